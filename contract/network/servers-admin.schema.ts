// "Test now" of the servers screen: what really answers, with the reason when something does not.
import * as z from 'zod'
import { adminCall } from '#contract/call.ts'
import { bodyOrNothing, Count, named } from '#contract/platform/fields.schema.ts'
import { SecretValue } from '#contract/platform/secrets.schema.ts'
import { GameServer } from '#contract/settings/servers.schema.ts'

export const SERVER_CHECKS = ['rcon', 'ping', 'boards'] as const
export type ServerCheck = (typeof SERVER_CHECKS)[number]

export const TEST_REASONS = [
  'refused',
  'host_not_found',
  'timeout',
  'closed',
  'wrong_password',
  'no_password',
  'not_understood',
  'list_unreadable',
  'access_denied',
  'unsafe_login',
  'no_boards',
  'h2_file',
  'tls_required',
  'tls_missing',
  'tls_certificate',
  'other',
] as const
export type TestReason = (typeof TEST_REASONS)[number]

const TestResult = z.object({
  state: z.enum(['ok', 'failed', 'not_set']),
  ms: Count.nullable(),
  reason: z.enum(TEST_REASONS).nullable(),
  /** The reply to `list`, players and version of the ping, names of the boards; or the error. */
  detail: z.string().nullable(),
})
export type TestResult = z.infer<typeof TestResult>

const ServerTest = named('ServerTest', {
  /** A simulator answers for RCON, because no server has an address yet. */
  simulated: z.boolean(),
  rcon: TestResult,
  ping: TestResult,
  boards: TestResult,
})
export type ServerTest = z.infer<typeof ServerTest>

export const serversAdminCalls = {
  testServer: adminCall('POST /api/admin/servers/:id/test', 'settings', {
    summary:
      'Signs in by RCON and sends `list`, pings, and looks for leaderboard tables; owners can test a draft before it is saved.',
    input: z.object({
      params: z.object({ id: z.string().regex(/^[\w-]{1,32}$/, 'server_not_found') }),
      body: bodyOrNothing(
        z.object({
          /** Tested instead of what is saved. */
          server: GameServer.optional(),
          rcon_password: SecretValue.optional(),
          boards_password: SecretValue.optional(),
        }),
      ),
    }),
    reply: ServerTest,
    errors: ['server_not_found', 'too_many_requests'],
  }),
}
