// Many connections with a fixed total rate: a slow reply does not delay the next request.
import { setTimeout as sleep } from 'node:timers/promises'
import { createKeepAliveConnection, type Outcome } from './keep-alive-connection.ts'

export type Visit = { path: string; question: Buffer }

type Load = {
  url: string
  perSecond: number
  connections: number
  /** The request with this number. */
  visit(number: number): Visit
  forMs?: number
  /** Stops the load early. */
  signal?: AbortSignal
}

export type Loaded = {
  asked: number
  /** Milliseconds of each reply from the moment its request was due, so that queueing counts. */
  times: number[]
  outcomes: Map<Outcome, number>
  /** Addresses with their wrong outcome; refused connections are only counted. */
  wrong: string[]
}

const TICK_MS = 1
const MAX_WRONG = 20

export async function loadSteadily({
  url,
  perSecond,
  connections,
  visit,
  forMs,
  signal,
}: Load): Promise<Loaded> {
  const open = Array.from({ length: connections }, () => createKeepAliveConnection(url))
  const loaded: Loaded = { asked: 0, times: [], outcomes: new Map(), wrong: [] }
  const total = forMs === undefined ? Number.POSITIVE_INFINITY : Math.round((forMs / 1_000) * perSecond)
  const begun = performance.now()
  const pending = new Set<Promise<void>>()

  async function ask(number: number): Promise<void> {
    const due = begun + (number / perSecond) * 1_000
    const { path, question } = visit(number)
    const outcome = await open[number % connections]?.ask(question)
    if (outcome === undefined) return
    if (typeof outcome === 'number') loaded.times.push(performance.now() - due)
    loaded.outcomes.set(outcome, (loaded.outcomes.get(outcome) ?? 0) + 1)
    if (isWrong(outcome) && loaded.wrong.length < MAX_WRONG) loaded.wrong.push(`${path} ${outcome}`)
  }

  while (loaded.asked < total && !signal?.aborted) {
    const due = Math.min(total, Math.ceil(((performance.now() - begun) / 1_000) * perSecond))
    for (; loaded.asked < due; loaded.asked += 1) {
      const asking = ask(loaded.asked).finally(() => pending.delete(asking))
      pending.add(asking)
    }
    await sleep(TICK_MS)
  }
  await Promise.all(pending)
  for (const connection of open) connection.close()
  return loaded
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
