// Pages and API calls while something else fails.
import { Agent } from 'node:http'
import { atRate } from './at-rate.ts'
import { ask } from './request.ts'

const PER_SECOND = 50
const PATHS = ['/en', '/id/leaderboard', '/api/store/products', '/api/leaderboards/global']

export type Visited = { count: number; wrong: number }

/** Visits at a steady rate until the work is done. */
export async function visitWhile(url: string, work: () => Promise<void>): Promise<Visited> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  const over = new AbortController()
  let wrong = 0
  const visiting = atRate({ perSecond: PER_SECOND, signal: over.signal }, async (number) => {
    const answer = await ask(url + PATHS[number % PATHS.length], { agent }).catch(() => null)
    if (answer?.status !== 200) wrong += 1
  })
  await work().finally(() => over.abort())
  const { length: count } = await visiting
  agent.destroy()
  return { count, wrong }
}
