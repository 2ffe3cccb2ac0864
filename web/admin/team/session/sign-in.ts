// The login call: without a token, and the only one that reads the Retry-After header.

import type { Route } from '#contract/calls.ts'
import type { Login } from '#contract/team/admin.schema.ts'
import { ApiError, isErrorReply } from '#web/kit/api/call.ts'

export type SignedIn =
  | { kind: 'in'; token: string }
  | { kind: 'code'; twoFactorToken: string }
  | { kind: 'wrong' }
  | { kind: 'locked'; waitSeconds: number | null }
  | { kind: 'failed'; problem: ApiError }
  | { kind: 'silent' }

const ROUTE: Route = 'POST /api/admin/login'

export async function signIn(login: Login): Promise<SignedIn> {
  const [method, path = ''] = ROUTE.split(' ')
  try {
    const response = await fetch(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(login),
    })
    const reply: unknown = await response.json().catch(() => null)
    // A body without JSON comes from a proxy in front of a server that is down.
    if (reply === null) return { kind: 'silent' }
    const { token, two_factor_token: twoFactorToken } = reply as { token?: string; two_factor_token?: string }
    if (response.ok && token) return { kind: 'in', token }
    if (response.ok && twoFactorToken) return { kind: 'code', twoFactorToken }
    const problem = new ApiError(response.status, isErrorReply(reply) ? reply : null)
    if (response.status === 429) return { kind: 'locked', waitSeconds: readWait(response.headers) }
    return problem.reply?.code === 'login_failed' ? { kind: 'wrong' } : { kind: 'failed', problem }
  } catch {
    return { kind: 'silent' }
  }
}

function readWait(headers: Headers): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null
}
