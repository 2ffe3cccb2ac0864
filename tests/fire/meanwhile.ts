// How long visitors wait while something heavy goes on: every question counts, none is left out.
import { Agent } from 'node:http'
import { ask } from './ask.ts'
import { percentile } from './figures.ts'
import { type Row, within } from './fire.ts'

const PER_SECOND = 50
const PATHS = ['/en', '/id/store', '/en/vote', '/api/store/products', '/api/gamemodes/images']

export type Visited = { times: number[]; wrong: number }

/** Visits at a steady rate until the work is done; each is timed from the moment it was due. */
export async function visitMeanwhile<Result>(
  url: string,
  work: () => Promise<Result>,
): Promise<{ result: Result; visited: Visited }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  const pending: Promise<void>[] = []
  const visited: Visited = { times: [], wrong: 0 }
  const begun = performance.now()
  const visit = async (number: number) => {
    const due = begun + (number / PER_SECOND) * 1_000
    const status = await ask(url + PATHS[number % PATHS.length], { agent }).then(
      (answer) => answer.status,
      () => 0,
    )
    visited.times.push(performance.now() - due)
    if (status !== 200) visited.wrong += 1
  }
  const beat = setInterval(() => {
    const owed = 1 + Math.floor(((performance.now() - begun) / 1_000) * PER_SECOND)
    while (pending.length < owed) pending.push(visit(pending.length))
  }, 5)
  try {
    const result = await work()
    clearInterval(beat)
    await Promise.all(pending)
    return { result, visited }
  } finally {
    clearInterval(beat)
    agent.destroy()
  }
}

export function meanwhileRow(id: string, what: string, { times }: Visited): Row {
  const note = `p50 ${percentile(times, 0.5).toFixed(1)}, ${times.length} visits`
  return within(id, what, percentile(times, 0.99), 100, note)
}
