// Tripay's replies and callbacks. Where its documentation contradicts itself, each documented form is accepted.
import * as z from 'zod'
import { cleanStep, plainLine } from '#contract/shop/instructions.ts'
import type { Instruction } from '#contract/shop/payment.schema.ts'
import { PAYMENT_STATUSES, type PaymentStatus } from '#contract/shop/payment.ts'
import {
  GatewayReference,
  OwnReference,
  PayCode,
  PayUrl,
  QrString,
  QrUrl,
  unknownStatus,
} from '../fields.schema.ts'

/** Unix seconds of 2017 and of 2100: excludes zero and milliseconds. */
const EARLIEST = 1_500_000_000
const LATEST = 4_102_444_800
const NAME_MAX_LENGTH = 100
const DEFAULT_NAME = 'Tripay'
const MAX_FEE = 100_000_000
const MAX_INSTRUCTIONS = 10
const MAX_STEPS = 30
const TITLE_MAX_LENGTH = 100
/** Tripay's sandbox returns this instead of a QR text. */
const NO_QR = 'SANDBOX MODE'

const Seconds = z
  .int()
  .min(EARLIEST)
  .max(LATEST)
  .transform((seconds) => new Date(seconds * 1_000))

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
  return known ?? unknownStatus(status)
})

const TripayQr = QrString.transform((text) => (text === NO_QR ? null : text))

export const Envelope = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), data: z.unknown() }),
  z.object({ success: z.literal(false), message: z.string().catch('') }),
])

export const Transaction = z.object({
  reference: GatewayReference,
  merchant_ref: OwnReference,
  payment_name: z.string().transform((name) => plainLine(name, NAME_MAX_LENGTH) || DEFAULT_NAME),
  amount: z.int().min(1),
  pay_code: PayCode,
  status: Status,
  expired_time: Seconds,
  instructions: z.unknown().optional().transform(cleanInstructions),
  qr_string: TripayQr,
  qr_url: QrUrl,
  pay_url: PayUrl,
})
export type Transaction = z.output<typeof Transaction>

/** The fee of Tripay, from the buyer and from the merchant together. A missing or odd value is not known. */
const TotalFee = z.int().min(0).max(MAX_FEE).nullish().catch(null)

/** The part of a payment that can change. */
export const StatusDetail = z.object({
  reference: GatewayReference,
  merchant_ref: OwnReference,
  amount: z.int(),
  status: Status,
  total_fee: TotalFee,
  paid_at: PaidAt,
})

/** A row of the list of payments. */
export const ListedPayment = z.object({
  reference: GatewayReference,
  merchant_ref: OwnReference,
  status: Status,
})
export type ListedPayment = z.output<typeof ListedPayment>

export const Callback = z.object({
  reference: GatewayReference,
  merchant_ref: OwnReference,
  total_amount: z.int(),
  total_fee: TotalFee,
  status: Status,
  paid_at: PaidAt,
  is_closed_payment: z
    .unknown()
    .optional()
    .transform((value) => value === 1),
})

/** Drops invalid or empty instructions: a payment without them can still be paid. */
export function cleanInstructions(raw: unknown): Instruction[] {
  return listOf(raw)
    .slice(0, MAX_INSTRUCTIONS)
    .map(toInstruction)
    .filter(({ steps }) => steps.length > 0)
}

function toInstruction(raw: unknown): Instruction {
  const { title, steps }: { title?: unknown; steps?: unknown } = typeof raw === 'object' && raw ? raw : {}
  return {
    title: typeof title === 'string' ? plainLine(title, TITLE_MAX_LENGTH) : '',
    steps: listOf(steps).slice(0, MAX_STEPS).filter(isText).map(cleanStep).filter(hasText),
  }
}

function listOf(raw: unknown): unknown[] {
  return Array.isArray(raw) ? raw : []
}

function isText(step: unknown): step is string {
  return typeof step === 'string'
}

function hasText(step: string): boolean {
  return step.replace(/<[^>]*>|&nbsp;/g, '').trim() !== ''
}
