// The OpenAPI 3.1 document of the API, built from the same calls that the server mounts.
import * as z from 'zod'
import type { NamedCall } from './calls.ts'
import { ERROR_REPLIES } from './error-replies.ts'
import type { ErrorCode } from './errors.ts'
import { ErrorReply } from './fields.schema.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type JsonObject = { [key: string]: Json }

export type OpenapiDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, JsonObject>>
  components: { schemas: Record<string, Json>; securitySchemes: Record<string, JsonObject> }
}

const ADMIN_SECURITY = 'adminToken'
const DEFS = '#/$defs/'
const COMPONENTS = '#/components/schemas/'

export function openapiDocument(
  calls: readonly NamedCall[],
  { title, version, serverUrl }: { title: string; version: string; serverUrl: string },
): OpenapiDocument {
  const schemas: Record<string, Json> = {}
  const errorSchema = toSchema(ErrorReply, 'output', schemas)
  const paths: OpenapiDocument['paths'] = {}
  for (const call of calls) {
    const path = call.endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    paths[path][call.endpoint.method.toLowerCase()] = operationOf(call, schemas, errorSchema)
  }
  return {
    openapi: '3.1.0',
    info: { title, version },
    servers: [{ url: serverUrl }],
    tags: [...new Set(calls.map(({ domain }) => domain))].map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1))),
      securitySchemes: { [ADMIN_SECURITY]: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function operationOf(call: NamedCall, schemas: Record<string, Json>, errorSchema: Json): JsonObject {
  const input = fieldsOf(toSchema(call.input, 'input', schemas))
  const parameters = [...parametersOf('path', input.params), ...parametersOf('query', input.query)]
  return {
    operationId: call.name,
    tags: [call.domain],
    summary: call.summary,
    ...(call.endpoint.admin && { security: [{ [ADMIN_SECURITY]: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(input.body !== undefined && { requestBody: requestBodyOf(input.body) }),
    responses: {
      200: { description: 'Success.', content: json(toSchema(call.reply, 'output', schemas)) },
      ...errorResponses(call, errorSchema),
    },
  }
}

function parametersOf(place: 'path' | 'query', schema: Json | undefined): JsonObject[] {
  if (schema === undefined) return []
  const required = isObject(schema) && Array.isArray(schema.required) ? schema.required : []
  return Object.entries(fieldsOf(schema)).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }))
}

function requestBodyOf(schema: Json): JsonObject {
  const isUpload = Object.values(fieldsOf(schema)).some(
    (field) => isObject(field) && field.format === 'binary',
  )
  // A body whose fields may all be left out may itself be left out.
  const required = isObject(schema) && (!('properties' in schema) || 'required' in schema)
  return { required, content: isUpload ? { 'multipart/form-data': { schema } } : json(schema) }
}

function errorResponses(call: NamedCall, errorSchema: Json): JsonObject {
  const general: ErrorCode[] = ['invalid_request', 'too_many_requests', 'internal']
  if (call.endpoint.admin) general.push('unauthorized')
  const codesByStatus = new Map<number, ErrorCode[]>()
  for (const code of new Set([...call.errors, ...general])) {
    const { status } = ERROR_REPLIES[code]
    codesByStatus.set(status, [...(codesByStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...codesByStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `${code}: ${ERROR_REPLIES[code].error}`).join('\n'),
        content: json(errorSchema),
      },
    ]),
  )
}

function json(schema: Json): JsonObject {
  return { 'application/json': { schema } }
}

/** Moves named schemas to the components and returns a schema that refers to them. */
function toSchema(schema: z.ZodType, io: 'input' | 'output', schemas: Record<string, Json>): Json {
  const made = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // Clients must accept new reply fields.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  })
  const { $schema: _, $defs = {}, ...root } = withComponentRefs(toJson(made)) as JsonObject
  for (const [name, definition] of Object.entries($defs as JsonObject)) {
    const known = schemas[name]
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(definition)) {
      throw new Error(`Two schemas are called ${name}`)
    }
    schemas[name] = definition
  }
  return root
}

function toJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value))
}

function withComponentRefs(value: Json): Json {
  if (Array.isArray(value)) return value.map(withComponentRefs)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.replace(DEFS, COMPONENTS)
        : withComponentRefs(inner),
    ]),
  )
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function fieldsOf(schema: Json): JsonObject {
  return isObject(schema) && isObject(schema.properties) ? schema.properties : {}
}
