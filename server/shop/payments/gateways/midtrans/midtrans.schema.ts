// Midtrans' replies and notifications. Amounts have two decimals, times are of Jakarta and have no zone.
import * as z from 'zod'
import { plainLine } from '#contract/shop/instructions.ts'
import { GatewayReference, OwnReference, PayCode, QrString } from '../fields.schema.ts'

const STORE_MAX_LENGTH = 40

/** `55500.00`; a fraction of a rupiah is not a price of ours. */
const Gross = z
  .string()
  .regex(/^\d{1,12}\.00$/)
  .transform((text) => Number.parseInt(text, 10))

/** Of a refund. A missing or odd one is not known, the status still counts. */
const RefundAmount = z
  .union([Gross, z.int().min(1)])
  .nullish()
  .catch(null)

/** `2026-11-15 22:00:03`. A missing or odd time is dropped, the status still counts. */
const WibTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  .transform((text) => new Date(`${text.replace(' ', 'T')}+07:00`))
  .pipe(z.date())
  .nullish()
  .catch(null)

/** The code in the body is the result, not the status of HTTP. */
export const Envelope = z.looseObject({
  status_code: z.string().regex(/^\d{3}$/),
  status_message: z.string().catch(''),
  validation_messages: z.array(z.string()).catch([]),
})

export const Transaction = z.object({
  status_code: z.string(),
  transaction_id: GatewayReference,
  order_id: OwnReference,
  gross_amount: Gross,
  payment_type: z.string(),
  transaction_status: z.string(),
  fraud_status: z.string().nullish(),
  store: z
    .string()
    .transform((store) => plainLine(store, STORE_MAX_LENGTH))
    .nullish(),
  settlement_time: WibTime,
  expiry_time: WibTime,
  va_numbers: z.array(z.object({ va_number: PayCode })).nullish(),
  bill_key: PayCode,
  biller_code: PayCode,
  payment_code: PayCode,
  qr_string: QrString,
  refund_amount: RefundAmount,
  refunds: z.array(z.object({ refund_amount: RefundAmount })).catch([]),
  actions: z.array(z.object({ name: z.string(), url: z.string() })).catch([]),
})
export type Transaction = z.output<typeof Transaction>

/** As received, because the signature covers these texts. */
export const Signed = z.object({
  order_id: z.string(),
  status_code: z.string(),
  gross_amount: z.string(),
  signature_key: z.string().regex(/^[0-9a-f]{128}$/),
})
export type Signed = z.output<typeof Signed>

export const Notification = z.object({ transaction_id: GatewayReference })
