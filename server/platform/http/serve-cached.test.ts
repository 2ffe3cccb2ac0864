import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { publicCall } from '#contract/call.ts'
import { handleError } from './error-handler.ts'
import { serve } from './serve.ts'
import { serveCached } from './serve-cached.ts'

type Fruit = { name: string }

const getFruit = publicCall('GET /api/fruit', {
  summary: 'Gives a fruit.',
  input: z.object({ query: z.object({ of: z.enum(['tree', 'bush']).optional() }) }),
  reply: z.object({ name: z.string() }),
})

async function startFruits() {
  const shelf: { fruit: (Fruit & { secret?: string }) | null } = { fruit: { name: 'Apple', secret: 'worm' } }
  const app = Fastify()
  app.setErrorHandler(handleError)
  app.addHook('onRequest', async ({ id }, reply) => {
    reply.headers({ 'x-common': 'yes', 'x-request-id': id })
  })
  serveCached(app, getFruit, () => shelf.fruit)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return {
    shelf,
    get: (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init),
    [Symbol.asyncDispose]: () => app.close(),
  }
}

const shown = (response: Response) => {
  const headers = Object.fromEntries(response.headers)
  delete headers.date
  return { status: response.status, headers }
}

test('every request gets the same response, cut to its schema', async () => {
  await using fruits = await startFruits()
  const first = await fruits.get('/api/fruit')
  const second = await fruits.get('/api/fruit')

  expect(shown(second)).toEqual(shown(first))
  expect(first.headers.has('x-request-id')).toBe(false)
  expect(await first.json()).toEqual({ name: 'Apple' })
  expect(await second.json()).toEqual({ name: 'Apple' })
  expect(first.headers.get('x-common')).toBe('yes')
  expect(first.headers.get('cache-control')).toBe('no-cache')
})

test('a new object is a new response, at once', async () => {
  await using fruits = await startFruits()
  await fruits.get('/api/fruit')
  fruits.shelf.fruit = { name: 'Banana' }

  expect(await (await fruits.get('/api/fruit')).json()).toEqual({ name: 'Banana' })
  expect(await (await fruits.get('/api/fruit')).json()).toEqual({ name: 'Banana' })
})

test('answers 304 to a known ETag, HEAD without a body, and each accepted encoding', async () => {
  await using fruits = await startFruits()
  const first = await fruits.get('/api/fruit', { headers: { 'accept-encoding': 'identity' } })
  const etag = first.headers.get('etag') ?? ''

  expect((await fruits.get('/api/fruit', { headers: { 'if-none-match': etag } })).status).toBe(304)
  const head = await fruits.get('/api/fruit', { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
  expect(head.headers.get('content-length')).toBe(first.headers.get('content-length'))
  expect(await head.text()).toBe('')
  const packed = await fruits.get('/api/fruit', { headers: { 'accept-encoding': 'br' } })
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(await packed.json()).toEqual({ name: 'Apple' })
})

test('refuses bad input and other methods, and answers 503 while there is no data', async () => {
  await using fruits = await startFruits()
  await fruits.get('/api/fruit')

  expect((await fruits.get('/api/fruit?of=stone')).status).toBe(400)
  expect((await fruits.get('/api/fruit', { method: 'POST' })).status).toBe(404)
  fruits.shelf.fruit = null
  const gone = await fruits.get('/api/fruit')
  expect(gone.status).toBe(503)
  expect(gone.headers.get('retry-after')).toBe('60')
  expect(await gone.json()).toMatchObject({ code: 'unavailable' })
})

test('a reply has the fields of its schema only, also in its entries', async () => {
  const Fruit = z.object({ name: z.string() })
  const listFruits = publicCall('GET /api/fruits', {
    summary: 'Lists fruits.',
    reply: Fruit.extend({ others: z.array(Fruit) }),
  })
  const row = { name: 'Apple', player_key: 'budi' }
  const app = Fastify()
  serve(app, listFruits, () => ({ ...row, others: [row] }))
  const { body } = await app.inject('/api/fruits')
  expect(JSON.parse(body)).toEqual({ name: 'Apple', others: [{ name: 'Apple' }] })
})
