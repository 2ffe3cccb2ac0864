// How long the boards of one mode take to read from MariaDB, as the plugin makes its tables and with indexes.
// node_modules/.bin/node proof/bench/leaderboards.ts [--players 100000]
import { parseArgs } from 'node:util'
import mysql, { type Connection, type RowDataPacket } from 'mysql2/promise'
import { loadAverage } from '#scripts/lib/load-average.ts'
import { printTable } from '#scripts/lib/table.ts'
import { openLeaderboardSource } from '#server/network/leaderboards/sources/index.ts'
import { topQuery } from '#server/network/leaderboards/sources/top-query.ts'
import { toBoardsAddress } from '#server/network/servers/boards-address.ts'
import { DEMO_BOARDS } from '#simulators/demo-boards.ts'
import { createBoardStatements } from '#tests/support/mariadb-boards.ts'
import { startMariadbServer } from '#tests/support/mariadb-server.ts'
import { figure, median, printGoals } from './goals.ts'

const TYCOON_BOARDS = DEMO_BOARDS.tycoon
const PERIODS = ['weekly', 'monthly', 'alltime'] as const
const ROUNDS = 7
const UPDATES = 2_000
const LIMIT_MS = 200
const [BOARD] = TYCOON_BOARDS.map((key) => `ajlb_${key}`)

const { values } = parseArgs({ options: { players: { type: 'string', default: '100000' } } })
const players = Math.max(100, Math.round(Number(values.players) || 100_000))

console.log(`${figure(players, 0)} players on each of ${TYCOON_BOARDS.length} boards, load ${loadAverage()}`)
const server = await startMariadbServer({ bufferPoolMb: 2_048 })
try {
  const db = await mysql.createConnection({
    uri: server.url,
    supportBigNumbers: true,
    bigNumberStrings: true,
  })
  await db.query('create database mc character set utf8mb4')
  await db.query("create user web@'%' identified by 'secret'")
  await db.query("grant select on mc.* to web@'%'")
  await db.query('use mc')
  const filled = await timed(() => fill(db))
  console.log(`Filled in ${figure(filled / 1_000, 1)} s: ${await sizes(db)}\n`)

  const bare = await measure(db, 'as the plugin makes its tables')
  const made = await timed(() => addIndexes(db))
  console.log(`Indexes made in ${figure(made / 1_000, 1)} s: ${await sizes(db)}`)
  console.log(`${indexStatements('ajlb_<board>').join(';\n')};\n`)
  const indexed = await measure(db, 'with three indexes on each board')
  await db.end()
  report(bare, indexed)
} finally {
  await server.stop()
}

type Measured = { what: string; readings: number[]; updateUs: number }

async function measure(db: Connection, what: string): Promise<Measured> {
  console.log(`Query plan, ${what}`)
  await explain(db)
  const readings: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) readings.push(await timed(readAll))
  const updateUs = median(await updates(db)) * 1_000
  console.log(`Readings: ${readings.map((ms) => figure(ms, 0)).join(', ')} ms, load ${loadAverage()}\n`)
  return { what, readings: readings.slice(1), updateUs }
}

/** Exactly what the refresh of one tab does, connecting included. */
async function readAll(): Promise<void> {
  const { host } = new URL(server.url)
  const url = `mysql://web:secret@${host}/mc?prefix=ajlb_`
  const address = toBoardsAddress(url)
  const source = address && openLeaderboardSource(address)
  const reading = await source?.read(TYCOON_BOARDS, { limit: 20, signal: new AbortController().signal })
  if (reading?.problem || reading?.boards.size !== TYCOON_BOARDS.length)
    throw new Error(`${reading?.problem}`)
}

