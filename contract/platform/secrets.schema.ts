// Passwords and keys that the owner enters: write-only. A variable of the environment wins over a stored one.
import * as z from 'zod'
import { adminCall } from '#contract/call.ts'
import { Moment, named } from './fields.schema.ts'

const SECRET_MAX_LENGTH = 1_000
const NAME = /^[a-z][a-z0-9_-]{0,31}(?:\.[a-z0-9_-]{1,64}){1,2}$/
const PLAIN = /^[^\p{Cc}\p{Cs}]+$/u

/** One line; spaces belong to it. */
export const SecretValue = z.string().max(SECRET_MAX_LENGTH).regex(PLAIN, 'must be one line of text')

const SecretEntry = named('Secret', {
  /** For example `servers.survival.rcon_password`. */
  name: z.string(),
  state: z.enum(['environment', 'stored', 'missing']),
  /** The variable that sets it, or would set it. */
  variable: z.string(),
  updated_at: Moment.nullable(),
})
export type SecretEntry = z.infer<typeof SecretEntry>

const ofSecret = z.object({ name: z.string('secret_not_found').regex(NAME, 'secret_not_found') })

export const secretsCalls = {
  listSecrets: adminCall('GET /api/admin/secrets', 'settings', {
    summary: 'Lists the secrets that the site can use and where each comes from, never a value.',
    reply: z.object({ secrets: z.array(SecretEntry) }),
  }),
  saveSecret: adminCall('PUT /api/admin/secrets/:name', 'secrets', {
    summary: 'Stores a secret, encrypted. It is never sent back.',
    input: z.object({
      params: ofSecret,
      body: z.object({ value: SecretValue }),
    }),
    reply: SecretEntry,
    errors: [
      'secret_not_found',
      'secret_in_environment',
      'secret_key_unavailable',
      'not_a_discord_webhook',
      'not_a_signing_secret',
    ],
  }),
  deleteSecret: adminCall('DELETE /api/admin/secrets/:name', 'secrets', {
    summary: 'Deletes a stored secret.',
    input: z.object({ params: ofSecret }),
    errors: ['secret_not_found'],
  }),
}
