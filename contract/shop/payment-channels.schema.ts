// The channels of the payment gateway as the console shows them.
import * as z from 'zod'
import { adminCall } from '#contract/call.ts'
import { Moment, named, Rupiah } from '#contract/platform/fields.schema.ts'
import { GATEWAY_IDS } from '#contract/settings/gateways.ts'
import { METHOD_GROUPS } from '#contract/settings/payment-methods.ts'

/** `unknown`: the gateway has not been asked yet, or never answered. */
const CHANNEL_STATES = ['active', 'inactive', 'not_listed', 'unknown'] as const
export type ChannelState = (typeof CHANNEL_STATES)[number]

/** `refused`: the gateway refused an order. `fee`: it charged another fee than its list says. */
export const SUSPENSION_REASONS = ['refused', 'fee'] as const
export type SuspensionReason = (typeof SUSPENSION_REASONS)[number]

export const LIST_PROBLEMS = ['unreachable', 'refused', 'address', 'invalid', 'empty'] as const
export type ListProblem = (typeof LIST_PROBLEMS)[number]

const FeeRule = z.object({ flat: Rupiah, percent: z.number() })

const ChannelReport = z.object({
  method: z.string(),
  /** The gateway's, of a channel that the site has no terms for. */
  name: z.string().optional(),
  group: z.enum(METHOD_GROUPS).optional(),
  state: z.enum(CHANNEL_STATES),
  buyer: FeeRule,
  owner: FeeRule,
  min_fee: Rupiah.nullable(),
  max_fee: Rupiah.nullable(),
  min_rupiah: Rupiah,
  max_rupiah: Rupiah,
  /** Taken off for a while by the site itself. */
  resting: z
    .object({ since: Moment, until: Moment, reason: z.enum(SUSPENSION_REASONS), detail: z.string() })
    .nullable(),
})
export type ChannelReport = z.infer<typeof ChannelReport>

const ChannelsReport = named('PaymentChannels', {
  gateway: z.enum(GATEWAY_IDS),
  /** A simulator stands in for the gateway. */
  simulated: z.boolean(),
  /** When the gateway gave the list in use; null when it never did. */
  asked_at: Moment.nullable(),
  /** Why the last request failed; the list before stays in use. */
  problem: z.object({ code: z.enum(LIST_PROBLEMS), at: Moment }).nullable(),
  channels: z.array(ChannelReport),
})
export type ChannelsReport = z.infer<typeof ChannelsReport>

/** In the order in which they are asked; the simulator counts as one. */
const GatewayReports = z.object({ gateways: z.array(ChannelsReport) })

export const paymentChannelsCalls = {
  getChannels: adminCall('GET /api/admin/payment-channels', 'settings', {
    summary: 'Lists the payment channels with fees and limits as the gateway gave them last.',
    reply: GatewayReports,
  }),
  askChannels: adminCall('POST /api/admin/payment-channels/ask', 'settings', {
    summary: 'Asks the gateway for its channels now, and tests what it has refused.',
    reply: GatewayReports,
    errors: ['too_many_requests'],
  }),
}
