// API calls with the admin's token. A refused token is removed, and the guard redirects to the login.
import type { Api, Route } from '#contract/calls.ts'
import { ApiError, call } from '#web/kit/api/call.ts'
import { readToken, removeToken } from './token-store.ts'

export async function adminCall<Named extends Route>(
  route: Named,
  input: Api[Named]['input'],
  signal?: AbortSignal,
): Promise<Api[Named]['reply']> {
  const token = readToken() ?? ''
  try {
    return await call(route, input, { signal, token })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) onTokenRefused(token)
    throw error
  }
}

/** Another tab may have signed in again during the call; its new token stays. */
export function onTokenRefused(token: string): void {
  if (readToken() === token) removeToken('refused')
}
