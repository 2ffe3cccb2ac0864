// Figures of a running site from outside: /metrics and /proc.
import { readdirSync } from 'node:fs'
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

/** Files and sockets that a process has open. */
export function countOpenFiles(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length
}
