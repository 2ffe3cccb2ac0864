import { expect, test } from 'vitest'
import { createCache } from './cache.ts'

function countedCache() {
  let now = 0
  let reads = 0
  const answers: ((value: string) => void)[] = []
  const cache = createCache(
    () => {
      reads += 1
      return new Promise<string>((resolve) => answers.push(resolve))
    },
    { now: () => new Date(now) },
  )
  return {
    cache,
    reads: () => reads,
    answer: (value: string) => answers.shift()?.(value),
    advance: (ms: number) => {
      now += ms
    },
  }
}

test('concurrent reads are shared, later ones come from the cache', async () => {
  const { cache, reads, answer } = countedCache()
  expect(cache.getIfCached()).toBeNull()
  const requested = [cache.get(), cache.get()]
  answer('first')

  expect(await Promise.all(requested)).toEqual(['first', 'first'])
  expect(await cache.get()).toBe('first')
  expect(cache.getIfCached()).toBe('first')
  expect(reads()).toBe(1)
})

test('invalidate drops the value and the result of a read that began before it', async () => {
  const { cache, answer } = countedCache()
  const early = cache.get()
  cache.invalidate()
  const late = cache.get()
  answer('old')
  answer('new')

  expect([await early, await late]).toEqual(['old', 'new'])
  expect(cache.getIfCached()).toBe('new')
  cache.invalidate()
  expect(cache.getIfCached()).toBeNull()
})

test('a value expires after a minute without an invalidation', async () => {
  const { cache, reads, answer, advance } = countedCache()
  const first = cache.get()
  answer('a')
  await first
  advance(59_999)
  expect(cache.getIfCached()).toBe('a')
  advance(1)
  expect(cache.getIfCached()).toBeNull()
  const again = cache.get()
  answer('b')
  expect(await again).toBe('b')
  expect(reads()).toBe(2)
})

test('while the database is away the last value stays in use, until an invalidation; no failure is cached', async () => {
  let [now, reads] = [0, 0]
  let failure: Error | null = null
  const cache = createCache(
    async () => {
      reads += 1
      if (failure) throw failure
      return 'products'
    },
    { now: () => new Date(now) },
  )
  await cache.get()
  now = 60_000
  failure = Object.assign(new Error('no connection'), { code: 'ECONNREFUSED', syscall: 'connect' })

  expect([await cache.get(), await cache.get(), reads]).toEqual(['products', 'products', 3])
  failure = new Error('a bug')
  await expect(cache.get()).rejects.toThrow('a bug')
  cache.invalidate()
  failure = Object.assign(new Error('no connection'), { code: 'ECONNREFUSED', syscall: 'connect' })
  await expect(cache.get()).rejects.toThrow('no connection')
  failure = null
  expect(await cache.get()).toBe('products')
})
