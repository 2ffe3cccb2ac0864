import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { publicCall } from '#contract/call.ts'
import { handleError } from './error-handler.ts'
import { createReadyAnswers } from './ready-answers.ts'

type Fruit = { name: string }

const getFruit = publicCall('GET /api/fruit', {
  summary: 'Gives a fruit.',
  input: z.object({ query: z.object({ of: z.enum(['tree', 'bush']).optional() }) }),
  reply: z.object({ name: z.string() }),
})

/** Counts who answered, so that it is seen whether the framework was asked. */
async function startFruits() {
  const shelf: { fruit: (Fruit & { secret?: string }) | null } = { fruit: { name: 'Apple', secret: 'worm' } }
  let asked = 0
  const answers = createReadyAnswers({ 'x-common': 'yes' })
  let front = (_request: IncomingMessage, _response: ServerResponse) => false
  const app = Fastify({
    serverFactory: (handler) =>
      createServer((request, response) => {
        if (front(request, response)) return
        asked += 1
        handler(request, response)
      }),
  })
  app.setErrorHandler(handleError)
  answers.serve(app, getFruit, { ready: { '/api/fruit': () => shelf.fruit }, find: () => shelf.fruit })
  front = answers.answer
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return {
    shelf,
    askedFramework: () => asked,
    get: (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init),
    [Symbol.asyncDispose]: () => app.close(),
  }
}

const shown = (response: Response) => {
  const headers = Object.fromEntries(response.headers)
  delete headers.date
  return { status: response.status, headers }
}

test('the framework is asked once; what it answered is what everyone gets after it', async () => {
  await using fruits = await startFruits()
  const first = await fruits.get('/api/fruit')
  const second = await fruits.get('/api/fruit')

  expect(fruits.askedFramework()).toBe(1)
  expect(shown(second)).toEqual(shown(first))
  expect(await first.json()).toEqual({ name: 'Apple' })
  expect(await second.json()).toEqual({ name: 'Apple' })
  expect(first.headers.get('x-common')).toBe('yes')
  expect(first.headers.get('cache-control')).toBe('no-cache')
})

test('another object is another answer, at once', async () => {
  await using fruits = await startFruits()
  await fruits.get('/api/fruit')
  fruits.shelf.fruit = { name: 'Banana' }

  expect(await (await fruits.get('/api/fruit')).json()).toEqual({ name: 'Banana' })
  expect(await (await fruits.get('/api/fruit')).json()).toEqual({ name: 'Banana' })
  expect(fruits.askedFramework()).toBe(2)
})

test('a browser that has it already is told so; HEAD gets headers only; forms are made for those who take them', async () => {
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
  expect(fruits.askedFramework()).toBe(1)
})

test('bad input is refused, other methods are not answered from the shelf, and nothing there is a plain 503', async () => {
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
