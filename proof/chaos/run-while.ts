// Latency of visitors while something heavy runs.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export type Visited = { times: number[]; wrong: number }

/** Visits at a steady rate until the work is done. */
export async function visitWhile<Result>(
  url: string,
  work: () => Promise<Result>,
): Promise<{ result: Result; visited: Visited }> {
  const visitor = new Worker(new URL('./visitor.ts', import.meta.url), { workerData: { url }, execArgv: [] })
  try {
    await once(visitor, 'online')
    const result = await work()
    visitor.postMessage('stop')
    const [visited] = (await once(visitor, 'message')) as [Visited]
    return { result, visited }
  } finally {
    await visitor.terminate()
  }
}
