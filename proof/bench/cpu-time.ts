// CPU time of this process and of the database's processes: it hardly depends on what else the machine does.
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Database } from '../../server/platform/database/schema.ts'
import type { DatabaseKind } from './many-rows.ts'

/** One tick of the clock in /proc. */
const TICK_MS = 10

/** Milliseconds so far. */
export async function cpuTime(db: Database, kind: DatabaseKind): Promise<number> {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000 + (kind === 'PostgreSQL' ? await ofConnections(db) : 0)
}

/** Connections that are open, and those that the server has closed since its start. */
async function ofConnections(db: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database()
  `.execute(db)
  const open = rows.map(({ pid }) => statOf(pid))
  const server = statOf(Number(open.find((stat) => stat.length > 0)?.[1]))
  const ticks = open.reduce((sum, stat) => sum + sumOf(stat.slice(11, 13)), sumOf(server.slice(13, 15)))
  return ticks * TICK_MS
}

/** Fields of /proc/<pid>/stat after the name of the program; none for a process that has ended. */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
  } catch {
    return []
  }
}

function sumOf(ticks: string[]): number {
  return ticks.reduce((sum, value) => sum + Number(value), 0)
}
