// A running site with one person of each role, and their tokens.
import { ROLES, type Role } from '#contract/permissions.ts'
import type { Env } from '#server/config/config.ts'
import { clientOf } from './settings-client.ts'
import { startOwned } from './site.ts'

const TEAM_PASSWORD = 'kelapa muda segar'

export async function startTeam(env: Env = {}) {
  const { admin: owner, ...site } = await startOwned(env)

  const ask = (method: string, path: string, token: string | null, body?: object): Promise<Response> =>
    clientOf(site.url, token ?? 'none').ask(path.replace(/^\/api\/admin/, ''), method, body)

  async function join(role: Role): Promise<[Role, string]> {
    const { token } = await owner.json('/team/invitations', 'POST', { role })
    const person = { token, username: `the_${role}`, password: TEAM_PASSWORD }
    const joined = await ask('POST', '/api/admin/join', null, person)
    return [role, ((await joined.json()) as { token: string }).token]
  }

  const tokens = Object.fromEntries(await Promise.all(ROLES.map(join))) as Record<Role, string>
  return { site, owner, ask, tokens, [Symbol.asyncDispose]: () => site[Symbol.asyncDispose]() }
}

export type TeamSite = Awaited<ReturnType<typeof startTeam>>

const REFUSED = ['permission_missing', 'unauthorized', 'not_found', 'internal']

/** Whether the role, or a call that does not exist, was the reason of a refusal. */
export async function outcomeOf(response: Response): Promise<string> {
  const { code } = (await response.json().catch(() => ({}))) as { code?: string }
  return code && REFUSED.includes(code) ? code : 'allowed'
}
