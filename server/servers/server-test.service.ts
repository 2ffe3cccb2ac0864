// Tries what the servers screen asks for: RCON sign-in and `list`, ping, leaderboard tables. Nothing else is ever sent.
import type { ServerTest, TestResult } from '#contract/servers-admin.schema.ts'
import type { GameServer as SavedServer } from '#contract/settings/servers.schema.ts'
import type { ServerStatus } from '#contract/status.schema.ts'
import type { Address } from '#server/kernel/address.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Limits } from '#server/limits/limits.service.ts'
import type { BoardsAddress, GameServer, RconAccess } from './game-server.ts'
import { serverSecret } from './resolve-servers.ts'
import type { Servers } from './servers.service.ts'
import { reasonOf } from './test-reason.ts'

/** `names` is null when the reply cannot be read. */
type PlayerList = { reply: string; names: readonly string[] | null } | { problem: string }

type Deps = {
  currentSettings(): { readonly servers: { readonly list: readonly SavedServer[] } }
  servers: Pick<Servers, 'current' | 'find' | 'resolveDraft'>
  secrets: { current(): ReadonlyMap<string, string> }
  limits: Pick<Limits, 'take'>
  openConsole(access: RconAccess): { list(): Promise<PlayerList> }
  openProbe(target: { java: Address | null; bedrock: Address | null }): { ping(): Promise<ServerStatus> }
  openSource(address: BoardsAddress): {
    list(options: { signal: AbortSignal }): Promise<readonly { board: string }[]>
  }
}

export type ServerDraft = { server?: SavedServer; rcon_password?: string; boards_password?: string }

export type ServerTests = ReturnType<typeof createServerTests>

/** Opening the screen tests every server. */
const LIMIT = { limit: 60, windowMs: 60_000 }
const DETAIL_MAX_LENGTH = 300
const NOT_SET: TestResult = { state: 'not_set', ms: null, reason: null, detail: null }

export function createServerTests(deps: Deps) {
  const { currentSettings, servers, secrets, limits, openConsole, openProbe, openSource } = deps

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

  async function testRcon({ rcon, rconLacks }: GameServer): Promise<TestResult> {
    if (rconLacks === 'password') return { ...NOT_SET, state: 'failed', reason: 'no_password' }
    if (!rcon) return NOT_SET
    return timed(async () => {
      const list = await openConsole(rcon).list()
      if ('problem' in list) throw new Error(list.problem)
      return list.names === null
        ? { state: 'failed', reason: 'list_unreadable', detail: list.reply }
        : { state: 'ok', detail: list.reply }
    })
  }

  async function testPing({ ping }: GameServer): Promise<TestResult> {
    if (!ping) return NOT_SET
    return timed(async () => {
      const { players, version } = await openProbe({ java: ping, bedrock: null }).ping()
      return { state: 'ok', detail: `${players.online}/${players.max} ${version}`.trim() }
    })
  }

  async function testBoards({ boards }: GameServer): Promise<TestResult> {
    if (!boards) return NOT_SET
    return timed(async () => {
      const found = await openSource(boards).list({ signal: new AbortController().signal })
      if (found.length === 0) return { state: 'failed', reason: 'no_boards', detail: null }
      return { state: 'ok', detail: found.map(({ board }) => board).join(', ') }
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
        testRcon(running),
        testPing(target),
        testBoards(target),
      ])
      return { simulated, rcon, ping, boards }
    },
  }
}

type Outcome = { state: TestResult['state']; reason?: TestResult['reason']; detail: string | null }

/** A rejection is a failed test with its reason. */
async function timed(work: () => Promise<Outcome>): Promise<TestResult> {
  const start = performance.now()
  const outcome = await work().catch(
    (error: unknown): Outcome => ({ state: 'failed', reason: reasonOf(error), detail: messageOf(error) }),
  )
  const ms = Math.round(performance.now() - start)
  return { ...outcome, reason: outcome.reason ?? null, ms, detail: cut(outcome.detail) }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function cut(text: string | null): string | null {
  return text === null || text.length <= DETAIL_MAX_LENGTH ? text : `${text.slice(0, DETAIL_MAX_LENGTH - 1)}…`
}
