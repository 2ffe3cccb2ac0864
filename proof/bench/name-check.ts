// How long the check of a name takes with 100,000 known players and full boards, on both databases.
// node proof/bench/name-check.ts [--players 100000] [--requests 500]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startOwnPostgres } from '#proof/chaos/own-postgres.ts'
import { loadAverage } from '#scripts/lib/load-average.ts'
import { printTable } from '#scripts/lib/table.ts'
import { createKnownPlayers } from '#server/network/known-players/known-players.service.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { openSqlite } from '#server/platform/database/sqlite.ts'
import { systemClock } from '#server/platform/kernel/clock.ts'
import { playerNames } from '#simulators/player-names.ts'
import { figure, median } from './goals.ts'

const LIMIT_MS = 20
/** More than eight tabs of boards and a thousand donators show. */
const PUBLIC_NAMES = 5_000
const ROWS_AT_ONCE = 500
const SERVER = 'survival'

const { values } = parseArgs({
  options: { players: { type: 'string', default: '100000' }, requests: { type: 'string', default: '500' } },
})
const requests = Number(values.requests)
const count = Number(values.players)
const names = Array.from({ length: count }, (_, at) => `Player_${at.toString(36)}`)
const publicNames = playerNames(PUBLIC_NAMES, 'bench').map((name) => ({ name, value: '1' }))
const ranking = { tab: SERVER, board: 'kills', period: 'weekly' as const, entries: publicNames }

const folder = mkdtempSync(join(tmpdir(), 'angkasa-names-'))
const postgres = await startOwnPostgres()
try {
  console.log(
    `${count} known players, ${PUBLIC_NAMES} names on boards, ${requests} requests, load ${loadAverage()}`,
  )
  const rows = [
    ...(await measure('SQLite', openSqlite(join(folder, 'names.db')))),
    ...(await measure('PostgreSQL', openPostgres(postgres.url, { warn: () => {} }))),
  ]
  printTable(['database', 'what', 'median ms', 'p99 ms', 'must', 'met'], rows)
  console.log(`Load average: ${loadAverage()}`)
} finally {
  await postgres[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true, force: true })
}

async function measure(kind: string, db: Database): Promise<string[][]> {
  await migrate(db)
  await fill(db)
  const players = createKnownPlayers({
    db,
    clock: systemClock,
    listRankings: () => [ranking],
    servers: {
      current: () => ({
        list: [
          {
            id: SERVER,
            name: SERVER,
            bedrockPrefix: '.',
            failureTexts: [],
            rcon: null,
            rconLacks: null,
            ping: null,
            boards: { kind: 'sqlite', path: 'none' },
          },
        ],
        simulated: { rcon: false, ping: false, boards: false },
      }),
    },
  })
  const looks: Record<string, (turn: number) => string> = {
    'a known name': (turn) => names[(turn * 7_919) % count] ?? '',
    'a mistyped name': (turn) =>
      `${publicNames[(turn * 31) % PUBLIC_NAMES]?.name.replace(/^\./, '').slice(0, 14)}x`,
    'an unknown name': (turn) => `Nobody_${turn}`,
  }
  const rows: string[][] = []
  for (const [what, nameOf] of Object.entries(looks)) {
    const times: number[] = []
    for (let turn = 0; turn < requests; turn += 1) {
      const started = performance.now()
      await players.check({ name: nameOf(turn), edition: 'java' }, `10.0.${turn >> 8}.${turn & 255}`)
      times.push(performance.now() - started)
    }
    const p99 = times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN
    const met = p99 <= LIMIT_MS ? 'yes' : 'MISSED'
    rows.push([kind, what, figure(median(times), 2), figure(p99, 2), `≤ ${LIMIT_MS}`, met])
  }
  await db.destroy()
  return rows
}

async function fill(db: Database): Promise<void> {
  const today = new Date().toISOString()
  for (let at = 0; at < names.length; at += ROWS_AT_ONCE) {
    const rows = names.slice(at, at + ROWS_AT_ONCE).map((name) => ({
      key: name.toLowerCase(),
      name,
      edition: 'java',
      seen_on: today.slice(0, 10),
      source: 'boards',
      found_on: today.slice(0, 10),
    }))
    await db.insertInto('known_player').values(rows).execute()
  }
  const source = { id: SERVER, position: '', next_at: today, completed_at: today }
  await db.insertInto('known_player_source').values(source).execute()
}
