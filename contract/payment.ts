// One payment as its buyer sees it: what to pay, how, until when, and where the delivery stands.
import { type Done, endpoint } from './endpoint.ts'
import type { PaymentType } from './payment-methods.ts'

export const PAYMENT_POLL_MS = 5_000
export const PAYMENT_POLL_LIMIT = 360
/** Every so many failed polls the page says that it has trouble. */
export const PAYMENT_POLL_ERROR_EVERY = 12
/** In this last stretch the page warns at each whole minute. */
export const EXPIRY_WARNING_SECONDS = 300

/** What a payment can be, as it is stored and sent. */
export const PAYMENT_STATUSES = ['UNPAID', 'PAID', 'EXPIRED', 'FAILED', 'REFUND'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** What a person is shown. PENDING stands for every state that has no word of its own here. */
export const SHOWN_STATUSES = ['PENDING', 'PAID', 'EXPIRED', 'FAILED', 'REFUND'] as const
export type ShownStatus = (typeof SHOWN_STATUSES)[number]

/** Every status that has a label in the locales. */
export const LABELLED_STATUSES = ['PAID', 'PENDING', 'EXPIRED', 'FAILED', 'UNPAID', 'REFUND'] as const
export type LabelledStatus = (typeof LABELLED_STATUSES)[number]

/** Takes any text: a status that we do not know yet is pending, not an error. */
export function shownStatus(status: string): ShownStatus {
  return SHOWN_STATUSES.find((known) => known === status) ?? 'PENDING'
}

export function isShownAsPending(status: string): boolean {
  return shownStatus(status) === 'PENDING'
}

/** Where the delivery stands, in the buyer's words. Checking: it did not go as planned, and a person looks at it. */
export const DELIVERY_STATES = ['queued', 'waiting', 'checking', 'delivered'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

export type Delivery = {
  state: DeliveryState
  /** ISO 8601: since when it is so. */
  at: string
}

/** Steps are HTML of a few harmless tags: cleaned before they are stored, and again when they are shown. */
export type Instruction = { title: string; steps: string[] }

/** Anybody with the reference reads this: no full username, no commands, nothing of the gateway's. */
export type Payment = {
  reference: string
  status: PaymentStatus
  /** What is to be paid: price and fee. */
  amount: number
  payment_name: string
  payment_method: PaymentType
  qr_url: string | null
  /** The text of the QR code, so that the page can draw it itself. */
  qr_string: string | null
  pay_code: string | null
  /** Unix seconds. */
  expired_time: number
  instructions: Instruction[]
  product_name: string
  /** The player's name, always shortened: `Bu***07`. */
  recipient: string
  price: number
  fee: number
  /** Null until it is paid. */
  delivery: Delivery | null
}

/** What a sandbox payment can be made to end as. */
export const SIMULATED_OUTCOMES = ['PAID', 'FAILED', 'EXPIRED'] as const
export type SimulatedOutcome = (typeof SIMULATED_OUTCOMES)[number]

type OfReference = { params: { reference: string } }

export const paymentApi = {
  getPayment: endpoint<Payment, OfReference>('GET', '/api/store/transactions/:reference'),
  /** The gateway calls it. Its signature covers the raw bytes, so the body is checked after them, not before. */
  receiveTripayCallback: endpoint<Done, { body?: unknown }>('POST', '/api/payments/tripay/callback'),
  simulatePayment: endpoint<Done, OfReference & { body: { outcome: SimulatedOutcome } }>(
    'POST',
    '/api/sandbox/payments/:reference',
  ),
}
