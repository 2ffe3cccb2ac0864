// History of the status page: a year of minutes for eight servers, how much room it takes, and how long each chart takes.
// node proof/bench/status-history.ts [--sqlite <file>]: a file that stays; it is filled when it has no history.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { demoSettings } from '#content/settings/index.ts'
import { STATUS_RANGES, STORE_SERIES } from '#contract/network/status-history.ts'
import { startOwnPostgres } from '#proof/chaos/own-postgres.ts'
import { loadAverage } from '#scripts/lib/load-average.ts'
import { insertPoints, type Point } from '#server/network/status-history/point.repository.ts'
import { DAY, RESOLUTIONS, startOf, toMinute } from '#server/network/status-history/spans.ts'
import { createStatusHistory } from '#server/network/status-history/status-history.service.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { openSqlite } from '#server/platform/database/sqlite.ts'
import { systemClock } from '#server/platform/kernel/clock.ts'
import { crowdAt } from '#simulators/crowd.ts'
import { gameServers } from '#tests/support/game-servers.ts'
import { cpuTime } from './cpu-time.ts'
import { type Goal, printGoals } from './goals.ts'

const IDS = ['lobby', 'survival', 'skyblock', 'creative', 'prison', 'oneblock', 'bedwars', 'events']
const SERIES = ['network', ...IDS, STORE_SERIES]
const REQUESTS = 200
const MEGABYTE = 2 ** 20

const { values } = parseArgs({ options: { sqlite: { type: 'string' } } })
const folder = mkdtempSync(join(tmpdir(), 'angkasa-status-'))
const postgres = await startOwnPostgres()
try {
  const goals = [
    ...(await measure('SQLite', openSqlite(values.sqlite ?? join(folder, 'status.db')))),
    ...(await measure('PostgreSQL', openPostgres(postgres.url, { warn: () => {} }))),
  ]
  console.log(`Load average ${loadAverage()}, ${REQUESTS} requests of each chart`)
  printGoals(goals)
} finally {
  await postgres[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true, force: true })
}

async function measure(kind: 'SQLite' | 'PostgreSQL', db: Database): Promise<Goal[]> {
  await migrate(db)
  const before = await sizeOf(kind, db)
  const first = await db.selectFrom('status_point').select('at').limit(1).executeTakeFirst()
  if (!first) await fill(db)
  // As autovacuum does by itself after so many rows.
  if (kind === 'PostgreSQL') await sql`vacuum analyze`.execute(db)
  const size = (await sizeOf(kind, db)) - before
  const servers = gameServers(IDS.map((id) => ({ id }))).current()
  const history = createStatusHistory({
    db,
    clock: systemClock,
    simulatedPlayersAt: null,
    paymentsOutage: () => null,
    status: {
      isOff: () => false,
      observeAll: () => ['network', ...IDS].map((id) => ({ id, reach: 'up', players: 40 })),
    },
    servers: { current: () => servers },
    currentSettings: () => demoSettings,
    parts: () => ({ payments: { mode: 'real' } }),
  })
  const goals: Goal[] = [
    {
      id: 'status',
      what: `${kind}: a year of eight servers`,
      figures: [size / MEGABYTE],
      digits: 1,
      unit: 'MB',
      atMost: { must: 20 },
    },
  ]
  for (const range of STATUS_RANGES) {
    const times: number[] = []
    // The first request opens the connections to the database.
    await history.overview(range)
    const cpuBefore = await cpuTime(db, kind)
    for (let request = 0; request < REQUESTS; request += 1) {
      history.invalidate()
      const begun = performance.now()
      await history.overview(range)
      times.push(performance.now() - begun)
    }
    const cpu = ((await cpuTime(db, kind)) - cpuBefore) / REQUESTS
    const p99 = times.toSorted((one, other) => one - other)[Math.ceil(REQUESTS * 0.99) - 1] ?? Number.NaN
    const shared = { unit: 'ms', digits: 1, atMost: { must: 20 } }
    goals.push({ ...shared, id: 'status', what: `${kind}: page of ${range}, CPU`, figures: [cpu] })
    goals.push({ ...shared, id: 'status', what: `${kind}: page of ${range}`, figures: times })
    goals.push({ ...shared, id: 'status', what: `${kind}: page of ${range}, p99`, figures: [p99] })
  }
  await db.destroy()
  return goals
}

/** The database after a year: each resolution as far back as its retention. */
async function fill(db: Database): Promise<void> {
  const now = toMinute(systemClock.now())
  for (const series of SERIES) {
    const points = Object.values(RESOLUTIONS).flatMap(({ span, days }) =>
      Array.from({ length: (days * DAY) / span }, (_, index) =>
        toPoint(series, startOf(now, span) - index * span, span),
      ),
    )
    await db.transaction().execute((trx) => insertPoints(trx, points))
  }
}

/** Every ninth day has a restart. */
function toPoint(series: string, at: number, span: number): Point {
  const players = Math.round(crowdAt(new Date(at * 60_000)).online / (series === 'network' ? 1 : IDS.length))
  const down = span === DAY && Math.floor(at / DAY) % 9 === 0 ? 3 : 0
  return {
    series,
    is_demo: 0,
    span,
    at,
    up: span - down,
    down,
    unknown: 0,
    players: players * (span - down),
    peak: players,
    peak_at: at,
  }
}

async function sizeOf(kind: 'SQLite' | 'PostgreSQL', db: Database): Promise<number> {
  const query =
    kind === 'SQLite'
      ? sql<{
          bytes: number
        }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: number }>`select pg_total_relation_size('status_point')::int as bytes`
  const { rows } = await query.execute(db)
  return rows[0]?.bytes ?? 0
}
