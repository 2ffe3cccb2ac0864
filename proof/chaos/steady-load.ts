// Visits over many connections with a fixed total rate.
import { Agent } from 'node:http'
import { atRate, type Rate } from './at-rate.ts'
import { ask } from './request.ts'

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
