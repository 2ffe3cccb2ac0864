// Requests without a token that cost the most: of every call by its schema, of every GET, and of the parts of a request that
// a client can make long.
import * as z from 'zod'
import { calls, type NamedCall } from '../../contract/calls.ts'
import { ANONYMOUS_JSON } from '../../server/platform/kernel/json-bounds.ts'
import { listMountedGets } from '../../tests/support/mounted-gets.ts'

export type DearRequest = {
  name: string
  method: string
  path: string
  headers?: Record<string, string>
  body?: string
}

/** Below Node's limit of 16 kB for the request line and headers. */
const LONG = 15_000
const repeated = (piece: string, length = LONG) => piece.repeat(Math.floor(length / piece.length))

export async function dearRequests(): Promise<DearRequest[]> {
  const gets = (await listMountedGets()).map((path) => ({ name: path, method: 'GET', path }))
  const open = calls.filter(({ endpoint }) => !endpoint.admin)
  return [
    ...gets,
    ...open.flatMap(longQueries),
    ...open.flatMap(dearBodies),
    ...longPaths(),
    ...longHeaders(),
  ]
}

type Described = {
  $ref?: string
  $defs?: Record<string, Described>
  anyOf?: Described[]
  type?: string
  enum?: unknown[]
  const?: unknown
  pattern?: string
  maxLength?: number
  minimum?: number
  maxItems?: number
  items?: Described
  properties?: Record<string, Described>
}

const pathOf = ({ endpoint }: NamedCall) => endpoint.path.replace(':gateway', 'tripay').replace(/:\w+/g, 'x')

function longQueries(call: NamedCall): DearRequest[] {
  const { method } = call.endpoint
  const { properties = {} } = describe(call)
  const names = ['a', ...Object.keys(resolve(properties.query ?? {}, describe(call)).properties ?? {})]
  return names.flatMap((name) =>
    [`${name}=&`, `${name}=%61&`].map((piece) => ({
      name: `${call.route}?${piece}…`,
      method,
      path: `${pathOf(call)}?${repeated(piece)}`,
    })),
  )
}

function dearBodies(call: NamedCall): DearRequest[] {
  const whole = describe(call)
  const schema = resolve(whole.properties?.body ?? {}, whole)
  if (call.endpoint.method === 'GET') return []
  const limit = call.bodyBytes ?? 0
  const valid = exampleOf(schema, whole)
  const full = (piece: string) => repeated(piece, limit - 1_000)
  const bodies: [string, string][] = [
    ['a right body', JSON.stringify(valid)],
    ['lists in lists', '['.repeat(limit)],
    ['lists in lists, as many as are read', `[${Array.from({ length: 20 }, () => nested('[', ']'))}]`],
    ['objects in objects', `[${Array.from({ length: 20 }, () => nested('{"a":', '}', '0'))}]`],
    ['many keys', JSON.stringify(Object.fromEntries(entries((index) => [`k${index}`, 0])))],
    ['a long text', JSON.stringify(full('a'))],
    ['escapes', `"${full('\\u0061')}"`],
    ['more lists than are read', `[${full('[],')}0]`],
  ]
  for (const field of Object.keys(schema.properties ?? {})) {
    const sent = (value: string) =>
      `{${Object.entries({ ...quoted(valid), [field]: value }).map(([key, text]) => `${JSON.stringify(key)}:${text}`)}}`
    bodies.push([`${field}: long text`, sent(JSON.stringify(full('a'.repeat(50))))])
    bodies.push([`${field}: entries`, sent(`[${entries(() => '{}').slice(0, 90)}]`)])
    bodies.push([`${field}: more entries than are read`, sent(`[${full('{},')}{}]`)])
  }
  return bodies.map(([what, body]) => ({
    name: `${call.route} ${what}`,
    method: call.endpoint.method,
    path: pathOf(call),
    headers: { 'content-type': 'application/json', 'x-callback-signature': '0'.repeat(64) },
    body: body.slice(0, limit),
  }))
}

function entries<Entry>(make: (index: number) => Entry): Entry[] {
  return Array.from({ length: ANONYMOUS_JSON.entries - 10 }, (_, index) => make(index))
}

function nested(open: string, close: string, inside = ''): string {
  const levels = ANONYMOUS_JSON.depth - 1
  return open.repeat(levels) + inside + close.repeat(levels)
}

function quoted(value: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(Object(value)).map(([key, inner]) => [key, JSON.stringify(inner)]))
}

function describe(call: NamedCall): Described {
  return z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Described
}

function resolve(schema: Described, { $defs = {} }: Described): Described {
  return schema.$ref ? ($defs[schema.$ref.replace('#/$defs/', '')] ?? {}) : schema
}

const TEXTS = ['Steve', 'QRIS', 'sky-100', 'AAAA-AAAA-AAAA-AAAA-AAAA-AAAA-AAAA', '123456', 'a'.repeat(43)]

/** The longest value that the schema accepts, or something near it. */
function exampleOf(given: Described, whole: Described): unknown {
  const schema = resolve(given, whole)
  if (schema.anyOf) return exampleOf(schema.anyOf[0] ?? {}, whole)
  if (schema.enum) return schema.enum[0]
  if (schema.const !== undefined) return schema.const
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, exampleOf(inner, whole)]),
    )
  if (schema.type === 'array')
    return Array.from({ length: Math.min(schema.maxItems ?? 1, 20) }, () =>
      exampleOf(schema.items ?? {}, whole),
    )
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (schema.type === 'boolean') return true
  const { pattern, maxLength = 43 } = schema
  return (
    TEXTS.find((text) => pattern && new RegExp(pattern).test(text)) ?? 'a'.repeat(Math.min(maxLength, 4_096))
  )
}

function longPaths(): DearRequest[] {
  const paths = [
    ...['/', '\\', '/a', '/.', '/..', '/%2e', '/%2e%2e/', '%2f', '%5c', '%', '%00', '%25', '.', 'a'].flatMap(
      (piece) => [`/en${repeated(piece)}x`, `/en/vote${repeated(piece)}`, `/${repeated(piece)}x`],
    ),
    ...['/', '\\', '/..'].flatMap((piece) =>
      [
        '/en/store/product',
        '/en/admin',
        '/id/store/checkout',
        '/api',
        '/api/admin',
        '/uploads',
        '/assets',
      ].map((start) => `${start}${repeated(piece)}x`),
    ),
    ...['/', '\\', '/..', '/a'].map((piece) => `/en/store/product/${repeated(piece, 480)}x`),
    ...['a&', 'tab=', 'tab=a&', '%', '=', '?', '+'].map((piece) => `/en/leaderboard?${repeated(piece)}`),
    ...['a&', 'lng=', 'lng=en&', '%'].map((piece) => `/?${repeated(piece)}`),
  ]
  return paths.map((path) => ({ name: `${path.slice(0, 32)}…`, method: 'GET', path }))
}

function longHeaders(): DearRequest[] {
  const headers = {
    'accept-language': 'en;q=1,',
    cookie: 'i18next=;',
    'accept-encoding': 'br;q=0,',
    'if-none-match': 'W/"",',
    'x-forwarded-for': '1,',
    range: 'bytes=0-1,',
  }
  return ['/vote', '/en/vote', '/en/nothing', '/api/store/products', '/robots.txt'].flatMap((path) =>
    Object.entries(headers).map(([name, piece]) => ({
      name: `${path} with ${name}: ${piece}…`,
      method: 'GET',
      path,
      headers: { [name]: repeated(piece) },
    })),
  )
}
