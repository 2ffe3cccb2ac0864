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
  expect(await ask('GET', '/api/things/7')).toEqual([404, undefined])
  expect(await ask('DELETE', '/hidden')).toEqual([404, undefined])
})
