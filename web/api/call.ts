// The browser's way to the API: any endpoint of the contract, typed on both ends.
import type { Endpoint, Sent } from '#contract/endpoint.ts'
import type { ErrorReply } from '#contract/errors.ts'

export class ApiError extends Error {
  readonly status: number
  /** What the server said, where it said something that we know. */
  readonly reply: ErrorReply | null

  constructor(status: number, reply: ErrorReply | null) {
    super(reply?.error ?? `The API answered ${status}`)
    this.status = status
    this.reply = reply
  }
}

type Options = { signal?: AbortSignal; token?: string }

export async function call<Reply, Input extends Sent>(
  endpoint: Endpoint<Reply, Input>,
  input: Input,
  { signal, token }: Options = {},
): Promise<Reply> {
  const { body } = input
  const response = await fetch(addressOf(endpoint, input), {
    method: endpoint.method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  })
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new ApiError(response.status, isErrorReply(answer) ? answer : null)
  return answer as Reply
}

function addressOf({ path }: Endpoint, { params = {}, query = {} }: Sent): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const given = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) given.set(name, String(value))
  // Not by `size`: phones of three years ago do not know it.
  const search = given.toString()
  return search ? `${filled}?${search}` : filled
}

function isErrorReply(answer: unknown): answer is ErrorReply {
  return typeof answer === 'object' && answer !== null && 'error' in answer && 'code' in answer
}
