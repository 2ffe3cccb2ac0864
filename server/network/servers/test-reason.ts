import type { TestReason } from '#contract/network/servers-admin.schema.ts'

/** By the messages of RCON, Server List Ping, the database drivers and the operating system. */
const REASONS: readonly [RegExp, TestReason][] = [
  [/refused the RCON password/, 'wrong_password'],
  [/access denied/i, 'access_denied'],
  [/asks for the password itself/, 'unsafe_login'],
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
  const { message = '', problem } = error as { message?: string; problem?: string }
  // The leaderboard source says so itself when the database refuses the user.
  if (problem === 'refused') return 'access_denied'
  return REASONS.find(([pattern]) => pattern.test(message))?.[1] ?? 'other'
}
