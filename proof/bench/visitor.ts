// A visitor in a thread of its own, so that the work of the measuring program does not count: asks for the home page at fixed
// moments and counts from the moment it should have asked, so that a pause counts for every request it delays.
import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, Worker, workerData } from 'node:worker_threads'

const EVERY_MS = 10
const agent = new Agent({ keepAlive: true, maxSockets: 100 })

/** Starts to visit; the function it returns ends the visits and returns their times in milliseconds. */
export function visit(url: string): () => Promise<number[]> {
  const worker = new Worker(import.meta.filename, { workerData: url })
  return async () => {
    const times = new Promise<number[]>((resolve) => worker.once('message', resolve))
    worker.postMessage('end')
    return times
  }
}

function ask(url: string, due: number): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`))
      response.resume().once('end', () => resolve(performance.now() - due))
    }).once('error', reject)
  })
}

async function visitUntilEnd(url: string): Promise<void> {
  const answers: Promise<number>[] = []
  let goesOn = true
  parentPort?.once('message', () => {
    goesOn = false
  })
  for (let due = performance.now(); goesOn; due += EVERY_MS) {
    await sleep(Math.max(0, due - performance.now()))
    answers.push(ask(url, due))
  }
  parentPort?.postMessage(await Promise.all(answers))
  agent.destroy()
}

if (parentPort && typeof workerData === 'string') await visitUntilEnd(workerData)
