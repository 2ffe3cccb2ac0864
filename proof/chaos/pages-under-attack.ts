// Latency of pages and API calls while something else fails.
import { Agent } from 'node:http'
import { atRate } from './at-rate.ts'
import type { Row } from './chaos-test.ts'
import { percentile } from './figures.ts'
import { ask } from './request.ts'

const PER_SECOND = 100
const PATHS = ['/en', '/id/leaderboard', '/api/store/products', '/api/leaderboards/global']
const SECOND_MS = 1_000

export type Visited = { times: number[]; wrong: number }

/** Visits at a steady rate until the work is done. */
export async function visitWhile(url: string, work: () => Promise<void>): Promise<Visited> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  const over = new AbortController()
  let wrong = 0
  const visiting = atRate({ perSecond: PER_SECOND / 2, signal: over.signal }, async (number) => {
    const answer = await ask(url + PATHS[number % PATHS.length], { agent }).catch(() => null)
    if (answer?.status !== 200) wrong += 1
  })
  await work().finally(() => over.abort())
  const times = await visiting
  agent.destroy()
  return { times, wrong }
}

/** The p99 of each second. Rejects when one of them does not answer with 200. */
export async function lookAtPages(url: string, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  const slowest: number[] = []
  for (let second = 0; second < Math.max(1, seconds); second += 1) {
    const forMs = SECOND_MS * Math.min(1, seconds)
    const times = await atRate({ perSecond: PER_SECOND, forMs }, async (number) => {
      const path = PATHS[number % PATHS.length]
      const { status } = await ask(url + path, { agent })
      if (status !== 200) throw new Error(`${path} answers ${status}`)
    })
    slowest.push(percentile(times, 0.99))
  }
  agent.destroy()
  return slowest
}

export function pagesRow(calm: readonly number[], meanwhile: readonly number[]): Row {
  const [before, during] = [middle(calm), middle(meanwhile)]
  return {
    what: 'pages meanwhile, p99 of a second, median',
    bar: 'as before, +10% or 5 ms',
    timed: true,
    figure: `${during.value.toFixed(1)} ms (${during.range}), before ${before.value.toFixed(1)} ms (${before.range})`,
    ok: during.value <= Math.max(1.1 * before.value, before.value + 5),
  }
}

/** Median and range of several rounds. */
function middle(rounds: readonly number[]): { value: number; range: string } {
  const digits = Math.max(...rounds) < 100 ? 1 : 0
  const range = `${Math.min(...rounds).toFixed(digits)} – ${Math.max(...rounds).toFixed(digits)}`
  return { value: percentile(rounds, 0.5), range }
}
