// A worker thread with a steady request rate, so that work of the test itself does not count as latency.
import { Agent } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { ask } from './request.ts'
import type { Visited } from './run-while.ts'

const PER_SECOND = 50
const PATHS = ['/en', '/id/store', '/en/leaderboard', '/api/store/products', '/api/gamemodes/images']

const { url } = workerData as { url: string }
const agent = new Agent({ keepAlive: true, maxSockets: 32 })
const pending: Promise<void>[] = []
const visited: Visited = { times: [], wrong: 0 }
const begun = performance.now()

/** Timed from the moment it was due. */
async function visit(number: number): Promise<void> {
  const due = begun + (number / PER_SECOND) * 1_000
  const status = await ask(url + PATHS[number % PATHS.length], { agent }).then(
    (answer) => answer.status,
    () => 0,
  )
  visited.times.push(performance.now() - due)
  if (status !== 200) visited.wrong += 1
}

const beat = setInterval(() => {
  const due = 1 + Math.floor(((performance.now() - begun) / 1_000) * PER_SECOND)
  while (pending.length < due) pending.push(visit(pending.length))
}, 5)

parentPort?.once('message', async () => {
  clearInterval(beat)
  await Promise.all(pending)
  agent.destroy()
  parentPort?.postMessage(visited)
})
