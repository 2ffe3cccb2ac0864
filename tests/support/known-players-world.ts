// The name check with a site's database and a game's, both real.
import { test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { createKnownPlayers } from '#server/network/known-players/known-players.service.ts'
import { createNameReader } from '#server/network/known-players/name-reader.service.ts'
import { openLeaderboardSource } from '#server/network/leaderboards/sources/index.ts'
import { toBoardsAddress } from '#server/network/servers/boards-address.ts'
import { type BoardDatabaseKind, openBoards } from './board-databases.ts'
import { type DatabaseKind, openTestDatabase } from './databases.ts'
import { boardServer } from './game-servers.ts'

const ADDRESS = '203.0.113.7'
/** The database of the site, and that of the game. */
const PAIRS: [DatabaseKind, BoardDatabaseKind][] = [
  ['sqlite', 'mariadb'],
  ['postgres', 'sqlite'],
]

export async function openNetwork(kind: DatabaseKind, gameKind: BoardDatabaseKind) {
  const site = await openTestDatabase(kind)
  const game = await openBoards(gameKind)
  const world = {
    now: new Date('2026-11-16T05:00:00Z'),
    isSimulated: false,
    hasBoards: true,
    gameUrl: game.url,
    /** Servers to which the order delivers. */
    targets: ['survival'],
    /** Keys of players with a delivered order. */
    delivered: [] as string[],
    publicNames: [] as { name: string; isInGame: boolean }[],
    logged: [] as string[],
    reads: 0,
  }
  const clock = { now: () => world.now }
  const servers = {
    current: () => ({
      list: [boardServer('survival', world.hasBoards ? toBoardsAddress(world.gameUrl) : null)],
      simulated: { rcon: false, ping: false, boards: world.isSimulated },
    }),
  }
  const log = { warn: (_details: object, message: string) => void world.logged.push(message) }
  const newReader = () =>
    createNameReader({
      db: site.db,
      clock,
      log,
      servers,
      pageRows: 2,
      shownSettings: () => ({ boards: demoSettings.boards }),
      openSource: (address) => {
        world.reads += 1
        return openLeaderboardSource(address)
      },
    })
  const newPlayers = () =>
    createKnownPlayers({
      db: site.db,
      clock,
      servers,
      listRankings: () => toRankings(world.publicNames),
      listTargets: async () => world.targets,
      hasDelivery: async (keys) => keys.some((key) => world.delivered.includes(key)),
    })
  const reader = newReader()
  return Object.assign(world, {
    db: site.db,
    game,
    reader,
    newReader,
    check: (name: string, edition: 'java' | 'bedrock' = 'java', address = ADDRESS) =>
      newPlayers().check({ name, edition }, address),
    players: newPlayers(),
    /** Turns until the round is done. */
    async readAll() {
      for (let turn = 0; turn < 20; turn += 1) {
        await reader.run()
        const rows = await site.db.selectFrom('known_player_source').selectAll().execute()
        if (rows.every(({ completed_at }) => completed_at !== null)) return
        world.now = new Date(world.now.getTime() + 60_000)
      }
    },
    async [Symbol.asyncDispose]() {
      await game[Symbol.asyncDispose]()
      await site[Symbol.asyncDispose]()
    },
  })
}

export const JAVA_IDS = Array.from(
  { length: 60 },
  (_, at) => `7a1c2f3e-1111-4222-a333-${String(at).padStart(12, '0')}`,
)
export const bedrockId = (at: number) => `00000000-0000-0000-0009-${String(at).padStart(12, '0')}`

type Row = { id: string; name: string; daily?: number; weekly?: number; monthly?: number }

export async function fill(
  game: Awaited<ReturnType<typeof openBoards>>,
  board: string,
  rows: readonly Row[],
) {
  await game.createBoard(board)
  for (const { id, name, daily = 0, weekly = 0, monthly = 0 } of rows) {
    await game.run(
      `insert into ajlb_${board} (id, namecache, value, daily_delta, weekly_delta, monthly_delta)
       values ('${id}', '${name}', 5, ${daily}, ${weekly}, ${monthly})`,
    )
  }
}

/** Each name on a list of its own: of the game, or of voters, who type their names. */
function toRankings(names: readonly { name: string; isInGame: boolean }[]) {
  return names.map(({ name, isInGame }) => ({
    tab: isInGame ? 'survival' : 'global',
    board: isInGame ? 'kills' : 'voters',
    period: isInGame ? ('weekly' as const) : ('current' as const),
    entries: [{ name, value: '1' }],
  }))
}

/** A test on each pair of databases. */
export const onPairs = (
  title: string,
  run: (network: Awaited<ReturnType<typeof openNetwork>>) => Promise<unknown>,
) =>
  test.each(PAIRS)(`%s, %s: ${title}`, async (kind, gameKind) => {
    await using network = await openNetwork(kind, gameKind)
    await run(network)
  })
