// Send actions: the commands of each order, and their delivery.
import * as z from 'zod'
import { adminCall } from '#contract/call.ts'
import {
  bodyOrNothing,
  Count,
  idOr,
  Moment,
  named,
  optionalChoice,
  optionalTextLine,
  Search,
  textLine,
} from '#contract/platform/fields.schema.ts'
import { Cursor, Page, Pagination } from '#contract/platform/pagination.schema.ts'
import { ATTEMPT_OUTCOMES, HOLDS, REASON_MAX_LENGTH, SEND_ACTION_STATES, WAITS_FOR } from './delivery.ts'
import { REPLY_CAUSES } from './failed-reply.ts'
import { PURPOSES } from './order-delivery.ts'
import { TestQuery, TestShown } from './test-data.schema.ts'

/** Made once per confirmation, so that a repeated request does nothing twice. */
export const IdempotencyKey = z.string().regex(/^[A-Za-z0-9-]{8,64}$/)

export const SendAction = named('SendAction', {
  _id: z.string(),
  /** The encoded form, see username.ts. */
  username: z.string(),
  state: z.enum(SEND_ACTION_STATES),
  /** Delivers what was bought, takes it back after a refund, or rewards a vote. */
  purpose: z.enum(PURPOSES),
  /** True exactly when the state is done. */
  success: z.boolean(),
  action: z.array(z.object({ text: z.string() })),
  /** The game server that runs the commands. */
  server: z.object({
    id: z.string(),
    name: z.string(),
    /** The colour of its game mode. */
    accent: z.string().nullable(),
  }),
  /** The commands are sent only while the player is on that server. */
  wait_online: z.boolean(),
  /** For a queued action: the player, a server that is gone or lacks RCON, or, for a test order, payments that are live. */
  waits_for: z.enum(WAITS_FOR).nullable(),
  /** How many of the commands, from the first on, the game server is known to have run. */
  done_commands: Count,
  success_at: Moment.nullable(),
  created_at: Moment,
  attempts: Count,
  /** When a queued one is tried next. */
  next_try_at: Moment.nullable(),
  /** The last reply of the game server, or why the request failed. */
  last_reply: z.string().nullable(),
  /** The order; of the reward of a vote, the vote. */
  transaction_id: z.string(),
  /** The product of the order; null for the reward of a vote, and for an order that is gone. */
  product_id: z.string().nullable(),
  product_name: z.string().nullable(),
  /** In Indonesian; null or empty: the same. */
  product_name_id: z.string().nullable(),
  /** Why the game refused a failed one; null where its reply is not known. */
  cause: z.enum(REPLY_CAUSES).nullable(),
  /** Why it is held, or was until a person decided. */
  held: z.enum(HOLDS).nullable(),
  /** The row that this one repeats. */
  resend_of: z.string().nullable(),
  needs_person: z.boolean(),
  /** Bought with play money. */
  is_test: z.boolean(),
})
export type SendAction = z.infer<typeof SendAction>

/** One command that was tried, an attempt that never reached the game server, or an admin's check. */
const DeliveryAttempt = named('DeliveryAttempt', {
  at: Moment,
  command: z.string().nullable(),
  outcome: z.enum(ATTEMPT_OUTCOMES),
  /** The reply of the game server, or why the request failed. `readCheck` reads that of an admin's check. */
  reply: z.string(),
})
export type DeliveryAttempt = z.infer<typeof DeliveryAttempt>

export const SendActionDetail = SendAction.extend({ history: z.array(DeliveryAttempt) }).meta({
  id: 'SendActionDetail',
})
export type SendActionDetail = z.infer<typeof SendActionDetail>

/** How many were put back into the queue, and how many failed ones still need a person. */
const Retried = named('Retried', { resent: Count, remaining: Count })
export type Retried = z.infer<typeof Retried>

export const NeedsPerson = optionalChoice(['yes'])
export const Reason = z.object({ reason: textLine(REASON_MAX_LENGTH) })
export const Checked = bodyOrNothing(z.object({ reason: optionalTextLine(REASON_MAX_LENGTH) }))

const SendActionQuery = z.object({
  page: Page,
  cursor: Cursor,
  search: Search,
  state: optionalChoice(SEND_ACTION_STATES),
  needs_person: NeedsPerson,
  /** Delivered since midnight in Jakarta. */
  delivered: optionalChoice(['today']),
  test: TestQuery,
})

const Oldest = z.object({ count: Count, actions: z.array(SendAction) })

/** Rewards of votes and refunds are send actions too. */
const Pipeline = named('Pipeline', {
  /** Queued, oldest first, at most 20 of them. */
  waiting: Oldest,
  /** Failed, unconfirmed or held, oldest first, at most 20 of them. */
  needs_person: Oldest.extend({ oldest_at: Moment.nullable() }),
  /** Since midnight in Jakarta. */
  delivered_today: z.object({ count: Count, last_at: Moment.nullable() }),
})
export type Pipeline = z.infer<typeof Pipeline>

const ofSendAction = z.object({ id: idOr('send_action_not_found') })

export const deliveryCalls = {
  listSendActions: adminCall('GET /api/admin/send-actions', 'orders', {
    summary: 'Lists send actions, newest first.',
    input: z.object({ query: SendActionQuery }),
    reply: z.object({ actions: z.array(SendAction), pagination: Pagination, test: TestShown }),
  }),
  getPipeline: adminCall('GET /api/admin/send-actions/pipeline', 'orders', {
    summary:
      'Counts what waits, what needs a person and what was delivered today, with the oldest of the first two.',
    reply: Pipeline,
  }),
  getSendAction: adminCall('GET /api/admin/send-actions/:id', 'orders', {
    summary: 'Gives one send action with every attempt to deliver it.',
    input: z.object({ params: ofSendAction }),
    reply: SendActionDetail,
    errors: ['send_action_not_found'],
  }),
  resend: adminCall('POST /api/admin/send-actions/:id/resend', 'deliveries', {
    summary:
      'Sends the commands again as a new send action, without those that ran before it failed. What is held, takes back a refund or needs nobody any more is sent only by managers and owners.',
    input: z.object({
      params: ofSendAction,
      body: bodyOrNothing(
        z.object({ reason: optionalTextLine(REASON_MAX_LENGTH), key: IdempotencyKey.optional() }),
      ),
    }),
    reply: SendAction,
    errors: ['send_action_not_found', 'delivery_in_progress', 'delivery_cancelled', 'order_refunded'],
  }),
  markSendActionChecked: adminCall('POST /api/admin/send-actions/:id/checked', 'deliveries', {
    summary:
      'Notes that a person looked at a failed, unknown or held send action and nothing more is to be sent. What is held is decided only by managers and owners.',
    input: z.object({ params: ofSendAction, body: Checked }),
    reply: SendAction,
    errors: ['send_action_not_found', 'delivery_in_progress', 'delivery_cancelled'],
  }),
  retryFailed: adminCall('POST /api/admin/send-actions/retry-failed', 'deliveries', {
    summary:
      'Sends failed send actions that wait for a person again, each as a new one, and says how many remain. What is held or takes back a refund is left out.',
    reply: Retried,
  }),
}
