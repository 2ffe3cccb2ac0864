// Load at a fixed rate: a slow reply does not delay the next request.
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from './request.ts'

const TICK_MS = 1

export type Rate = { perSecond: number; forMs?: number; signal?: AbortSignal }

/** Milliseconds from the moment each request was due, so that queueing counts. */
export async function atRate(
  { perSecond, forMs = Number.POSITIVE_INFINITY, signal }: Rate,
  once: (number: number) => Promise<unknown>,
): Promise<number[]> {
  const begun = performance.now()
  const pending: Promise<number>[] = []
  const total = Math.round((forMs / 1_000) * perSecond)
  while (pending.length < total && !signal?.aborted) {
    const due = begun + (pending.length / perSecond) * 1_000
    if (performance.now() < due) {
      await sleep(TICK_MS)
      continue
    }
    pending.push(once(pending.length).then(() => performance.now() - due))
  }
  return Promise.all(pending)
}

export type Visit = { path: string; headers: Record<string, string> }

type Load = Rate & { url: string; connections: number; visit(): Visit }

export type Loaded = {
  /** Milliseconds of every request. */
  times: number[]
  /** 2xx or 3xx. */
  good: number
  /** Addresses with another status, or whose connection was refused or closed during the request. */
  wrong: string[]
}

/** Visits over many connections. */
export async function loadSteadily({ url, connections, visit, ...rate }: Load): Promise<Loaded> {
  // First in, first out: no connection is idle for so long that the site closes it.
  const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' })
  const wrong: string[] = []
  let good = 0
  const times = await atRate(rate, async () => {
    const { path, headers } = visit()
    const outcome = await ask(url + path, { headers, agent }).then(
      ({ status }) => status,
      ({ code }: NodeJS.ErrnoException) => code ?? 'broken',
    )
    if (typeof outcome === 'number' && outcome >= 200 && outcome < 400) good += 1
    else wrong.push(`${path} ${outcome}`)
  })
  agent.destroy()
  return { times, good, wrong }
}
