// Figures of a running site from outside: /metrics and /proc.
import { readdirSync, readFileSync } from 'node:fs'
import { METRICS_PATH } from '../../server/monitoring/metrics/metrics.routes.ts'
import { ask } from './request.ts'

export const METRICS_TOKEN = 'chaos-metrics-token'

/** Event-loop delay in milliseconds since the previous scrape. */
export async function readDelays(url: string): Promise<{ p99Ms: number; maxMs: number }> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const { status, text } = await ask(url + METRICS_PATH, { headers })
  if (status !== 200) throw new Error(`${METRICS_PATH} answers ${status}`)
  const ms = (name: string) =>
    1_000 * Number(new RegExp(`^nodejs_eventloop_delay_${name}_seconds (.+)$`, 'm').exec(text)?.[1])
  return { p99Ms: ms('p99'), maxMs: ms('max') }
}

export function countOpenFiles(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length
}

const TICKS_PER_SECOND = 100

/** User and system time of all threads, in microseconds. */
export function processorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The program name in brackets may contain anything; the fields after it are regular.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1_000_000
}

/** Resident set size in megabytes. */
export function memory(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return (Number(/^Rss:\s+(\d+) kB/m.exec(rollup)?.[1]) * 1_024) / 1_000_000
}
