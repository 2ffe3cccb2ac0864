import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

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

test('so many run at once, the rest follows in turn', async () => {
  const { seen, work, finishAll } = countedWork()
  const turns = createTurns({ atOnce: 2, waitingAtMost: 100 })

  const all = Promise.all(Array.from({ length: 20 }, () => turns(work)))
  await finishAll(20)
  await all

  expect(seen).toEqual({ running: 0, most: 2, done: 20 })
})

test('work that fails gives its turn on', async () => {
  const turns = createTurns({ atOnce: 1, waitingAtMost: 100 })
  const failing = turns(async () => {
    throw new Error('no')
  })
  const next = turns(async () => 'next')

  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('next')
})

test('who finds too many waiting is told to come back', async () => {
  const { work, finishAll } = countedWork()
  const turns = createTurns({ atOnce: 1, waitingAtMost: 1 })
  const taken = [turns(work), turns(work)]

  await expect(turns(work)).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 })
  await finishAll(2)
  await Promise.all(taken)
})

test('a wait longer than its limit is refused with a time to retry, and holds no turn', async () => {
  const { work, finishAll } = countedWork()
  const turns = createTurns({ atOnce: 1, waitingAtMost: 10, waitMs: 20 })
  const running = turns(work)

  await expect(turns(work)).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 })
  await finishAll(1)
  await running
  expect(await turns(async () => 'next')).toBe('next')
})
