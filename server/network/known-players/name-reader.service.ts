// Reads the names of all players from the game databases in the background, some pages at each turn.
import type { Settings } from '#contract/settings/sections.schema.ts'
import type {
  LeaderboardSource,
  PlayersTable,
} from '#server/network/leaderboards/sources/leaderboard-source.ts'
import type { BoardsAddress, GameServer, GameServers } from '#server/network/servers/game-server.ts'
import type { Core } from '#server/platform/database/core.ts'
import type { Db } from '#server/platform/database/schema.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import {
  claimSource,
  deleteNotFoundSince,
  deleteSimulated,
  findKnown,
  hasNames,
  type KnownPlayerRow,
  type NameSourceRow,
  saveSource,
  storeKnown,
} from './known-players.repository.ts'
import { daysBefore } from './last-seen.ts'
import { mergeRow, type NameSource, SIMULATED, toRows } from './merge-names.ts'

type Deps = Pick<Core, 'db' | 'clock'> & {
  log: Pick<Log, 'warn'>
  shownSettings(): Pick<Settings, 'boards'>
  servers: { current(): Pick<GameServers, 'list' | 'simulated'> }
  openSource(address: BoardsAddress): Pick<LeaderboardSource, 'players'>
  pageRows?: number
}

const PAGE_ROWS = 2_000
const PAGES_PER_TURN = 10
const LEASE_MS = 2 * 60_000
const NEXT_TURN_MS = 50_000
const NEXT_ROUND_MS = 10 * 60_000
/** A name that every source has lost is deleted after this time. */
const NOT_FOUND_DAYS = 120
/** Most likely to have every player. */
const TIME_PLAYED = 'statistic_time_played'

/** Names of the simulator are never those of a live site. */
export function sourceId(server: string, isSimulated: boolean): string {
  return isSimulated ? `${SIMULATED}:${server}` : server
}

type Reachable = Pick<GameServer, 'id' | 'bedrockPrefix'> & { boards: BoardsAddress }

export function createNameReader(deps: Deps) {
  const { db, clock, log, shownSettings, servers, openSource, pageRows = PAGE_ROWS } = deps
  const failing = new Set<string>()

  function tablesOf(server: string): { table: PlayersTable; label: string; source: NameSource }[] {
    const boards = shownSettings().boards.tabs.flatMap((tab) => (tab.server === server ? tab.boards : []))
    const names = [...new Set(boards.map(({ board }) => board))]
    names.sort((one, other) => Number(other === TIME_PLAYED) - Number(one === TIME_PLAYED))
    return [
      ...names.map((board) => ({ table: { board }, label: `board:${board}`, source: 'boards' as const })),
      { table: 'luckperms', label: 'luckperms', source: 'luckperms' },
      { table: 'plan', label: 'plan', source: 'plan' },
    ]
  }

  /** Reads on from the stored position, `<label> <id>`; the position '' is the beginning of a round. */
  async function readTurn(server: Reachable, row: NameSourceRow, signal: AbortSignal): Promise<string> {
    const { boards, bedrockPrefix, id } = server
    const tables = tablesOf(id)
    const isSimulated = servers.current().simulated.boards
    const [label, from = ''] = row.position.split(' ')
    const begun = tables.findIndex((one) => one.label === label)
    let at = Math.max(0, begun)
    let after = begun < 0 ? '' : from
    for (let page = 0; page < PAGES_PER_TURN && at < tables.length; page += 1) {
      const current = tables[at] as (typeof tables)[number]
      const found = await openSource(boards).players(current.table, { after, limit: pageRows, signal })
      if (found) {
        const now = clock.now()
        const source = isSimulated ? SIMULATED : current.source
        await storeNames(db, toRows(found.players, { prefixes: [bedrockPrefix], source, now }), now)
      }
      after = found?.next ?? ''
      if (after === '') at += 1
    }
    return at < tables.length ? `${tables[at]?.label} ${after}` : ''
  }

  async function takeTurn(server: Reachable, signal: AbortSignal): Promise<void> {
    const id = sourceId(server.id, servers.current().simulated.boards)
    const now = clock.now()
    const row = await claimSource(db, { id, now, until: new Date(now.getTime() + LEASE_MS) })
    if (!row) return
    try {
      const position = await readTurn(server, row, signal)
      const isRoundDone = position === ''
      // A database that has none of the tables ends its round as well, and knows no one.
      const isComplete = isRoundDone && (await hasNames(db))
      const end = clock.now().getTime()
      await saveSource(db, {
        id,
        position,
        // A round that found no one may have come before the boards were chosen.
        next_at: new Date(end + (isComplete ? NEXT_ROUND_MS : NEXT_TURN_MS)).toISOString(),
        completed_at: isComplete ? new Date(end).toISOString() : row.completed_at,
      })
      failing.delete(id)
    } catch (error) {
      if (signal.aborted) return
      if (!failing.has(id)) log.warn({ err: error, source: id }, 'names of players cannot be read')
      failing.add(id)
    }
  }

  return {
    /** One turn for each game server with a database; processes take turns by the stored row. */
    async run(signal: AbortSignal = new AbortController().signal): Promise<void> {
      const { list, simulated } = servers.current()
      for (const { boards, ...server } of list) if (boards) await takeTurn({ ...server, boards }, signal)
      if (!simulated.boards) await deleteSimulated(db, SIMULATED)
      await deleteNotFoundSince(db, daysBefore(clock.now(), NOT_FOUND_DAYS))
    },
  }
}

export async function storeNames(db: Db, rows: ReadonlyMap<string, KnownPlayerRow>, now: Date) {
  const known = new Map((await findKnown(db, [...rows.keys()])).map((row) => [row.key, row]))
  const changed = [...rows.values()].flatMap((row) => mergeRow(row, known.get(row.key), now) ?? [])
  await storeKnown(db, changed)
}