async function explain(db: Connection): Promise<void> {
  const rows: string[][] = []
  for (const period of PERIODS) {
    const query = topQuery({ table: BOARD ?? '', period, limit: 20 })
    const [[plan]] = await db.query<RowDataPacket[]>(`explain ${query}`)
    await db.query('flush status')
    const ms = await timed(() => db.query(query))
    const [found] = await db.query<RowDataPacket[]>(
      `show session status where Variable_name like 'Handler_read%' or Variable_name like 'Sort%'`,
    )
    const status = new Map(found.map(({ Variable_name, Value }) => [Variable_name, Number(Value)]))
    const looked = [...status]
      .filter(([name]) => name.startsWith('Handler_read'))
      .reduce((sum, [, n]) => sum + n, 0)
    rows.push([
      ...[period, plan?.type, plan?.key ?? 'none', plan?.Extra, figure(looked, 0)],
      ...[sorting(status), figure(ms, 1)],
    ])
  }
  printTable(['period', 'type', 'key', 'extra', 'rows read', 'sorted', 'ms'], rows)
}

/** With a priority queue the database does not sort all rows. */
function sorting(status: ReadonlyMap<string, number>): string {
  if (!status.get('Sort_scan') && !status.get('Sort_range')) return 'not at all'
  return status.get('Sort_priority_queue_sorts') ? 'best 20 in passing' : 'all'
}

async function fill(db: Connection): Promise<void> {
  for (const key of TYCOON_BOARDS) {
    const table = `ajlb_${key}`
    for (const statement of createBoardStatements(table)) await db.query(statement)
    const gain = (most: number) => `if(rand() < 0.7, 0, round(pow(rand(), 3) * ${most}, 2)), 0, 1763164800000`
    await db.query(
      `insert into \`${table}\` select uuid(), round(pow(rand(), 4) * 1000000000, 2),
       0, 0, 1763164800000, ${gain(1e6)}, ${gain(7e6)}, ${gain(3e7)}, ${gain(3e8)},
       concat('Player', seq), '&7[&eMember&7] ', '', concat('&7[&eMember&7] Player', seq)
       from seq_1_to_${players}`,
    )
    await db.query(`analyze table \`${table}\``)
  }
}

/** With these, the database finds the top rows without a table scan. */
function indexStatements(table: string): string[] {
  return ['weekly_delta', 'monthly_delta', 'value'].map(
    (column) => `CREATE INDEX \`top_${column}\` ON \`${table}\` (\`${column}\`, \`namecache\`)`,
  )
}

async function addIndexes(db: Connection): Promise<void> {
  for (const key of TYCOON_BOARDS) {
    for (const statement of indexStatements(`ajlb_${key}`)) await db.query(statement)
    await db.query(`analyze table \`ajlb_${key}\``)
  }
}

/** What the plugin does for a player who is online: one row by its id. */
async function updates(db: Connection): Promise<number[]> {
  const [ids] = await db.query<RowDataPacket[]>(`select id from \`${BOARD}\` limit ${UPDATES}`)
  const change = `update \`${BOARD}\` set value = value + 1, weekly_delta = weekly_delta + 1,
    monthly_delta = monthly_delta + 1 where id = ?`
  const times: number[] = []
  for (const { id } of ids) times.push(await timed(() => db.query(change, [id])))
  return times
}

async function sizes(db: Connection): Promise<string> {
  const [[size]] = await db.query<RowDataPacket[]>(
    `select sum(data_length) / 1048576 as rows_mb, sum(index_length) / 1048576 as index_mb
     from information_schema.tables where table_schema = 'mc'`,
  )
  return `${figure(Number(size?.rows_mb), 0)} MB of rows, ${figure(Number(size?.index_mb), 0)} MB of indexes`
}

function report(bare: Measured, indexed: Measured): void {
  const goal = ({ what, readings }: Measured) => ({
    id: 'G19',
    what: `reading of all boards, ${what}`,
    figures: readings,
    unit: 'ms',
    atMost: { must: LIMIT_MS },
  })
  printGoals([goal(bare), goal(indexed)])
  const [without, withThem] = [median(bare.readings), median(indexed.readings)]
  console.log(
    `\nWithout the indexes a reading takes ${figure(without / withThem, 0)} times as long: the database looks at every row
of every board three times, one query after the other, each stopped after 3 s, once in 5 minutes
(${figure(without / 3_000, 2)} % of one of its cores). With them an update of the plugin takes
${figure(indexed.updateUs, 0)} µs instead of ${figure(bare.updateUs, 0)} µs.`,
  )
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
