// "Test now" of the servers screen, for owners also with values that are not saved yet.
import { isDeepStrictEqual } from 'node:util'
import type { ServerTest } from '#contract/network/servers-admin.schema.ts'
import { may, type Role } from '#contract/permissions.ts'
import type { GameServer as SavedServer } from '#contract/settings/servers.schema.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import type { Limits } from '#server/platform/limits/limits.service.ts'
import { serverSecret } from './resolve-servers.ts'
import { createServerTrials, type TrialDeps } from './server-trials.service.ts'
import type { Servers } from './servers.service.ts'

type Deps = TrialDeps & {
  shownSettings(): { readonly servers: { readonly list: readonly SavedServer[] } }
  servers: Pick<Servers, 'current' | 'find' | 'resolveDraft'>
  limits: Pick<Limits, 'require'>
}

export type ServerDraft = { server?: SavedServer; rcon_password?: string; boards_password?: string }

type Tester = { username: string; role: Role }

export type ServerTests = ReturnType<typeof createServerTests>

const ADDRESSES = ['ping', 'rcon', 'boards'] as const
/** Opening the screen tests every server. */
const LIMIT = { limit: 60, windowMs: 60_000 }

export function createServerTests(deps: Deps) {
  const { shownSettings, servers, limits } = deps
  const trials = createServerTrials(deps)

  function toTarget(id: string, { server, rcon_password, boards_password }: ServerDraft, role: Role) {
    const saved = shownSettings().servers.list.find((one) => one.id === id)
    const draft = server ?? saved
    if (!draft) throw new AppError('server_not_found')
    const typed = new Map<string, string>()
    if (rcon_password !== undefined) typed.set(serverSecret(id, 'rcon_password'), rcon_password)
    if (boards_password !== undefined) typed.set(serverSecret(id, 'boards_password'), boards_password)
    const isSaved = ADDRESSES.every((field) => isDeepStrictEqual(draft[field], saved?.[field]))
    // Otherwise a test would tell what listens inside the owner's network.
    if (!may(role, 'servers') && (!isSaved || typed.size > 0)) throw new AppError('permission_missing')
    return servers.resolveDraft({ ...draft, id }, typed)
  }

  return {
    async test(id: string, draft: ServerDraft, { username, role }: Tester): Promise<ServerTest> {
      await limits.require(`server-test ${username}`, LIMIT)
      const target = toTarget(id, draft, role)
      // A simulator stands in for RCON only in what is saved.
      const simulated = !draft.server && servers.current().simulated.rcon
      const running = (simulated ? servers.find(id) : undefined) ?? target
      const results = await Promise.all([
        trials.rcon(running),
        trials.ping({ java: target.ping, bedrock: null }),
        trials.boards(target.boards),
      ])
      // Messages of the other side are for owners.
      const [rcon, ping, boards] = results.map((result) =>
        may(role, 'servers') ? result : { ...result, detail: null },
      ) as typeof results
      return { simulated, rcon, ping, boards }
    },
  }
}
