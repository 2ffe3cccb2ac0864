// Tries a game server: RCON sign-in and `list`, ping, leaderboard tables. Nothing else is ever sent.
import type { TestReason, TestResult } from '#contract/network/servers-admin.schema.ts'
import type { ServerStatus } from '#contract/network/status.schema.ts'
import type { Address } from '#server/platform/kernel/address.ts'
import { toProblem } from '#server/platform/kernel/to-problem.ts'
import type { BoardsAddress, GameServer, RconAccess } from './game-server.ts'

/** `names` is null when the reply cannot be read. */
type PlayerList = { reply: string; names: readonly string[] | null } | { problem: string }
type PingTarget = { java: Address | null; bedrock: Address | null }

export type TrialDeps = {
  openConsole(access: RconAccess): { list(): Promise<PlayerList> }
  openProbe(target: PingTarget): { ping(): Promise<ServerStatus> }
  openSource(address: BoardsAddress): {
    list(options: { signal: AbortSignal }): Promise<readonly { board: string }[]>
  }
}

const DETAIL_MAX_LENGTH = 300
const NOT_SET: TestResult = { state: 'not_set', ms: null, reason: null, detail: null }

export function createServerTrials({ openConsole, openProbe, openSource }: TrialDeps) {
  return {
    async rcon({ rcon, rconLacks }: Pick<GameServer, 'rcon' | 'rconLacks'>): Promise<TestResult> {
      if (rconLacks === 'password') return { ...NOT_SET, state: 'failed', reason: 'no_password' }
      if (!rcon) return NOT_SET
      return timed(async () => {
        const list = await openConsole(rcon).list()
        if ('problem' in list) throw new Error(list.problem)
        return list.names === null
          ? { state: 'failed', reason: 'list_unreadable', detail: list.reply }
          : { state: 'ok', detail: list.reply }
      })
    },

    async ping(target: PingTarget): Promise<TestResult> {
      if (!target.java && !target.bedrock) return NOT_SET
      return timed(async () => {
        const { players, version } = await openProbe(target).ping()
        const count = players.hidden ? '–' : players.online
        const limit = players.max > 0 ? `/${players.max}` : ''
        return { state: 'ok', detail: `${count}${limit} ${version}`.trim() }
      })
    },

    async boards(
      boards: BoardsAddress | null,
      signal: AbortSignal = new AbortController().signal,
    ): Promise<TestResult> {
      if (!boards) return NOT_SET
      return timed(async () => {
        const found = await openSource(boards).list({ signal })
        if (found.length === 0) return { state: 'failed', reason: 'no_boards', detail: null }
        return { state: 'ok', detail: found.map(({ board }) => board).join(', ') }
      })
    },
  }
}

type Outcome = { state: TestResult['state']; reason?: TestResult['reason']; detail: string | null }

async function timed(work: () => Promise<Outcome>): Promise<TestResult> {
  const start = performance.now()
  const outcome = await work().catch((error: unknown): Outcome => {
    return { state: 'failed', reason: reasonOf(error), detail: toProblem(error) }
  })
  const ms = Math.round(performance.now() - start)
  return { ...outcome, reason: outcome.reason ?? null, ms, detail: cut(outcome.detail) }
}

function cut(text: string | null): string | null {
  return text === null || text.length <= DETAIL_MAX_LENGTH ? text : `${text.slice(0, DETAIL_MAX_LENGTH - 1)}…`
}

/** By the messages of RCON, Server List Ping, the database drivers and the operating system. */
const REASONS: readonly [RegExp, TestReason][] = [
  [/refused the RCON password/, 'wrong_password'],
  [/access denied/i, 'access_denied'],
  [/asks for the password itself/, 'unsafe_login'],
  [/an H2 database/, 'h2_file'],
  [/insecure transport/, 'tls_required'],
  [/not support secure connection/, 'tls_missing'],
  [/certificate|altnames/i, 'tls_certificate'],
  [/ECONNREFUSED/, 'refused'],
  [/ENOTFOUND|EAI_AGAIN|EAI_FAIL/, 'host_not_found'],
  [/ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|in time|no answer|timed? ?out|aborted due to timeout/i, 'timeout'],
  [
    /does not speak RCON|unrequested data|another request|not a (?:status|pong)|JSON|length/i,
    'not_understood',
  ],
  [/ECONNRESET|EPIPE|closed/i, 'closed'],
]

export function reasonOf(error: unknown): TestReason {
  // The leaderboard source says so itself when the database refuses the user.
  if ((error as { problem?: string }).problem === 'refused') return 'access_denied'
  const problem = toProblem(error)
  return REASONS.find(([pattern]) => pattern.test(problem))?.[1] ?? 'other'
}
