// pg_dump and pg_restore, which backups of PostgreSQL need.
import { spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { type RowCounts, rowsOf } from './row-counts.ts'
import { MIGRATION_TABLES, type Table } from './tables.ts'
import { UserError } from './user-error.ts'

type ToolName = 'pg_dump' | 'pg_restore'
export type Tools = Record<ToolName, string>

/** Debian installs each version in a folder outside PATH; the newest can dump older servers. */
const PLACES = '/usr/lib/postgresql/*/bin'

/** Null when one of them is missing. */
export function findTools(path: string = process.env.PATH ?? ''): Tools | null {
  const pg_dump = findTool('pg_dump', path)
  const pg_restore = findTool('pg_restore', path)
  return pg_dump && pg_restore ? { pg_dump, pg_restore } : null
}

export function requireTools(tools: Tools | null): Tools {
  if (tools) return tools
  throw new UserError(
    'pg_dump and pg_restore are needed for PostgreSQL: install its client programs (Debian: apt-get install postgresql-client).',
  )
}

function findTool(name: ToolName, path: string): string | undefined {
  const newestFirst = globSync(PLACES).sort(byNumber).reverse()
  return [...newestFirst, ...path.split(delimiter)].map((folder) => join(folder, name)).find(existsSync)
}

function byNumber(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}

type Dumping = { databaseUrl: string; snapshot: string; tables: readonly Table[]; file: string }

/** Dumps an exported snapshot, so that dump and figures show the same state. */
export async function dump(tools: Tools, { databaseUrl, snapshot, tables, file }: Dumping): Promise<void> {
  await runTool(tools.pg_dump, databaseUrl, [
    ...['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${snapshot}`, `--file=${file}`],
    ...[...tables, ...MIGRATION_TABLES].map((table) => `--table=${table}`),
  ])
}

/** In one transaction. */
export async function restore(tools: Tools, databaseUrl: string, file: string): Promise<void> {
  const { place } = withoutPassword(databaseUrl)
  await runTool(tools.pg_restore, databaseUrl, [
    ...['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'],
    ...[`--dbname=${place}`, file],
  ])
}

/** Reads the whole dump, without a server, and compares the number of rows. */
export async function requireDumped(tools: Tools, file: string, figures: RowCounts): Promise<void> {
  const child = spawn(tools.pg_restore, ['--data-only', '--file=-', file])
  const stderr = text(child.stderr)
  const ended = endOf(child)
  const counts = await countCopied(child.stdout)
  if ((await ended) !== 0) throw new UserError(`The dump cannot be read: ${await stderr}`)
  for (const [table, count] of counts) {
    const expected = figures[rowsOf(table)]
    if (expected !== undefined && expected !== count)
      throw new UserError(`${count} rows of ${table} were dumped.`)
  }
  const missing = Object.entries(figures).find(
    ([name, count]) => name.startsWith(rowsOf('')) && count > 0 && !counts.has(name.slice(rowsOf('').length)),
  )
  if (missing) throw new UserError(`The dump has no ${missing[0]}.`)
}

async function countCopied(script: NodeJS.ReadableStream): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  let table: string | null = null
  for await (const line of createInterface({ input: script, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (table === null) {
      table = /^COPY (?:[\w"]+\.)?"?(\w+)"? .*FROM stdin;$/.exec(line)?.[1] ?? null
      if (table !== null) counts.set(table, 0)
    } else if (line === '\\.') table = null
    else counts.set(table, (counts.get(table) ?? 0) + 1)
  }
  return counts
}

async function runTool(program: string, databaseUrl: string, args: string[]): Promise<void> {
  const { place, password } = withoutPassword(databaseUrl)
  const target = args.some((arg) => arg.startsWith('--dbname=')) ? [] : [`--dbname=${place}`]
  const child = spawn(program, [...target, ...args], {
    env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [stderr, code] = await Promise.all([text(child.stderr), endOf(child)])
  if (code !== 0) throw new UserError(stderr.trim() || `${program} ended with ${code}`)
}

/** The password goes into the environment, because other users can read the arguments of a process. */
function withoutPassword(databaseUrl: string): { place: string; password: string } {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  return { place: url.href, password }
}

function endOf(child: ReturnType<typeof spawn>): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
}
