// Calls with the admin's token. One that the server no longer takes is dropped, and the guard leads to the door.
import type { Endpoint, Sent } from '#contract/endpoint.ts'
import { ApiError, call } from '../../api/call.ts'
import { dropToken, readToken } from './token-store.ts'

export async function adminCall<Reply, Input extends Sent>(
  endpoint: Endpoint<Reply, Input>,
  input: Input,
  signal?: AbortSignal,
): Promise<Reply> {
  const token = readToken() ?? ''
  try {
    return await call(endpoint, input, { signal, token })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) onRefused(token)
    throw error
  }
}

/** Another tab may have signed in anew while this call was under way. */
export function onRefused(token: string): void {
  if (readToken() === token) dropToken('refused')
}
