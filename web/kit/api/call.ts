// The typed API client of the browser: input and reply follow from the route.
import type { CallInput } from '#contract/call.ts'
import type { Api, Route } from '#contract/calls.ts'
import type { ErrorReply } from '#contract/platform/fields.schema.ts'

export class ApiError extends Error {
  readonly status: number
  /** The error reply of the API; null when the body is something else, for example a proxy's page. */
  readonly reply: ErrorReply | null

  constructor(status: number, reply: ErrorReply | null) {
    super(reply?.error ?? `API replied with status ${status}`)
    this.status = status
    this.reply = reply
  }
}

export async function call<Named extends Route>(
  route: Named,
  input: Api[Named]['input'],
  { signal, token }: { signal?: AbortSignal; token?: string } = {},
): Promise<Api[Named]['reply']> {
  const [method, path = ''] = route.split(' ')
  const { body }: CallInput = input
  const response = await fetch(urlOf(path, input), {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  })
  const reply: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new ApiError(response.status, isErrorReply(reply) ? reply : null)
  return reply as Api[Named]['reply']
}

function urlOf(path: string, { params = {}, query = {} }: CallInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const given = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) given.set(name, String(value))
  // Not `given.size`: Safari 16 does not support it.
  const search = given.toString()
  return search ? `${filled}?${search}` : filled
}

export function isErrorReply(reply: unknown): reply is ErrorReply {
  return typeof reply === 'object' && reply !== null && 'error' in reply && 'code' in reply
}
