// What the payment page is given, and what the gateway sends.
import * as z from 'zod'
import { describe } from './call.ts'
import { DoneReply, Moment, Rupiah } from './fields.schema.ts'
import {
  DELIVERY_STATES,
  type Delivery,
  PAYMENT_STATUSES,
  type Payment,
  paymentApi,
  SIMULATED_OUTCOMES,
} from './payment.ts'
import { PAYMENT_TYPES } from './payment-methods.ts'
import { REFERENCE, toReference } from './reference.ts'

const TYPED_REFERENCE_MAX_LENGTH = 100

/** However it was typed; one that cannot exist is answered like one that does not. */
export const Reference = z.preprocess(
  (sent) =>
    typeof sent === 'string' && sent.length <= TYPED_REFERENCE_MAX_LENGTH ? toReference(sent) : sent,
  z.string('payment_not_found').regex(REFERENCE, 'payment_not_found'),
)

const DeliveryReply = z
  .object({ state: z.enum(DELIVERY_STATES), at: Moment })
  .meta({ id: 'Delivery' }) satisfies z.ZodType<Delivery>

export const PaymentReply = z
  .object({
    reference: z.string(),
    status: z.enum(PAYMENT_STATUSES),
    amount: Rupiah,
    payment_name: z.string(),
    payment_method: z.enum(PAYMENT_TYPES),
    qr_url: z.string().nullable(),
    qr_string: z.string().nullable(),
    pay_code: z.string().nullable(),
    expired_time: z.int(),
    instructions: z.array(z.object({ title: z.string(), steps: z.array(z.string()) })),
    product_name: z.string(),
    recipient: z.string(),
    price: Rupiah,
    fee: Rupiah,
    delivery: DeliveryReply.nullable(),
  })
  .meta({ id: 'Payment' }) satisfies z.ZodType<Payment>

export const paymentCalls = {
  getPayment: describe(paymentApi.getPayment, {
    summary: 'Gives a payment to whoever knows its reference.',
    input: z.object({ params: z.object({ reference: Reference }) }),
    reply: PaymentReply,
    errors: ['payment_not_found'],
  }),
  receiveTripayCallback: describe(paymentApi.receiveTripayCallback, {
    summary:
      'Takes news of a payment from Tripay; X-Callback-Signature is the HMAC-SHA256 of the raw body and X-Callback-Event is payment_status.',
    input: z.object({ body: z.unknown() }),
    reply: DoneReply,
    errors: ['signature_invalid', 'payment_not_found'],
  }),
  simulatePayment: describe(paymentApi.simulatePayment, {
    summary: 'Ends a sandbox payment as wished; not there while payments are real.',
    input: z.object({
      params: z.object({ reference: Reference }),
      body: z.object({ outcome: z.enum(SIMULATED_OUTCOMES) }),
    }),
    reply: DoneReply,
    errors: ['payment_not_found'],
  }),
}
