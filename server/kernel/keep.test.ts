import { expect, test } from 'vitest'
import { keep } from './keep.ts'

function world() {
  let now = 0
  let reads = 0
  const answers: ((value: string) => void)[] = []
  const kept = keep(
    () => {
      reads += 1
      return new Promise<string>((resolve) => answers.push(resolve))
    },
    { now: () => new Date(now) },
  )
  return {
    kept,
    reads: () => reads,
    answer: (value: string) => answers.shift()?.(value),
    advance: (ms: number) => {
      now += ms
    },
  }
}

test('everyone who asks shares one reading, and nobody waits after it', async () => {
  const { kept, reads, answer } = world()
  expect(kept.peek()).toBeNull()
  const asked = [kept.get(), kept.get()]
  answer('first')

  expect(await Promise.all(asked)).toEqual(['first', 'first'])
  expect(await kept.get()).toBe('first')
  expect(kept.peek()).toBe('first')
  expect(reads()).toBe(1)
})

test('after a change the old is gone, and a reading that had begun before it is not kept', async () => {
  const { kept, answer } = world()
  const early = kept.get()
  kept.forget()
  const late = kept.get()
  answer('old')
  answer('new')

  expect([await early, await late]).toEqual(['old', 'new'])
  expect(kept.peek()).toBe('new')
  kept.forget()
  expect(kept.peek()).toBeNull()
})

test('a change that nobody told of is heard a minute later', async () => {
  const { kept, reads, answer, advance } = world()
  const first = kept.get()
  answer('a')
  await first
  advance(59_999)
  expect(kept.peek()).toBe('a')
  advance(1)
  expect(kept.peek()).toBeNull()
  const again = kept.get()
  answer('b')
  expect(await again).toBe('b')
  expect(reads()).toBe(2)
})

test('a reading that failed is not kept', async () => {
  let fails = true
  const kept = keep(
    async () => {
      if (fails) throw new Error('away')
      return 'there'
    },
    { now: () => new Date(0) },
  )

  await expect(kept.get()).rejects.toThrow('away')
  fails = false
  expect(await kept.get()).toBe('there')
})
