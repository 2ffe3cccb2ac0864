import { expect, test } from 'vitest'
import * as z from 'zod'
import { calls } from './calls.ts'
import { ERROR_CODES } from './errors.ts'
import { type Operation, openapiDocument } from './openapi.ts'
import { PERMISSIONS } from './permissions.ts'

const ABOUT = { title: 'Angkasa', version: '1.0.0', serverUrl: 'https://angkasa.example' }
const made = openapiDocument(calls, ABOUT)
const text = JSON.stringify(made)
const operations = Object.entries(made.paths).flatMap(([path, item]) =>
  Object.values(item).map((operation) => ({ path, operation })),
)
const operation = (id: string) =>
  operations.find((one) => one.operation.operationId === id)?.operation as Operation

test('the document has version, title and server', () => {
  expect(made.openapi).toBe('3.1.0')
  expect(made.info).toEqual({ title: 'Angkasa', version: '1.0.0' })
  expect(made.servers).toEqual([{ url: 'https://angkasa.example' }])
})

test('every call is in the document, once, under the tag of its domain', () => {
  expect(operations).toHaveLength(calls.length)
  for (const { name, domain, endpoint, summary } of calls) {
    const found = made.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()]
    expect(found, name).toMatchObject({ operationId: name, tags: [domain], summary })
    expect(made.tags).toContainEqual({ name: domain })
  }
})

test('path parameters are in braces and declared', () => {
  for (const { path, operation } of operations) {
    expect(path).not.toContain(':')
    const named = [...path.matchAll(/{(\w+)}/g)].map(([, name]) => name)
    const given = (operation.parameters ?? []).filter((one) => one.in === 'path')
    expect(given).toMatchObject(named.map((name) => ({ name, required: true })))
  }
})

test('every reference resolves and every schema is used', () => {
  const refs = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref ?? '')
  const known = Object.keys(made.components.schemas).map((name) => `#/components/schemas/${name}`)
  expect(refs.filter((ref) => !known.includes(ref))).toEqual([])
  expect(known.filter((ref) => !refs.includes(ref))).toEqual([])
})

test('contains no zod-specific keys', () => {
  for (const leftover of ['$defs', '$schema', '~standard', '"id":"Product"', 'additionalProperties":false']) {
    expect(text, leftover).not.toContain(leftover)
  }
})

test('only admin calls require the bearer token, and name the permission that the guard enforces', () => {
  expect(made.components.securitySchemes).toEqual({ adminToken: { type: 'http', scheme: 'bearer' } })
  for (const { name, endpoint } of calls) {
    expect(operation(name).security, name).toEqual(endpoint.admin ? [{ adminToken: [] }] : [])
    expect('401' in operation(name).responses, name).toBe(endpoint.admin || name === 'login')
    expect([name, operation(name)['x-permission']]).toEqual([name, endpoint.permission ?? undefined])
    if (endpoint.admin) expect(PERMISSIONS).toHaveProperty(operation(name)['x-permission'] ?? '')
  }
})

test('every error response has the error schema and lists its codes', () => {
  const envelope = made.components.schemas.Error
  expect(envelope).toMatchObject({
    required: ['error', 'code'],
    properties: { code: { enum: [...ERROR_CODES] } },
  })
  for (const { name, errors } of calls) {
    const { 200: _, ...failures } = operation(name).responses
    for (const { content } of Object.values(failures))
      expect(content).toEqual({ 'application/json': { schema: { $ref: '#/components/schemas/Error' } } })
    const descriptions = Object.values(failures).map(({ description }) => description)
    const all = descriptions.join('\n')
    for (const code of [...errors, 'invalid_request', 'internal']) expect(all, name).toContain(`${code}: `)
  }
})

test('query parameters are optional', () => {
  const { parameters = [] } = operation('listOrders')
  expect(parameters.filter(({ required }) => required)).toEqual([])
  expect(parameters[0]?.schema).toEqual({ type: 'integer', minimum: 1, maximum: 1_000_000, default: 1 })
})

test('bodies are JSON, and required unless all their fields are optional', () => {
  const order = { $ref: '#/components/schemas/Order' }
  expect(operation('placeOrder').requestBody).toEqual({
    required: true,
    content: { 'application/json': { schema: order } },
  })
  expect(operation('resend').requestBody?.required).toBe(false)
  expect(operation('getProduct').requestBody).toBeUndefined()
})

test('a reply is an object of JSON, or a file with its media type', () => {
  const files = operations.flatMap(({ operation: { operationId, responses } }) => {
    const [[type, reply] = []] = Object.entries(responses[200]?.content ?? {})
    const isJson = type === 'application/json'
    const schema = (reply?.schema ?? {}) as { type?: string }
    expect(isJson && schema.type === 'string', operationId).toBe(false)
    return isJson ? [] : [[operationId, type, reply?.schema]]
  })
  expect(files).toEqual([
    ['exportOrders', 'text/csv', { type: 'string' }],
    ['exportSite', 'application/zip', { type: 'string', format: 'binary' }],
  ])
})

test('an image upload is multipart/form-data', () => {
  const form = operation('addImage').requestBody?.content['multipart/form-data']
  expect(form?.schema.properties?.image).toEqual({ type: 'string', format: 'binary' })
})

test('only the admin product has commands', () => {
  const { Product, AdminProduct } = made.components.schemas as Record<string, { properties: object }>
  expect(Object.keys(Product?.properties ?? {})).not.toContain('execute')
  expect(Object.keys(AdminProduct?.properties ?? {})).toContain('execute')
})

test('throws on two different schemas with one name', () => {
  const [call] = calls
  if (!call) throw new Error('no calls')
  const impostor = { ...call, name: 'other', reply: z.object({ x: z.string() }).meta({ id: 'ServerStatus' }) }
  expect(() => openapiDocument([call, impostor], ABOUT)).toThrow('Two schemas are called ServerStatus')
})
