// Requests of the contract with one invalid part: each parameter, each field, each body.
import fc from 'fast-check'
import * as z from 'zod'
import { calls, type NamedCall } from '#contract/calls.ts'
import {
  contentType,
  FORM_BOUNDARY,
  hostileBody,
  hostileForm,
  hostileJson,
  hostileText,
} from './hostile-values.ts'

type Place = 'params' | 'query' | 'body'
type Fields = Record<Place, string[]>

/** The invalid part of a request; without a field it is the whole body. */
export type Target = { call: NamedCall; fields: Fields; place: Place; field: string | null }

export type Sent = { method: string; path: string; headers: Record<string, string>; body: Buffer | null }

/** Existing ids by the name of their field, so that a request passes validation. */
export type Known = Record<string, readonly string[]>

/** The value of a field while another one is invalid. */
const RIGHT: Record<string, string> = {
  username: '"Steve"',
  paymentMethod: '"QRIS"',
  turnstileToken: '"x"',
  password: '"not the one"',
  current_password: '"x"',
  new_password: '"a quiet river at night"',
  outcome: '"EXPIRED"',
  name: '"Pack"',
  price: '5000',
  image_url: '"/a.png"',
  description: '["a"]',
  description_id: '["b"]',
  execute: '[{"type":"commands","text":"say %player%"}]',
  sort_id: '9',
  reason: '"because"',
  key: '"confirmation-key"',
}
const RIGHT_QUERY: Record<string, string> = { page: '1', lng: 'id' }
/** A call with this field accepts a form with a file. */
const FILE_FIELD = 'image'

export function listTargets(): Target[] {
  return calls.flatMap((call) => {
    const fields = fieldsOf(call)
    const named = (['params', 'query', 'body'] as const).flatMap((place) =>
      fields[place].map((field) => ({ call, fields, place, field })),
    )
    return [...named, { call, fields, place: 'body' as const, field: null }]
  })
}

type Described = { $ref?: string; properties?: Record<string, Described>; $defs?: Record<string, Described> }

function fieldsOf(call: NamedCall): Fields {
  const { properties = {}, $defs = {} } = z.toJSONSchema(call.input, {
    io: 'input',
    unrepresentable: 'any',
  }) as Described
  const named = (place: Place) => {
    const { $ref = '', properties: own } = properties[place] ?? {}
    return Object.keys(own ?? $defs[$ref.replace('#/$defs/', '')]?.properties ?? {})
  }
  return { params: named('params'), query: named('query'), body: named('body') }
}

export const wrongness = fc.record({
  text: hostileText,
  json: hostileJson,
  whole: hostileBody,
  form: hostileForm,
  type: contentType,
  method: fc.oneof(
    { weight: 15, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS') },
  ),
  twice: fc.boolean(),
})

type Wrongness = typeof wrongness extends fc.Arbitrary<infer Value> ? Value : never
type Situation = { known: Known; token: string; number: number }

export function toRequest(target: Target, wrong: Wrongness, { known, token, number }: Situation): Sent {
  const { endpoint } = target.call
  const isForm = target.fields.body.includes(FILE_FIELD)
  const body = isForm ? Buffer.from(wrong.form) : bodyOf(target, wrong, known)
  const type = isForm ? `multipart/form-data; boundary=${FORM_BOUNDARY}` : wrong.type
  const method = wrong.method || endpoint.method
  return {
    method,
    path: pathOf(target, wrong, known, number) + queryOf(target, wrong),
    headers: {
      ...(endpoint.admin && { authorization: `Bearer ${token}` }),
      ...(body && type !== undefined && { 'content-type': type }),
      // Each request has an IP address of its own, so that no rate limit applies.
      'x-forwarded-for': `10.${number & 255}.${(number >> 8) & 255}.7`,
    },
    body: method === 'GET' || method === 'HEAD' ? null : body,
  }
}

function pathOf({ call, place, field }: Target, wrong: Wrongness, known: Known, number: number): string {
  return call.endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    if (place === 'params' && name === field) return encodeURIComponent(wrong.text.toWellFormed())
    const ids = known[`${call.domain}.${name}`] ?? known[name] ?? []
    return ids[number % ids.length] ?? 'NOTHING'
  })
}

function queryOf({ fields, place, field }: Target, wrong: Wrongness): string {
  const query = new URLSearchParams()
  for (const name of fields.query) {
    const isWrong = place === 'query' && name === field
    const value = isWrong ? wrong.text : RIGHT_QUERY[name]
    if (value !== undefined) query.append(name, value)
    if (isWrong && wrong.twice) query.append(name, '1')
  }
  return query.size > 0 ? `?${query}` : ''
}

function bodyOf({ fields, place, field }: Target, wrong: Wrongness, known: Known): Buffer | null {
  if (place === 'body' && field === null) return wrong.whole
  if (fields.body.length === 0) return null
  const pairs = fields.body.flatMap((name) => {
    const right = known[name]?.[0] === undefined ? RIGHT[name] : JSON.stringify(known[name][0])
    const value = place === 'body' && name === field ? wrong.json : right
    return value === undefined ? [] : [`${JSON.stringify(name)}:${value}`]
  })
  return Buffer.from(`{${pairs.join(',')}}`)
}
