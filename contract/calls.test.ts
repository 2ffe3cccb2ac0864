import { expect, test } from 'vitest'
import * as z from 'zod'
import { calls } from './calls.ts'

test('no two calls have the same route', () => {
  const routes = calls.map(({ endpoint: { method, path } }) => `${method} ${path}`)
  expect(new Set(routes).size).toBe(routes.length)
})

test('every admin route needs the token, except those that open a session', () => {
  const open = calls.filter(({ endpoint }) => endpoint.path.startsWith('/api/admin/') && !endpoint.admin)
  expect(open.map(({ name }) => name)).toEqual([
    'login',
    'loginWithCode',
    'requestPasskey',
    'loginWithPasskey',
    'findInvitation',
    'join',
  ])
})

test('every call has a unique name and a summary of one sentence', () => {
  expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length)
  for (const { name, summary } of calls) {
    expect(name).toMatch(/^[a-z][A-Za-z]+$/)
    expect(summary, name).toMatch(/^[A-Z].*\.$/)
  }
})

test('the input schema names exactly the parameters of the path', () => {
  for (const { name, endpoint, input } of calls) {
    const named = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, param]) => param)
    const { properties } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
    const params = properties?.params as { properties?: object } | undefined
    expect(Object.keys(params?.properties ?? {}), name).toEqual(named)
  }
})

test('only POST and PUT have a body', () => {
  for (const { name, endpoint, input } of calls) {
    const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
    const allowed = endpoint.method === 'POST' || endpoint.method === 'PUT'
    if ('body' in properties) expect(allowed, name).toBe(true)
  }
})

// biome-ignore lint/suspicious/noExplicitAny: a JSON schema is walked freely here
function unlimitedIn(schema: any, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const endsBounded = typeof schema.pattern === 'string' && /\}\)?\$$/.test(schema.pattern)
  const limited = schema.maxLength !== undefined || endsBounded || schema.enum || schema.const
  const isText = schema.type === 'string' && !limited && schema.format !== 'binary'
  const isList = schema.type === 'array' && schema.maxItems === undefined
  const inner = Object.entries(schema).flatMap(([key, value]) => unlimitedIn(value, `${path}/${key}`))
  return isText || isList ? [path, ...inner] : inner
}

test('every string and array of an input has a maximum length', () => {
  for (const { name, input } of calls) {
    expect(unlimitedIn(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })), name).toEqual([])
  }
  const loose = z.object({ a: z.string(), b: z.array(z.enum(['x'])), c: z.string().max(1) })
  expect(unlimitedIn(z.toJSONSchema(loose))).toEqual(['/properties/a', '/properties/b'])
})

test('calls without input ignore extra query parameters', () => {
  for (const { input, name } of calls.filter(({ input }) => input.safeParse({}).success)) {
    expect(input.safeParse({ params: {}, query: { utm: 'x' }, body: undefined }).success, name).toBe(true)
  }
})
