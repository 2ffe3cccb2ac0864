import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createByteCache } from './byte-cache.ts'
import { createSendStored, type Made, serveStored } from './serve-stored.ts'

function openFile(make: () => Made) {
  const cache = createByteCache({ clock: { now: () => new Date(0) }, maxBytes: 1_000_000, onError: () => {} })
  const app = Fastify()
  app.addHook('onRequest', async ({ id }, reply) => {
    reply.headers({ 'x-common': 'yes', 'x-request-id': id })
  })
  let made = 0
  serveStored(app, createSendStored(cache), '/file', async () => {
    made += 1
    return make()
  })
  return { cache, made: () => made, get: (headers = {}) => app.inject({ url: '/file', headers }) }
}

const TEXT: Made = { body: 'Halo! '.repeat(500), type: 'text/plain', cacheControl: 'no-cache', csp: 'none' }

test('a file is made and compressed once, until something changes', async () => {
  const { cache, made, get } = openFile(() => TEXT)
  const first = await get({ 'accept-encoding': 'br' })
  const second = await get({ 'accept-encoding': 'br' })

  expect(brotliDecompressSync(first.rawPayload).toString()).toBe(TEXT.body)
  expect(second.rawPayload).toEqual(first.rawPayload)
  expect(first.headers).toMatchObject({
    'x-common': 'yes',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  })
  expect(first.headers['content-security-policy']).toBe('none')
  expect(first.headers['x-request-id']).toBeUndefined()
  expect(made()).toBe(1)
  cache.invalidateAll()
  await get()
  expect(made()).toBe(2)
})

test('a file that the browser has is not sent again', async () => {
  const { get } = openFile(() => TEXT)
  const { headers } = await get()
  const again = await get({ 'if-none-match': headers.etag })

  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('a file that cannot be made fails, and is made by the next request', async () => {
  const made = [
    () => {
      throw new Error('broken')
    },
    () => ({ ...TEXT, cacheControl: 'not\na header' }),
    () => TEXT,
  ]
  const { get } = openFile(() => made.shift()?.() ?? TEXT)

  expect([await get(), await get(), await get()].map(({ statusCode }) => statusCode)).toEqual([500, 500, 200])
})

test('a picture is sent as it is', async () => {
  const { get } = openFile(() => ({ body: Buffer.alloc(500), type: 'image/png', cacheControl: 'no-cache' }))
  const { headers, rawPayload } = await get({ 'accept-encoding': 'br' })

  expect([headers['content-encoding'], rawPayload.length]).toEqual([undefined, 500])
})
