// Figures of a running site from outside: /metrics and /proc.
import { readdirSync } from 'node:fs'
import { METRICS_PATH } from '../../server/monitoring/metrics/metrics.routes.ts'
import { ask } from './request.ts'

export const METRICS_TOKEN = 'chaos-metrics-token'

/** By name with labels: `angkasa_part_trouble{part="status"}`. */
async function readMetrics(url: string): Promise<Map<string, number>> {
  const { status, text } = await ask(url + METRICS_PATH, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  })
  if (status !== 200) throw new Error(`${METRICS_PATH} answers ${status}`)
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ')
      return [line.slice(0, end), Number(line.slice(end + 1))]
    }),
  )
}

/** Event-loop delay in milliseconds since the previous scrape. */
export async function readDelays(url: string): Promise<{ p99Ms: number; maxMs: number }> {
  const figures = await readMetrics(url)
  const ms = (name: string) => 1_000 * (figures.get(`nodejs_eventloop_delay_${name}_seconds`) ?? Number.NaN)
  return { p99Ms: ms('p99'), maxMs: ms('max') }
}

/** Files and sockets that a process has open. */
export function countOpenFiles(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length
}
