import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createAllowedMethods } from './allowed-methods.ts'
import { createNotFoundHandler } from './error-handler.ts'

function openApp() {
  const app = Fastify()
  app.setNotFoundHandler(createNotFoundHandler(createAllowedMethods(app)))
  app.get('/api/things/:id', async (_request, reply) => reply.callNotFound())
  app.put('/api/things/:id', async () => 'put')
  app.post('/api/things/all', async () => 'all')
  app.get('/hidden', async (_request, reply) => reply.callNotFound())
  app.all('/api/*', async (_request, reply) => reply.callNotFound())
  return async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string) => {
    const { statusCode, headers } = await app.inject({ method, url })
    return [statusCode, headers.allow]
  }
}

test('an address names every method that it takes, whatever the query', async () => {
  const ask = openApp()
  expect(await ask('DELETE', '/api/things/7?x=1')).toEqual([405, 'GET, HEAD, PUT'])
  expect(await ask('DELETE', '/api/things/all')).toEqual([405, 'GET, HEAD, POST, PUT'])
  expect(await ask('DELETE', '/en/vote')).toEqual([405, 'GET, HEAD'])
})

test('a missing resource is 404 for an allowed method', async () => {
  expect(await openApp()('GET', '/api/things/7')).toEqual([404, undefined])
})

test('an unknown or hidden address is 404 for every method', async () => {
  const ask = openApp()
  for (const path of ['/api/things', '/api/things/7/8', '/api/thingsx7', '/hidden', '/en/nothing']) {
    expect([path, await ask('DELETE', path)]).toEqual([path, [404, undefined]])
  }
})
