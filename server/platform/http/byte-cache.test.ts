import { expect, test } from 'vitest'
import { createByteCache } from './byte-cache.ts'
import type { StoredResponse } from './stored-response.ts'

const EMPTY = Buffer.alloc(0)

function page(etag: string, bytes = 100): StoredResponse {
  const bodies = { br: EMPTY, gzip: EMPTY, identity: EMPTY }
  return { status: 200, etag, bytes, bodies, headers: { br: [], gzip: [], identity: [] }, notModified: [] }
}

function world(maxBytes = 1_000) {
  let now = 0
  const failed: string[] = []
  const cache = createByteCache({
    clock: { now: () => new Date(now) },
    maxBytes,
    onError: (_error, key) => failed.push(key),
  })
  return {
    cache,
    failed,
    advance: (ms: number) => {
      now += ms
    },
  }
}

const produces =
  (etag: string, freshSeconds = 60) =>
  async () => ({ response: page(etag), freshSeconds })

test('requests during a production share it', async () => {
  const { cache } = world()
  let productions = 0
  const produce = async () => {
    productions += 1
    await new Promise((resolve) => setImmediate(resolve))
    return { response: page('a'), freshSeconds: 60 }
  }

  const got = await Promise.all(Array.from({ length: 50 }, () => cache.get('/en', produce)))

  expect(productions).toBe(1)
  expect(new Set(got.map(({ etag }) => etag))).toEqual(new Set(['a']))
})

test('a stale response is sent once more while a new one is produced', async () => {
  const { cache, advance } = world()
  await cache.get('/en', produces('old'))
  advance(59_999)
  expect((await cache.get('/en', produces('never'))).etag).toBe('old')

  advance(1)
  expect(cache.getIfFresh('/en')).toBeUndefined()
  expect((await cache.get('/en', produces('new'))).etag).toBe('old')
  await new Promise((resolve) => setImmediate(resolve))
  expect(cache.getIfFresh('/en')?.etag).toBe('new')
})

test('a response without a lifetime is produced every time', async () => {
  const { cache } = world()
  await cache.get('/en/x', produces('first', 0))

  expect((await cache.get('/en/x', produces('second', 0))).etag).toBe('second')
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 })
})

test('after an invalidation nothing older is sent, not even a production begun before it', async () => {
  const { cache } = world()
  await cache.get('/en', produces('stored'))
  let finish: () => void = () => {}
  const slow = cache.get('/en/vote', async () => {
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    return { response: page('begun before'), freshSeconds: 60 }
  })

  cache.invalidateAll()
  const after = cache.get('/en/vote', produces('begun after'))
  finish()

  expect((await slow).etag).toBe('begun before')
  expect((await after).etag).toBe('begun after')
  expect(cache.getIfFresh('/en')).toBeUndefined()
  expect(cache.getIfFresh('/en/vote')?.etag).toBe('begun after')
})

test('a failed production rejects its requests and is retried by the next', async () => {
  const { cache } = world()
  const failing = cache.get('/en', async () => {
    throw new Error('no')
  })

  await expect(failing).rejects.toThrow('no')
  expect((await cache.get('/en', produces('fine'))).etag).toBe('fine')
})

test('a stale response is still sent when revalidation fails', async () => {
  const { cache, failed, advance } = world()
  await cache.get('/en', produces('old'))
  advance(61_000)

  const got = await cache.get('/en', async () => {
    throw new Error('no')
  })
  await new Promise((resolve) => setImmediate(resolve))

  expect(got.etag).toBe('old')
  expect(failed).toEqual(['/en'])
})

test('the oldest entries are evicted beyond the size limit', async () => {
  const { cache } = world(250)
  for (const name of ['a', 'b', 'c']) await cache.get(name, produces(name))

  expect(cache.size()).toEqual({ entries: 2, bytes: 200 })
  expect(cache.getIfFresh('a')).toBeUndefined()
  expect(cache.getIfFresh('c')?.etag).toBe('c')
})
