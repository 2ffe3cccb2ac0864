// One API call: its route and its schemas. The server mounts it, the OpenAPI document lists it; the browser imports types only.
import * as z from 'zod'
import type { ErrorCode } from './errors.ts'
import type { Permission } from './permissions.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Path parameters are written as `:name`. */
export type Path = `/api/${string}`

export type CallInput = {
  params?: Record<string, string>
  query?: Record<string, string | number | undefined>
  body?: unknown
}

export type Endpoint = {
  readonly method: Method
  readonly path: Path
  /** Needs the admin's bearer token. */
  readonly admin: boolean
  /** The permission that the role of the admin must have; null for public calls. */
  readonly permission: Permission | null
  /** `fresh`: the session must have proved who uses it in the last five minutes, by `POST /api/admin/account/proof`. */
  readonly proof: 'fresh' | null
}

export type Call<Reply = unknown, Input extends CallInput = CallInput, Route extends string = string> = {
  /** Method and path, the name under which the browser calls it. */
  readonly route: Route
  readonly endpoint: Endpoint
  /** One English sentence for readers of the API. */
  readonly summary: string
  /** Params, query and body, validated before the handler runs. */
  readonly input: z.ZodType<Input>
  /** Fields that it does not name never leave the server. */
  readonly reply: z.ZodType<Reply>
  /** The failures a caller should expect besides the general ones. */
  readonly errors: readonly ErrorCode[]
  /** The largest body; undefined for the limit of the admin area, or of a form with a file. */
  readonly bodyBytes: number | undefined
}

const NoInput = z.object({})
type NoInput = z.infer<typeof NoInput>

const Done = z.object({ success: z.literal(true) }).meta({ id: 'Done' })
export type Done = z.infer<typeof Done>

/** A reply that is no JSON: the body of a file. */
export function fileReply(mediaType: 'text/csv' | 'application/zip') {
  const isText = mediaType.startsWith('text/')
  return z.string().meta({ contentMediaType: mediaType, ...(!isText && { format: 'binary' }) })
}

/** Without an input it takes none; without a reply it says that it is done. */
type Description<Reply, Input extends CallInput> = Pick<Call, 'summary'> &
  Partial<Pick<Call<Reply, Input>, 'input' | 'reply' | 'errors' | 'bodyBytes'> & Pick<Endpoint, 'proof'>>

/** For calls without a token: a token of the bot check is the largest value, and has at most 4 kB. */
export const PUBLIC_BODY_BYTES = 8 * 1024

export function publicCall<
  Reply = Done,
  Input extends CallInput = NoInput,
  const Route extends `${Method} ${Path}` = never,
>(route: Route, description: Description<Reply, Input>): Call<Reply, Input, Route> {
  return toCall(route, null, description)
}

/** A call that needs the token of an admin whose role has the permission. */
export function adminCall<
  Reply = Done,
  Input extends CallInput = NoInput,
  const Route extends `${Method} /api/admin/${string}` = never,
>(route: Route, permission: Permission, description: Description<Reply, Input>): Call<Reply, Input, Route> {
  return toCall(route, permission, description)
}

function toCall<Reply, Input extends CallInput, Route extends string>(
  route: Route,
  permission: Permission | null,
  { summary, errors: own = [], proof = null, bodyBytes, ...schemas }: Description<Reply, Input>,
): Call<Reply, Input, Route> {
  const [method, path] = route.split(' ') as [Method, Path]
  const endpoint = { method, path, admin: permission !== null, permission, proof }
  const errors: readonly ErrorCode[] = proof ? [...own, 'proof_required'] : own
  const input = (schemas.input ?? NoInput) as z.ZodType<Input>
  const reply = (schemas.reply ?? Done) as z.ZodType<Reply>
  const limit = bodyBytes ?? (endpoint.admin ? undefined : PUBLIC_BODY_BYTES)
  return { route, endpoint, summary, input, reply, errors, bodyBytes: limit }
}
