import { expect, test } from 'vitest'
import * as z from 'zod'
import { calls } from './calls.ts'
import { refusalOf } from './errors.ts'

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

test('every call has a route and a name of its own, and a summary of one sentence', () => {
  expect(new Set(calls.map(({ route }) => route)).size).toBe(calls.length)
  expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length)
  for (const { name, summary } of calls) {
    expect(name).toMatch(/^[a-z][A-Za-z]+$/)
    expect(summary, name).toMatch(/^[A-Z].*\.$/)
  }
})

test('the input schema names exactly the parameters of the path, and a body for POST and PUT only', () => {
  for (const { name, endpoint, input } of calls) {
    const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
    const params = properties.params as { properties?: object } | undefined
    const named = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, param]) => param)
    expect(Object.keys(params?.properties ?? {}), name).toEqual(named)
    if ('body' in properties) expect(['POST', 'PUT'], name).toContain(endpoint.method)
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

// biome-ignore lint/suspicious/noExplicitAny: a JSON schema is walked freely here
function unboundedIn(schema: any, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const isNumber = ['integer', 'number'].includes(schema.type) && schema.const === undefined
  const inner = Object.entries(schema).flatMap(([key, value]) => unboundedIn(value, `${path}/${key}`))
  return isNumber && !(schema.maximum <= 2 ** 31 - 1 && schema.minimum >= -(2 ** 31))
    ? [path, ...inner]
    : inner
}

test('every number of an input fits into an integer column', () => {
  for (const { name, input } of calls) {
    expect(unboundedIn(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })), name).toEqual([])
  }
  const loose = z.object({ a: z.int(), b: z.number().min(0), c: z.int().min(1).max(9), d: z.literal(1) })
  expect(unboundedIn(z.toJSONSchema(loose))).toEqual(['/properties/a', '/properties/b'])
})

test('a version that no column can hold is answered like one that is not stored', () => {
  const codeOf = (name: string, version: number) => {
    const input = calls.find((call) => call.name === name)?.input
    const params = { section: 'texts', id: 'a' }
    return refusalOf(input?.safeParse({ params, query: {}, body: { version } }).error?.issues ?? []).code
  }
  expect(codeOf('restoreSettings', 2 ** 31 - 1)).toBe('invalid_request')
  for (const version of [2 ** 31, 2 ** 53, 1e300])
    expect(codeOf('restoreSettings', version)).toBe('settings_version_not_found')
  expect(codeOf('saveSettings', 2 ** 31)).toBe('changed_meanwhile')
})

test('calls without input ignore extra query parameters', () => {
  for (const { input, name } of calls.filter(({ input }) => input.safeParse({}).success)) {
    expect(input.safeParse({ params: {}, query: { utm: 'x' }, body: undefined }).success, name).toBe(true)
  }
})
