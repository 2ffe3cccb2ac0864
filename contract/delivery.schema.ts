// What the send-action screens take and give.
import * as z from 'zod'
import { describe } from './call.ts'
import {
  ATTEMPT_OUTCOMES,
  type DeliveryAttempt,
  deliveryApi,
  REASON_MAX_LENGTH,
  type Retried,
  SEARCH_MAX_LENGTH,
  SEND_ACTION_STATES,
  type SendAction,
  type SendActionDetail,
} from './delivery.ts'
import {
  bodyOrNothing,
  Count,
  idOr,
  Moment,
  NoInput,
  optionalChoice,
  optionalTextLine,
} from './fields.schema.ts'
import { Page, PaginationReply } from './pagination.schema.ts'

const RESEND_KEY = /^[A-Za-z0-9-]{8,64}$/

const sendActionFields = {
  _id: z.string(),
  username: z.string(),
  state: z.enum(SEND_ACTION_STATES),
  success: z.boolean(),
  action: z.array(z.object({ text: z.string() })),
  done_commands: Count,
  success_at: Moment.nullable(),
  created_at: Moment,
  attempts: Count,
  next_try_at: Moment.nullable(),
  last_reply: z.string().nullable(),
  transaction_id: z.string(),
  resend_of: z.string().nullable(),
  needs_person: z.boolean(),
}

export const SendActionReply = z
  .object(sendActionFields)
  .meta({ id: 'SendAction' }) satisfies z.ZodType<SendAction>

const DeliveryAttemptReply = z
  .object({
    at: Moment,
    command: z.string().nullable(),
    outcome: z.enum(ATTEMPT_OUTCOMES),
    reply: z.string(),
  })
  .meta({ id: 'DeliveryAttempt' }) satisfies z.ZodType<DeliveryAttempt>

export const SendActionDetailReply = z
  .object({ ...sendActionFields, history: z.array(DeliveryAttemptReply) })
  .meta({ id: 'SendActionDetail' }) satisfies z.ZodType<SendActionDetail>

const RetriedReply = z
  .object({ resent: Count, remaining: Count })
  .meta({ id: 'Retried' }) satisfies z.ZodType<Retried>

/** For lists that can be searched. An empty field of the form is no filter. */
export const Search = optionalTextLine(SEARCH_MAX_LENGTH)
export const NeedsPerson = optionalChoice(['yes'])
export const CheckedBody = bodyOrNothing(z.object({ reason: optionalTextLine(REASON_MAX_LENGTH) }))

const ofSendAction = z.object({ id: idOr('send_action_not_found') })

export const deliveryCalls = {
  listSendActions: describe(deliveryApi.listSendActions, {
    summary: 'Lists send actions, newest first.',
    input: z.object({
      query: z.object({
        page: Page,
        search: Search,
        state: optionalChoice(SEND_ACTION_STATES),
        needs_person: NeedsPerson,
      }),
    }),
    reply: z.object({ actions: z.array(SendActionReply), pagination: PaginationReply }),
  }),
  getSendAction: describe(deliveryApi.getSendAction, {
    summary: 'Gives one send action with every attempt to deliver it.',
    input: z.object({ params: ofSendAction }),
    reply: SendActionDetailReply,
    errors: ['send_action_not_found'],
  }),
  resend: describe(deliveryApi.resend, {
    summary: 'Sends the commands again as a new send action, without those that ran before it failed.',
    input: z.object({
      params: ofSendAction,
      body: bodyOrNothing(
        z.object({
          reason: optionalTextLine(REASON_MAX_LENGTH),
          key: z.string().regex(RESEND_KEY).optional(),
        }),
      ),
    }),
    reply: SendActionReply,
    errors: ['send_action_not_found', 'delivery_in_progress'],
  }),
  markSendActionChecked: describe(deliveryApi.markSendActionChecked, {
    summary: 'Notes that a person looked at a failed or unknown send action and nothing more is to be sent.',
    input: z.object({ params: ofSendAction, body: CheckedBody }),
    reply: SendActionReply,
    errors: ['send_action_not_found', 'delivery_in_progress'],
  }),
  retryFailed: describe(deliveryApi.retryFailed, {
    summary:
      'Sends failed send actions that wait for a person again, each as a new one, and says how many remain.',
    input: NoInput,
    reply: RetriedReply,
  }),
}
