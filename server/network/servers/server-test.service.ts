// "Test now" of the servers screen, also for values that are not saved yet.
import type { ServerTest } from '#contract/network/servers-admin.schema.ts'
import type { GameServer as SavedServer } from '#contract/settings/servers.schema.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import type { Limits } from '#server/platform/limits/limits.service.ts'
import type { GameServer } from './game-server.ts'
import { serverSecret } from './resolve-servers.ts'
import { createServerTrials, type TrialDeps } from './server-trials.service.ts'
import type { Servers } from './servers.service.ts'

type Deps = TrialDeps & {
  currentSettings(): { readonly servers: { readonly list: readonly SavedServer[] } }
  servers: Pick<Servers, 'current' | 'find' | 'resolveDraft'>
  secrets: { current(): ReadonlyMap<string, string> }
  limits: Pick<Limits, 'take'>
}

export type ServerDraft = { server?: SavedServer; rcon_password?: string; boards_password?: string }

export type ServerTests = ReturnType<typeof createServerTests>

/** Opening the screen tests every server. */
const LIMIT = { limit: 60, windowMs: 60_000 }

export function createServerTests(deps: Deps) {
  const { currentSettings, servers, secrets, limits } = deps
  const trials = createServerTrials(deps)

  /**
   * A stored password is used only with the address it was stored for: a draft must not send it elsewhere.
   */
  function toTarget(id: string, { server, rcon_password, boards_password }: ServerDraft): GameServer {
    const saved = currentSettings().servers.list.find((one) => one.id === id)
    const isSame = (field: 'rcon' | 'boards') =>
      !server || JSON.stringify(server[field]) === JSON.stringify(saved?.[field])
    const draft = server ?? saved
    if (!draft) throw new AppError('server_not_found')
    const typed = new Map([
      [serverSecret(id, 'rcon_password'), { value: rcon_password, mayUseStored: isSame('rcon') }],
      [serverSecret(id, 'boards_password'), { value: boards_password, mayUseStored: isSame('boards') }],
    ])
    return servers.resolveDraft({ ...draft, id }, (name) => {
      const { value, mayUseStored } = typed.get(name) ?? {}
      return value ?? (mayUseStored ? (secrets.current().get(name) ?? null) : null)
    })
  }

  return {
    async test(id: string, draft: ServerDraft, admin: string): Promise<ServerTest> {
      const { allowed, retryAfterSeconds } = await limits.take(`server-test ${admin}`, LIMIT)
      if (!allowed) throw new AppError('too_many_requests', { retryAfterSeconds })
      const target = toTarget(id, draft)
      // A simulator stands in for RCON only in what is saved.
      const simulated = !draft.server && servers.current().simulated.rcon
      const running = (simulated ? servers.find(id) : undefined) ?? target
      const [rcon, ping, boards] = await Promise.all([
        trials.rcon(running),
        trials.ping({ java: target.ping, bedrock: null }),
        trials.boards(target.boards),
      ])
      return { simulated, rcon, ping, boards }
    },
  }
}
