// Many connections with a fixed total rate.
import { Agent } from 'node:http'
import { atRate, type Rate } from './at-rate.ts'
import { ask } from './request.ts'

export type Visit = { path: string; headers?: Record<string, string> }

/** A status, or why there is none: connection refused or broken. */
type Outcome = number | 'refused' | 'broken'

type Load = Rate & {
  url: string
  connections: number
  /** The request with this number. */
  visit(number: number): Visit
}

export type Loaded = {
  asked: number
  /** Milliseconds of each reply from the moment its request was due, so that queueing counts. */
  times: number[]
  outcomes: Map<Outcome, number>
  /** Addresses with their wrong outcome; refused connections are only counted. */
  wrong: string[]
}

const MAX_WRONG = 20
const VISITED = ['/en', '/id/store', '/en/leaderboard', '/api/store/products', '/api/gamemodes/images']

export async function loadSteadily({ url, connections, visit, ...rate }: Load): Promise<Loaded> {
  const agents = Array.from({ length: connections }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  const outcomes: Loaded['outcomes'] = new Map()
  const wrong: string[] = []
  const times = await atRate(rate, async (number) => {
    const { path, headers } = visit(number)
    const outcome = await ask(url + path, { headers, agent: agents[number % connections] }).then(
      ({ status }) => status,
      ({ code }: NodeJS.ErrnoException): Outcome => (code === 'ECONNREFUSED' ? 'refused' : 'broken'),
    )
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    if (isWrong(outcome) && wrong.length < MAX_WRONG) wrong.push(`${path} ${outcome}`)
  })
  for (const agent of agents) agent.destroy()
  return { asked: times.length, times, outcomes, wrong }
}

/** Visits at a steady rate until the work is done. */
export async function visitWhile<Result>(
  url: string,
  work: () => Promise<Result>,
): Promise<{ result: Result; visited: Loaded }> {
  const over = new AbortController()
  const visit = (number: number) => ({ path: VISITED[number % VISITED.length] ?? '' })
  const loading = loadSteadily({ url, perSecond: 50, connections: 32, visit, signal: over.signal })
  const result = await work().finally(() => over.abort())
  return { result, visited: await loading }
}

function isWrong(outcome: Outcome): boolean {
  return outcome !== 'refused' && !isGood(outcome)
}

function isGood(outcome: Outcome): boolean {
  return typeof outcome === 'number' && outcome >= 200 && outcome < 400
}

export function countGood(loaded: Loaded): number {
  return count(loaded, isGood)
}

/** A wrong status, or a connection that closed during the request. */
export function countWrong(loaded: Loaded): number {
  return count(loaded, isWrong)
}

function count({ outcomes }: Loaded, which: (outcome: Outcome) => boolean): number {
  return [...outcomes].reduce((sum, [outcome, times]) => sum + (which(outcome) ? times : 0), 0)
}
