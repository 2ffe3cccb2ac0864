// The OpenAPI 3.1 document of the API, built from the same calls that the server mounts.
import * as z from 'zod'
import type { NamedCall } from './calls.ts'
import { ERROR_REPLIES, type ErrorCode } from './errors.ts'
import { ErrorReply } from './platform/fields.schema.ts'

/** The keywords of JSON Schema that are read here. */
type Schema = {
  properties?: Record<string, Schema>
  required?: string[]
  format?: string
  contentMediaType?: string
}
type Schemas = Record<string, Schema>
export type Content = Record<string, { schema: Schema }>
export type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }

export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  /** Empty for public calls. */
  security: object[]
  /** The permission that the role of the admin must have, see contract/permissions.ts. */
  'x-permission'?: string
  /** `fresh`: the session must have proved who uses it in the last five minutes. */
  'x-proof'?: string
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { description: string; content: Content }>
}

export type OpenapiDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Schemas; securitySchemes: Record<string, object> }
}

const ADMIN_SECURITY = 'adminToken'

export function openapiDocument(
  calls: readonly NamedCall[],
  { title, version, serverUrl }: { title: string; version: string; serverUrl: string },
): OpenapiDocument {
  const schemas: Schemas = {}
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

function operationOf(call: NamedCall, schemas: Schemas, errorSchema: Schema): Operation {
  const { properties: input = {} } = toSchema(call.input, 'input', schemas)
  const parameters = [...parametersOf('path', input.params), ...parametersOf('query', input.query)]
  return {
    operationId: call.name,
    tags: [call.domain],
    summary: call.summary,
    security: call.endpoint.permission ? [{ [ADMIN_SECURITY]: [] }] : [],
    ...(call.endpoint.permission && { 'x-permission': call.endpoint.permission }),
    ...(call.endpoint.proof && { 'x-proof': call.endpoint.proof }),
    ...(parameters.length > 0 && { parameters }),
    ...(input.body && { requestBody: requestBodyOf(input.body) }),
    responses: {
      200: { description: 'Success.', content: contentOf(toSchema(call.reply, 'output', schemas)) },
      ...errorResponses(call, errorSchema),
    },
  }
}

function parametersOf(place: 'path' | 'query', schema: Schema | undefined): Parameter[] {
  return Object.entries(schema?.properties ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || schema?.required?.includes(name) === true,
    schema: field,
  }))
}

function requestBodyOf(schema: Schema): Operation['requestBody'] {
  const isUpload = Object.values(schema.properties ?? {}).some(({ format }) => format === 'binary')
  // A body whose fields may all be left out may itself be left out.
  const required = schema.properties === undefined || schema.required !== undefined
  return { required, content: isUpload ? { 'multipart/form-data': { schema } } : json(schema) }
}

function errorResponses(call: NamedCall, errorSchema: Schema): Operation['responses'] {
  const general: ErrorCode[] = ['invalid_request', 'too_many_requests', 'internal']
  if (call.endpoint.admin) general.push('unauthorized')
  const codes = [...new Set([...call.errors, ...general])]
  const byStatus = Map.groupBy(codes, (code) => ERROR_REPLIES[code].status)
  const responses = [...byStatus].map(([status, group]) => {
    const description = group.map((code) => `${code}: ${ERROR_REPLIES[code].error}`).join('\n')
    return [status, { description, content: json(errorSchema) }]
  })
  return Object.fromEntries(responses)
}

/** The body of a file has a media type of its own, which its schema then need not repeat. */
function contentOf({ contentMediaType, ...schema }: Schema): Content {
  return contentMediaType ? { [contentMediaType]: { schema } } : json(schema)
}

function json(schema: Schema): Content {
  return { 'application/json': { schema } }
}

/** Moves named schemas to the components and returns a schema that refers to them. */
function toSchema(schema: z.ZodType, io: 'input' | 'output', schemas: Schemas): Schema {
  const made = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // Clients must accept new reply fields.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  })
  const text = JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/')
  const { $schema: _, $defs = {}, ...root }: Schema & { $schema?: string; $defs?: Schemas } = JSON.parse(text)
  for (const [name, definition] of Object.entries($defs)) {
    const known = schemas[name]
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(definition)) {
      throw new Error(`Two schemas are called ${name}`)
    }
    schemas[name] = definition
  }
  return root
}
