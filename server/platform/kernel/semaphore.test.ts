import { expect, test } from 'vitest'
import { createKeyedSemaphore, createSemaphore } from './semaphore.ts'

function countedWork() {
  const waiting: (() => void)[] = []
  const seen = { running: 0, most: 0, done: 0 }
  return {
    seen,
    async work() {
      seen.running += 1
      seen.most = Math.max(seen.most, seen.running)
      await new Promise<void>((resolve) => waiting.push(resolve))
      seen.running -= 1
      seen.done += 1
    },
    async finishAll(count: number) {
      while (seen.done < count) {
        waiting.shift()?.()
        await Promise.resolve()
      }
    },
  }
}

test('runs no more than the concurrency at once, the rest in order', async () => {
  const { seen, work, finishAll } = countedWork()
  const semaphore = createSemaphore({ concurrency: 2, maxQueued: 100 })

  const all = Promise.all(Array.from({ length: 20 }, () => semaphore(work)))
  await finishAll(20)
  await all

  expect(seen).toEqual({ running: 0, most: 2, done: 20 })
})

test('work that fails releases its permit', async () => {
  const semaphore = createSemaphore({ concurrency: 1, maxQueued: 100 })
  const failing = semaphore(async () => {
    throw new Error('no')
  })
  const next = semaphore(async () => 'next')

  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('next')
})

test('refuses with a time to retry when the queue is full', async () => {
  const { work, finishAll } = countedWork()
  const semaphore = createSemaphore({ concurrency: 1, maxQueued: 1 })
  const taken = [semaphore(work), semaphore(work)]

  await expect(semaphore(work)).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 })
  await finishAll(2)
  await Promise.all(taken)
})

test('refuses a wait longer than the timeout, and holds no permit for it', async () => {
  const { work, finishAll } = countedWork()
  const semaphore = createSemaphore({ concurrency: 1, maxQueued: 10, timeoutMs: 20 })
  const running = semaphore(work)

  await expect(semaphore(work)).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 })
  await finishAll(1)
  await running
  expect(await semaphore(async () => 'next')).toBe('next')
})

test('callers with different keys do not wait for each other', async () => {
  const { work, finishAll } = countedWork()
  const semaphore = createKeyedSemaphore({ concurrency: 1, maxQueued: 0 })
  const running = semaphore('a', work)

  await expect(semaphore('a', work)).rejects.toMatchObject({ code: 'unavailable' })
  expect(await semaphore('b', async () => 'b')).toBe('b')
  await finishAll(1)
  await running
  expect(await semaphore('a', async () => 'a')).toBe('a')
})
