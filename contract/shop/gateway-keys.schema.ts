// Keys of the payment gateways that the owner enters: write-only, tested at the gateway before they are stored.
import * as z from 'zod'
import { adminCall } from '#contract/call.ts'
import { Moment, named } from '#contract/platform/fields.schema.ts'
import { GATEWAY_IDS, type GatewayField } from '#contract/settings/gateways.ts'

const KEY = /^[\x21-\x7e]{1,200}$/
const Key = z.string().max(300).trim().regex(KEY, 'must be a key without spaces').optional()

const Keys = z.object({
  merchant_code: Key,
  api_key: Key,
  private_key: Key,
  merchant_id: Key,
  server_key: Key,
} satisfies Record<GatewayField, z.ZodType>)

const GatewayKeys = named('GatewayKeys', {
  gateway: z.enum(GATEWAY_IDS),
  state: z.enum(['environment', 'stored', 'missing']),
  /** Where the keys are sent. */
  url: z.string(),
  sandbox: z.boolean(),
  /** The variable that sets the address; null: the owner chooses. */
  url_variable: z.string().nullable(),
  /** One of the variables that set the keys, or would set them. */
  variable: z.string(),
  /** Stored keys are in use a moment after they were saved. */
  in_use: z.boolean(),
  updated_at: Moment.nullable(),
})
export type GatewayKeys = z.infer<typeof GatewayKeys>

const ofGateway = z.object({ gateway: z.enum(GATEWAY_IDS) })

export const gatewayKeysCalls = {
  listGatewayKeys: adminCall('GET /api/admin/gateways', 'settings', {
    summary: 'Lists the payment gateways and where the keys of each come from, never a key.',
    reply: z.object({ gateways: z.array(GatewayKeys) }),
  }),
  saveGatewayKeys: adminCall('PUT /api/admin/gateways/:gateway', 'secrets', {
    summary: 'Opens a test payment with these keys, then stores them encrypted. They are never sent back.',
    input: z.object({ params: ofGateway, body: z.object({ sandbox: z.boolean(), keys: Keys }) }),
    errors: [
      'gateway_keys_missing',
      'gateway_keys_refused',
      'secret_in_environment',
      'secret_key_unavailable',
      'too_many_requests',
    ],
  }),
  deleteGatewayKeys: adminCall('DELETE /api/admin/gateways/:gateway', 'secrets', {
    summary:
      'Deletes the stored keys of a gateway: it takes no more orders, and open payments are not checked.',
    input: z.object({ params: ofGateway }),
    errors: ['secret_not_found'],
  }),
}
