import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { startJobs } from './scheduler.ts'

const silent = { log: { error: () => {} }, random: systemRandom }

test('runs a job periodically, never twice at once', async () => {
  let running = 0
  let runs = 0
  let most = 0
  const job = {
    name: 'count',
    everyMs: 1,
    run: async () => {
      running += 1
      most = Math.max(most, running)
      await sleep(2)
      running -= 1
      runs += 1
    },
  }
  const stop = startJobs([job], silent)
  while (runs < 5) await sleep(1)
  await stop()

  expect(most).toBe(1)
})

test('a job that fails is logged and runs again', async () => {
  const logged: object[] = []
  let runs = 0
  const job = {
    name: 'fail',
    everyMs: 1,
    run: async () => {
      runs += 1
      throw new Error('no')
    },
  }
  const stop = startJobs([job], {
    log: { error: (details: object) => logged.push(details) },
    random: systemRandom,
  })
  while (runs < 3) await sleep(1)
  await stop()

  expect(logged[0]).toMatchObject({ job: 'fail' })
})

test('stop waits for the run in progress and starts no other', async () => {
  let finished = 0
  const job = {
    name: 'slow',
    everyMs: 60_000,
    run: async () => {
      await sleep(20)
      finished += 1
    },
  }
  const stop = startJobs([job], silent)
  await sleep(5)
  await stop()

  expect(finished).toBe(1)
})
