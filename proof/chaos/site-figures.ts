// Figures of a running site from outside: /metrics and /proc.
import { readdirSync, readFileSync } from 'node:fs'
import { METRICS_PATH } from '../../server/monitoring/metrics/metrics.routes.ts'
import { ask } from './request.ts'

export const METRICS_TOKEN = 'chaos-metrics-token'

/** The p99 of the event-loop delay since the previous scrape, in milliseconds. */
export async function readDelay(url: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const { status, text } = await ask(url + METRICS_PATH, { headers })
  if (status !== 200) throw new Error(`${METRICS_PATH} answers ${status}`)
  return 1_000 * Number(/^nodejs_eventloop_delay_p99_seconds (.+)$/m.exec(text)?.[1])
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
