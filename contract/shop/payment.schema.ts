// One payment as its buyer sees it, and the callback of the gateway.
import * as z from 'zod'
import { publicCall } from '#contract/call.ts'
import { Count, LanguageQuery, Moment, named, Rupiah } from '#contract/platform/fields.schema.ts'
import { GATEWAY_IDS } from '#contract/settings/gateways.ts'
import { OrderLine } from './basket.schema.ts'
import { DELIVERY_STATES, PAYMENT_STATUSES, SIMULATED_OUTCOMES } from './payment.ts'
import { REFERENCE, toReference } from './reference.ts'

const TYPED_REFERENCE_MAX_LENGTH = 100

/** Normalized as typed; one that cannot exist is answered like one that does not. */
export const Reference = z.preprocess(
  (sent) =>
    typeof sent === 'string' && sent.length <= TYPED_REFERENCE_MAX_LENGTH ? toReference(sent) : sent,
  z.string('payment_not_found').regex(REFERENCE, 'payment_not_found'),
)

const Delivery = named('Delivery', {
  state: z.enum(DELIVERY_STATES),
  /** Since when it is in this state. */
  at: Moment,
  /** Bought above a limit: a person decides whether it is sent. */
  above_limit: z.literal(true).optional(),
  /** Names of the game servers that the player has to join for the rest to be sent. */
  join: z.array(z.string()).optional(),
})
export type Delivery = z.infer<typeof Delivery>

/** Steps are HTML with a few harmless tags: sanitized before they are stored, and again when they are shown. */
const Instruction = z.object({ title: z.string(), steps: z.array(z.string()) })
export type Instruction = z.infer<typeof Instruction>

/** Readable with the reference alone: no full username, no commands, no reference of the gateway. */
export const Payment = named('Payment', {
  reference: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  /** The amount to be paid: price and fee. */
  amount: Rupiah,
  payment_name: z.string(),
  payment_method: z.string(),
  qr_url: z.string().nullable(),
  /** The text of the QR code, so that the page can render it itself. */
  qr_string: z.string().nullable(),
  pay_code: z.string().nullable(),
  /** The company code that a bank asks for before `pay_code`. */
  biller_code: z.string().nullable(),
  /** The page of the wallet, of a channel that is paid there. */
  pay_url: z.string().optional(),
  /** Unix seconds. */
  expired_time: z.int(),
  instructions: z.array(Instruction),
  /** Whose words the instructions are; null without a gateway. */
  gateway_name: z.string().nullable(),
  /** The name of the order, in the requested language where there is one. */
  product_name: z.string(),
  items: z.array(OrderLine),
  /** The player's name, always masked: `Bu***07`. */
  recipient: z.string(),
  price: Rupiah,
  /** Before the discount; null without one. */
  list_price: Rupiah.nullable(),
  fee: Rupiah,
  /** Where it can be ordered again, if it is still for sale; of several lines the first. */
  product_id: z.string(),
  /** How many premium points it gives; null: none. */
  points: Count.nullable(),
  /** The buyer's words to a friend; null when it is no gift. */
  gift: z.object({ sender: z.string().nullable(), message: z.string().nullable() }).nullable(),
  paid_at: Moment.nullable(),
  /** Null until it is paid. */
  delivery: Delivery.nullable(),
})
export type Payment = z.infer<typeof Payment>

export const paymentCalls = {
  getPayment: publicCall('GET /api/store/transactions/:reference', {
    summary: 'Gives the payment with this reference.',
    input: z.object({ params: z.object({ reference: Reference }), query: LanguageQuery }),
    reply: Payment,
    errors: ['payment_not_found'],
  }),
  /** The signature covers the raw bytes, so the body is validated after the signature, not by this schema. */
  receiveCallback: publicCall('POST /api/payments/:gateway/callback', {
    summary: 'Takes a payment notification of a gateway, with the signature that this gateway uses.',
    input: z.object({
      params: z.object({ gateway: z.enum(GATEWAY_IDS, 'payment_not_found') }),
      body: z.unknown(),
    }),
    errors: ['signature_invalid', 'payment_not_found', 'payment_unavailable'],
  }),
  simulatePayment: publicCall('POST /api/sandbox/payments/:reference', {
    summary: 'Ends a sandbox payment with the given outcome; not there while payments are real.',
    input: z.object({
      params: z.object({ reference: Reference }),
      body: z.object({ outcome: z.enum(SIMULATED_OUTCOMES) }),
    }),
    errors: ['payment_not_found'],
  }),
}
