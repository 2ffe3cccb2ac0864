// A SQLite file in the format of the ajLeaderboards plugin, with generated players who gain points every day.
import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, statSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { boards as demo } from '#content/settings/boards.ts'
import { playDays, valuesOf } from './leaderboards-growth.ts'
import { chance, playerNames } from './player-names.ts'

type DemoTab = 'survival' | 'tycoon'

const TABS: readonly DemoTab[] = ['survival', 'tycoon']
/** The tables of the plugin that the demo shows. */
const boardsOf = (tab: DemoTab) =>
  demo.tabs.filter(({ id }) => id === tab).flatMap(({ boards }) => boards.map(({ board }) => board))
export const DEMO_BOARDS = { survival: boardsOf('survival'), tycoon: boardsOf('tycoon') }
const PLAYERS = 120
/** Columns in the order of the plugin. */
const RESETS = ['hourly', 'daily', 'weekly', 'monthly', 'yearly'] as const
const SCHEMA_VERSION = 5
const LOOK_AGAIN_MS = 10 * 60 * 1_000

type File = { path: string; tab: DemoTab; now: Date }
type Files = { folder: string; now(): Date }

/** Writes both files, and again on a new day. A restart reuses those of today. */
export function startLeaderboardsFiles({ folder, now }: Files) {
  const path = { survival: join(folder, 'survival.db'), tycoon: join(folder, 'tycoon.db') }
  function write(): void {
    const at = now()
    for (const tab of TABS) {
      if (!isOfDay(path[tab], at)) writeLeaderboardsFile({ path: path[tab], tab, now: at })
    }
  }
  write()
  const timer = setInterval(write, LOOK_AGAIN_MS).unref()
  return {
    urls: { survival: `sqlite:${path.survival}`, tycoon: `sqlite:${path.tycoon}` },
    close: () => clearInterval(timer),
  }
}

/** Atomic, by rename. */
export function writeLeaderboardsFile({ path, tab, now }: File): void {
  mkdirSync(dirname(path), { recursive: true })
  // Several processes may write the same file, so each has its own temporary file.
  const fresh = `${path}.${randomUUID()}.new`
  const db = new DatabaseSync(fresh)
  db.exec('pragma journal_mode = memory; pragma synchronous = off; begin')
  for (const board of DEMO_BOARDS[tab]) createBoard(db, board)
  db.exec('create table extras (id TEXT, placeholder VARCHAR(255), value VARCHAR(2048))')
  for (const board of DEMO_BOARDS[tab]) fillBoard(db, { board, tab, now })
  db.exec(`commit; pragma user_version = ${SCHEMA_VERSION}`)
  db.close()
  utimesSync(fresh, now, now)
  renameSync(fresh, path)
}

function isOfDay(path: string, now: Date): boolean {
  const written = statSync(path, { throwIfNoEntry: false })?.mtime
  return written !== undefined && playDays(written).daily.day === playDays(now).daily.day
}

/** The statement of the plugin. Its index names repeat for every board, so SQLite creates them only once. */
function createBoard(db: DatabaseSync, board: string): void {
  const timed = RESETS.flatMap((reset) =>
    ['delta', 'lasttotal', 'timestamp'].map((column) => `'${reset}_${column}' DECIMAL(65, 2)`),
  )
  db.exec(
    `create table '${board}' (id TEXT PRIMARY KEY, value DECIMAL(65, 2), ${timed.join(', ')},
     namecache TEXT, prefixcache TEXT, suffixcache TEXT, displaynamecache TEXT)`,
  )
  for (const reset of RESETS) {
    db.exec(`create index if not exists ${reset}_timestamp on '${board}' (${reset}_timestamp)`)
  }
}

function fillBoard(db: DatabaseSync, { board, tab, now }: { board: string; tab: DemoTab; now: Date }): void {
  const columns = 2 + RESETS.length * 3 + 4
  const insert = db.prepare(`insert into '${board}' values (${Array(columns).fill('?').join(', ')})`)
  const days = playDays(now)
  for (const name of playerNames(PLAYERS, tab)) {
    const { value, at } = valuesOf({ player: `${tab}/${name}`, board, days })
    const timed = RESETS.flatMap((reset) => [round(value - at[reset]), at[reset], days[reset].wallClockMs])
    insert.run(idOf(name), value, ...timed, name, '', '', name)
  }
}

/** The plugin stores two decimals. */
function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** Floodgate gives Bedrock players an id that begins with zeros. */
function idOf(name: string): string {
  const hex = [0, 1, 2, 3].map((part) => hexOf(name, part)).join('')
  if (name.startsWith('.')) return `00000000-0000-0000-0009-${hex.slice(0, 12)}`
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}

function hexOf(name: string, part: number): string {
  return Math.floor(chance(`id/${part}/${name}`) * 2 ** 32)
    .toString(16)
    .padStart(8, '0')
}
