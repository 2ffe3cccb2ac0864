// CPU time of this process and of the database's processes: it hardly depends on what else the machine does.
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Database } from '#server/database/schema.ts'
import type { DatabaseKind } from './many-rows.ts'

/** Of the clock in /proc. */
const TICK_MS = 10

/** Milliseconds so far. */
export async function cpuTime(db: Database, kind: DatabaseKind): Promise<number> {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000 + (kind === 'PostgreSQL' ? await ofConnections(db) : 0)
}

async function ofConnections(db: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database()
  `.execute(db)
  return rows.reduce((sum, { pid }) => sum + ticksOf(pid) * TICK_MS, 0)
}

/** A connection that was closed meanwhile counts as nothing. */
function ticksOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return Number(fields[11]) + Number(fields[12])
  } catch {
    return 0
  }
}
