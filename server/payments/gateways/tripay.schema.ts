// What Tripay sends, as far as we read it. Where its own pages disagree about a form, each of them is taken.
import * as z from 'zod'
import { plainLine } from '#contract/instructions.ts'
import { PAYMENT_STATUSES, type PaymentStatus } from '#contract/payment.ts'
import { cleanInstructions } from '#server/payments/instructions.ts'

/** Unix seconds of 2017 and of 2100: milliseconds and zero are neither. */
const EARLIEST = 1_500_000_000
const LATEST = 4_102_444_800
const NAME_MAX_SIGNS = 100
const NAMELESS = 'Tripay'
const CODE_MAX_SIGNS = 64
const STATUS_MAX_SIGNS = 40
const ADDRESS_MAX_LENGTH = 500
/** A QR code holds no more that a phone could still read. */
const QR_MAX_LENGTH = 1_000
/** What their sandbox gives instead of a QR text. */
const NO_QR = 'SANDBOX MODE'

const Reference = z.string().regex(/^[\x21-\x7e]{1,64}$/)
const MerchantRef = z.string().max(100).nullish()
const Seconds = z.int().min(EARLIEST).max(LATEST).transform(toDate)

/** A number or its digits; without sense it is left out, because the status says more. */
const PaidAt = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^\d{1,12}$/)
      .transform(Number),
  ])
  .pipe(Seconds)
  .nullish()
  .catch(null)

const Status = z.string().transform((status): PaymentStatus | { unknown: string } => {
  const known = PAYMENT_STATUSES.find((other) => other === status)
  return known ?? { unknown: plainLine(status, STATUS_MAX_SIGNS) }
})

/** As a number only where no digit can have been lost: a wrong code would pay somebody else. */
const PayCode = z
  .union([z.string(), z.int().min(0).transform(String)])
  .transform((code) => plainLine(code, CODE_MAX_SIGNS) || null)
  .nullish()

/** A text that would have to be changed is no QR text any more. */
const QrString = z
  .string()
  .nullish()
  .transform((text) => (text && text !== NO_QR && plainLine(text, QR_MAX_LENGTH) === text ? text : null))

const QrUrl = z
  .string()
  .nullish()
  .transform((url) => (url && url.length <= ADDRESS_MAX_LENGTH && isHttps(url) ? url : null))

export const Envelope = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), data: z.unknown() }),
  z.object({ success: z.literal(false), message: z.string().catch('') }),
])

/** A payment with everything that its buyer needs. */
export const Transaction = z.object({
  reference: Reference,
  merchant_ref: MerchantRef,
  payment_name: z.string().transform((name) => plainLine(name, NAME_MAX_SIGNS) || NAMELESS),
  amount: z.int().min(1),
  fee_customer: z.int().min(0).nullish().catch(null),
  pay_code: PayCode,
  status: Status,
  expired_time: Seconds,
  instructions: z.unknown().optional().transform(cleanInstructions),
  qr_string: QrString,
  qr_url: QrUrl,
})
export type Transaction = z.output<typeof Transaction>

/** What of a payment can change. */
export const Standing = z.object({
  reference: Reference,
  merchant_ref: MerchantRef,
  amount: z.int(),
  status: Status,
  paid_at: PaidAt,
})

/** A row of the list of payments. */
export const Listed = z.object({ reference: Reference, merchant_ref: MerchantRef, status: Status })
export type Listed = z.output<typeof Listed>

export const Callback = z.object({
  reference: Reference,
  merchant_ref: MerchantRef,
  total_amount: z.int(),
  status: Status,
  paid_at: PaidAt,
  is_closed_payment: z
    .unknown()
    .optional()
    .transform((value) => value === 1),
})

function toDate(seconds: number): Date {
  return new Date(seconds * 1_000)
}

function isHttps(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'https:'
}
