import { expect, test } from 'vitest'
import type { KeptAnswer } from '#server/http/kept-answer.ts'
import { createPageCache } from './page-cache.ts'

const HALF_A_PAGE = Buffer.alloc(0)

function page(etag: string, bytes = 100): KeptAnswer {
  const forms = { br: HALF_A_PAGE, gzip: HALF_A_PAGE, identity: HALF_A_PAGE }
  return { status: 200, etag, bytes, forms, headers: { br: [], gzip: [], identity: [] }, notModified: [] }
}

function world(options: { maxBytes?: number } = {}) {
  let now = 0
  const cache = createPageCache({ clock: { now: () => new Date(now) }, ...options })
  return {
    cache,
    advance: (ms: number) => {
      now += ms
    },
  }
}

const draws =
  (etag: string, freshSeconds = 60) =>
  async () => ({ page: page(etag), freshSeconds })

test('visitors who come while a page is drawn share the drawing', async () => {
  const { cache } = world()
  let drawings = 0
  const draw = async () => {
    drawings += 1
    await new Promise((resolve) => setImmediate(resolve))
    return { page: page('a'), freshSeconds: 60 }
  }

  const got = await Promise.all(Array.from({ length: 50 }, () => cache.get('/en', draw)))

  expect(drawings).toBe(1)
  expect(new Set(got.map(({ etag }) => etag))).toEqual(new Set(['a']))
})

test('a kept page is sent until its time is over, then still sent once more while it is drawn anew', async () => {
  const { cache, advance } = world()
  await cache.get('/en', draws('old'))
  advance(59_999)
  expect((await cache.get('/en', draws('never'))).etag).toBe('old')

  advance(1)
  expect(cache.peek('/en')).toBeUndefined()
  expect((await cache.get('/en', draws('new'))).etag).toBe('old')
  await new Promise((resolve) => setImmediate(resolve))
  expect(cache.peek('/en')?.etag).toBe('new')
})

test('a page that asks not to be kept is drawn every time', async () => {
  const { cache } = world()
  await cache.get('/en/x', draws('first', 0))

  expect((await cache.get('/en/x', draws('second', 0))).etag).toBe('second')
  expect(cache.size()).toEqual({ pages: 0, bytes: 0 })
})

test('after a change nothing older is sent, not even a drawing that was begun before it', async () => {
  const { cache } = world()
  await cache.get('/en', draws('kept'))
  let finish: () => void = () => {}
  const slow = cache.get('/en/vote', async () => {
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    return { page: page('begun before'), freshSeconds: 60 }
  })

  cache.clear()
  const after = cache.get('/en/vote', draws('drawn after'))
  finish()

  expect((await slow).etag).toBe('begun before')
  expect((await after).etag).toBe('drawn after')
  expect(cache.peek('/en')).toBeUndefined()
  expect(cache.peek('/en/vote')?.etag).toBe('drawn after')
})

test('a drawing that fails is told to those who wait and tried again by the next', async () => {
  const { cache } = world()
  const failing = cache.get('/en', async () => {
    throw new Error('no')
  })

  await expect(failing).rejects.toThrow('no')
  expect((await cache.get('/en', draws('fine'))).etag).toBe('fine')
})

test('a page past its time is still sent when drawing it anew fails', async () => {
  const errors: string[] = []
  let now = 0
  const cache = createPageCache({
    clock: { now: () => new Date(now) },
    onError: (_error, key) => errors.push(key),
  })
  await cache.get('/en', draws('old'))
  now = 61_000

  const got = await cache.get('/en', async () => {
    throw new Error('no')
  })
  await new Promise((resolve) => setImmediate(resolve))

  expect(got.etag).toBe('old')
  expect(errors).toEqual(['/en'])
})

test('the oldest pages leave when there is no room', async () => {
  const { cache } = world({ maxBytes: 250 })
  for (const name of ['a', 'b', 'c']) await cache.get(name, draws(name))

  expect(cache.size()).toEqual({ pages: 2, bytes: 200 })
  expect(cache.peek('a')).toBeUndefined()
  expect(cache.peek('c')?.etag).toBe('c')
})
