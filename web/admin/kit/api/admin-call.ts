// API calls with the admin's token, and the hooks that load by them. A refused token is removed, and the guard redirects to
// the login.
import { useCallback, useState } from 'react'
import type { Api, Route } from '#contract/calls.ts'
import { ApiError, call } from '#web/kit/api/call.ts'
import { usePolled } from '#web/kit/ui/use-polled.ts'
import { withProof } from './proof.ts'
import { readToken, removeToken, useToken } from './token-store.ts'

export function adminCall<Named extends Route>(
  route: Named,
  input: Api[Named]['input'],
  signal?: AbortSignal,
): Promise<Api[Named]['reply']> {
  return withProof(() => callOnce(route, input, signal))
}

async function callOnce<Named extends Route>(
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

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.reply?.code === code
}

export type Loaded<Reply> = {
  data: Reply | null
  /** ISO 8601. */
  loadedAt: string | null
  /** The error of the last attempt with this key; older data stays. */
  problem: unknown
  /** The data belongs to a previous key. */
  stale: boolean
  reload(): void
}

/** Loads data when a screen opens, when its key changes, and optionally by polling. With the key null nothing is loaded. */
export function useLoaded<Reply>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<Reply>,
  everyMs?: number,
): Loaded<Reply> {
  const [shown, setShown] = useState<{ key: string | null; data: Reply; at: string } | null>(null)
  const [failed, setFailed] = useState<{ key: string; problem: unknown } | null>(null)
  const [round, setRound] = useState(0)

  async function loadOnce(signal: AbortSignal): Promise<void> {
    if (key === null) return
    try {
      const data = await load(signal)
      if (signal.aborted) return
      setShown({ key, data, at: new Date().toISOString() })
      setFailed(null)
    } catch (error) {
      if (!signal.aborted) setFailed({ key, problem: error })
    }
  }
  usePolled(loadOnce, { everyMs, key: `${key} ${round}` })

  const reload = useCallback(() => setRound((before) => before + 1), [])
  return {
    data: shown?.data ?? null,
    loadedAt: shown?.at ?? null,
    problem: failed?.key === key ? failed.problem : null,
    stale: shown !== null && shown.key !== key,
    reload,
  }
}

/** The reply of a call, loaded again for another input. With the input null and without a token nothing is loaded. */
export function useReply<Named extends Route>(
  route: Named,
  input: Api[Named]['input'] | null,
  everyMs?: number,
): Loaded<Api[Named]['reply']> {
  const hasToken = Boolean(useToken())
  const key = input && hasToken ? `${route} ${JSON.stringify(input)}` : null
  return useLoaded(key, (signal) => adminCall(route, input as Api[Named]['input'], signal), everyMs)
}
