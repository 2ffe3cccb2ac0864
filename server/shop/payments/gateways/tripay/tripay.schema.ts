// Tripay's replies and callbacks. Where its documentation contradicts itself, each documented form is accepted.
import * as z from 'zod'
import { plainLine } from '#contract/shop/instructions.ts'
import { PAYMENT_STATUSES, type PaymentStatus } from '#contract/shop/payment.ts'
import { cleanInstructions } from '#server/shop/payments/instructions.ts'

/** Unix seconds of 2017 and of 2100: excludes zero and milliseconds. */
const EARLIEST = 1_500_000_000
const LATEST = 4_102_444_800
const NAME_MAX_LENGTH = 100
const DEFAULT_NAME = 'Tripay'
const CODE_MAX_LENGTH = 64
const STATUS_MAX_LENGTH = 40
const URL_MAX_LENGTH = 500
const MAX_FEE = 100_000_000
/** Longer texts make a QR code that phones cannot read. */
const QR_MAX_LENGTH = 1_000
/** Tripay's sandbox returns this instead of a QR text. */
const NO_QR = 'SANDBOX MODE'

const Reference = z.string().regex(/^[\x21-\x7e]{1,64}$/)
const MerchantRef = z.string().max(100).nullish()
const Seconds = z.int().min(EARLIEST).max(LATEST).transform(toDate)

/** A number or its digits. An implausible time is dropped, the status still counts. */
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
  return known ?? { unknown: plainLine(status, STATUS_MAX_LENGTH) }
})

/** A number only in the safe integer range: a code with a lost digit would pay another account. */
const PayCode = z
  .union([z.string(), z.int().min(0).transform(String)])
  .transform((code) => plainLine(code, CODE_MAX_LENGTH) || null)
  .nullish()

/** A text that sanitizing would change is dropped: a changed QR text is wrong. */
const QrString = z
  .string()
  .nullish()
  .transform((text) => (text && text !== NO_QR && plainLine(text, QR_MAX_LENGTH) === text ? text : null))

const QrUrl = z
  .string()
  .nullish()
  .transform((url) => (url && url.length <= URL_MAX_LENGTH && isHttps(url) ? url : null))

export const Envelope = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), data: z.unknown() }),
  z.object({ success: z.literal(false), message: z.string().catch('') }),
])

export const Transaction = z.object({
  reference: Reference,
  merchant_ref: MerchantRef,
  payment_name: z.string().transform((name) => plainLine(name, NAME_MAX_LENGTH) || DEFAULT_NAME),
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

/** The fee of Tripay, from the buyer and from the merchant together. A missing or odd value is not known. */
const TotalFee = z.int().min(0).max(MAX_FEE).nullish().catch(null)

/** The part of a payment that can change. */
export const StatusDetail = z.object({
  reference: Reference,
  merchant_ref: MerchantRef,
  amount: z.int(),
  status: Status,
  total_fee: TotalFee,
  paid_at: PaidAt,
})

/** A row of the list of payments. */
export const ListedPayment = z.object({ reference: Reference, merchant_ref: MerchantRef, status: Status })
export type ListedPayment = z.output<typeof ListedPayment>

export const Callback = z.object({
  reference: Reference,
  merchant_ref: MerchantRef,
  total_amount: z.int(),
  total_fee: TotalFee,
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
