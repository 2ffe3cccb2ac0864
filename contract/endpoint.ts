// One API call, named once: the browser calls it, the server mounts it. Its schemas stand beside, in *.schema.ts.

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What a call may carry. Each part that is used is named in the endpoint's type. */
export type Sent = {
  params?: Record<string, string>
  query?: Record<string, string | number | undefined>
  body?: unknown
}

export type Endpoint<Reply = unknown, Input extends Sent = Sent> = {
  readonly method: Method
  /** Parameters are written as `:name`. */
  readonly path: `/api/${string}`
  /** Needs the admin's bearer token. */
  readonly admin: boolean
  /** Only for the compiler. */
  readonly types?: { reply: Reply; input: Input }
}

/** A call that anyone may make. */
export function endpoint<Reply, Input extends Sent = Record<never, never>>(
  method: Method,
  path: `/api/${string}`,
): Endpoint<Reply, Input> {
  return { method, path, admin: false }
}

/** A call that only an admin may make. */
export function adminEndpoint<Reply, Input extends Sent = Record<never, never>>(
  method: Method,
  path: `/api/admin/${string}`,
): Endpoint<Reply, Input> {
  return { method, path, admin: true }
}

/** The reply of a call that has nothing to tell but that it is done. */
export type Done = { success: true }
