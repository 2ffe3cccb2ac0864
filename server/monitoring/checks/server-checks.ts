// Game servers: RCON, ping and leaderboard database of each.
import type { CheckReason } from '#contract/monitoring/checks.ts'
import type { TestReason, TestResult } from '#contract/network/servers-admin.schema.ts'
import type { BoardsAddress, GameServer } from '#server/network/servers/game-server.ts'
import { createServerTrials } from '#server/network/servers/server-trials.service.ts'
import type { Address } from '#server/platform/kernel/address.ts'
import { type Check, demo, failing, type Outcome, off, ready } from './check.ts'
import type { CheckDeps } from './deps.ts'

export const CHECK_REASON_OF: Record<TestReason, CheckReason> = {
  refused: 'connection_refused',
  host_not_found: 'host_not_found',
  timeout: 'no_answer',
  closed: 'connection_closed',
  not_understood: 'not_understood',
  other: 'connection_failed',
  wrong_password: 'rcon_wrong_password',
  no_password: 'rcon_no_password',
  list_unreadable: 'rcon_list_unreadable',
  access_denied: 'boards_access_denied',
  unsafe_login: 'boards_unsafe_login',
  no_boards: 'boards_none',
  h2_file: 'boards_h2',
  tls_required: 'boards_tls_required',
  tls_missing: 'boards_tls_missing',
  tls_certificate: 'boards_tls_certificate',
}

export function serverChecks(deps: CheckDeps): Check[] {
  const { simulated, list } = deps.servers.current()
  return [
    ...(simulated.rcon ? [only('rcon', 'delivery', demo('rcon_simulated'))] : rconChecks(deps, list)),
    ...(simulated.ping ? [only('ping', 'status', demo('ping_simulated'))] : pingChecks(deps)),
    ...(simulated.boards ? [only('boards', 'leaderboards', demo('boards_simulated'))] : boardsChecks(deps)),
  ]
}

function only(id: string, part: Check['part'], outcome: Outcome): Check {
  return { id, part, run: () => outcome }
}

function rconChecks(deps: CheckDeps, list: readonly GameServer[]): Check[] {
  const trials = createServerTrials(deps)
  return list.map((server, index) => ({
    id: `rcon:${server.id}`,
    part: 'delivery',
    subject: server.name,
    async run() {
      if (server.rcon || server.rconLacks === 'password') {
        const result = await trials.rcon(server)
        return toOutcome(result, textOf(server.rcon), (reply) => ready('rcon_ready', { reply }))
      }
      const used = await deps.listCommandServers()
      const isUsed = used.some((id) => id === server.id || (id === null && index === 0))
      if (!isUsed) return off('rcon_not_needed')
      return deps.parts().payments.mode === 'real' ? failing('rcon_not_set') : off('rcon_not_set')
    },
  }))
}

function pingChecks(deps: CheckDeps): Check[] {
  const trials = createServerTrials(deps)
  const { network, list } = deps.servers.current()
  const targets: { id: string; subject: string; java: Address | null; bedrock: Address | null }[] = [
    { id: 'ping:network', subject: 'Java', java: network.ping, bedrock: null },
    { id: 'ping:bedrock', subject: 'Bedrock', java: null, bedrock: network.bedrockPing },
    ...list.map(({ id, name, ping }) => ({ id: `ping:${id}`, subject: name, java: ping, bedrock: null })),
  ]
  const used = targets.filter(({ java, bedrock }) => java ?? bedrock)
  if (used.length === 0) return [only('ping', 'status', off('ping_not_set'))]
  return used.map(({ id, subject, java, bedrock }) => ({
    id,
    part: 'status',
    subject,
    run: async () =>
      toOutcome(await trials.ping({ java, bedrock }), textOf(java ?? bedrock), (players) =>
        ready('ping_ready', { players }),
      ),
  }))
}

function boardsChecks(deps: CheckDeps): Check[] {
  const trials = createServerTrials(deps)
  const used = deps.servers.current().list.filter(({ boards }) => boards)
  if (used.length === 0) return [only('boards', 'leaderboards', off('boards_not_set'))]
  return used.map(({ id, name, boards }) => ({
    id: `boards:${id}`,
    part: 'leaderboards',
    subject: name,
    run: async (signal) =>
      toOutcome(await trials.boards(boards, signal), boardsText(boards), (names) =>
        ready('boards_ready', { names }),
      ),
  }))
}

function toOutcome(
  { state, reason, detail }: TestResult,
  address: string,
  onOk: (detail: string) => Outcome,
): Outcome {
  if (state === 'ok') return onOk(detail ?? '')
  return failing(CHECK_REASON_OF[reason ?? 'other'], { address, detail: detail ?? '', reply: detail ?? '' })
}

function textOf(address: Address | null): string {
  return address ? `${address.host}:${address.port}` : ''
}

function boardsText(boards: BoardsAddress | null): string {
  if (!boards) return ''
  return boards.kind === 'sqlite' ? boards.path : `${boards.host}:${boards.port}/${boards.database}`
}
