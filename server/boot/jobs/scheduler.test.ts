import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { startJobs } from './scheduler.ts'

function start(everyMs: number, run: () => Promise<void>) {
  const logged: object[] = []
  const log = { error: (details: object) => logged.push(details) }
  const stop = startJobs([{ name: 'test', everyMs, run }], { log, random: systemRandom })
  return { logged, stop }
}

test('runs a job periodically, never twice at once', async () => {
  let running = 0
  let runs = 0
  let most = 0
  const { stop } = start(1, async () => {
    running += 1
    most = Math.max(most, running)
    await sleep(2)
    running -= 1
    runs += 1
  })
  while (runs < 5) await sleep(1)
  await stop()

  expect(most).toBe(1)
})

test('a job that fails is logged and runs again', async () => {
  let runs = 0
  const { logged, stop } = start(1, async () => {
    runs += 1
    throw new Error('no')
  })
  while (runs < 3) await sleep(1)
  await stop()

  expect(logged[0]).toMatchObject({ job: 'test' })
})

test('stop waits for the run in progress and starts no other', async () => {
  let finished = 0
  const { stop } = start(60_000, async () => {
    await sleep(20)
    finished += 1
  })
  await sleep(5)
  await stop()

  expect(finished).toBe(1)
})
