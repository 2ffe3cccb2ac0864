// One API call: its route and its schemas. The server mounts it, the OpenAPI document lists it; the browser imports types only.
import type * as z from 'zod'
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
}

type Description<Reply, Input extends CallInput> = Pick<Call<Reply, Input>, 'summary' | 'input' | 'reply'> &
  Partial<Pick<Call, 'errors'>>

/** A call that needs no token. */
export function publicCall<Reply, Input extends CallInput, const Route extends `${Method} ${Path}`>(
  route: Route,
  description: Description<Reply, Input>,
): Call<Reply, Input, Route> {
  return { route, endpoint: toEndpoint(route, null), errors: [], ...description }
}

/** A call that needs the token of an admin whose role has the permission. */
export function adminCall<
  Reply,
  Input extends CallInput,
  const Route extends `${Method} /api/admin/${string}`,
>(
  route: Route,
  { permission, ...description }: Description<Reply, Input> & { permission: Permission },
): Call<Reply, Input, Route> {
  return { route, endpoint: toEndpoint(route, permission), errors: [], ...description }
}

function toEndpoint(route: string, permission: Permission | null): Endpoint {
  const [method, path] = route.split(' ') as [Method, Path]
  return { method, path, admin: permission !== null, permission }
}
