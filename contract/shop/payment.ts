// The states of a payment and of its delivery, as the buyer sees them, and how often the page polls.

export const PAYMENT_POLL_MS = 5_000
export const PAYMENT_POLL_LIMIT = 360
/** The page shows a warning after every so many failed polls. */
export const PAYMENT_POLL_ERROR_EVERY = 12
/** In this last stretch the page warns at each whole minute. */
export const EXPIRY_WARNING_SECONDS = 300

/** As stored and as sent. */
export const PAYMENT_STATUSES = ['UNPAID', 'PAID', 'EXPIRED', 'FAILED', 'REFUND'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** As displayed: every other status is shown as PENDING. */
export const SHOWN_STATUSES = ['PENDING', 'PAID', 'EXPIRED', 'FAILED', 'REFUND'] as const
export type ShownStatus = (typeof SHOWN_STATUSES)[number]

/** Every status that has a label in the locales. */
export const LABELLED_STATUSES = ['PAID', 'PENDING', 'EXPIRED', 'FAILED', 'UNPAID', 'REFUND'] as const

/** Takes any text: an unknown status is pending, not an error. */
export function shownStatus(status: string): ShownStatus {
  return SHOWN_STATUSES.find((known) => known === status) ?? 'PENDING'
}

/** The delivery as the buyer sees it. Checking: it failed or its result is unknown, and a person handles it. */
export const DELIVERY_STATES = ['queued', 'waiting', 'checking', 'delivered'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** The results that a sandbox payment can be given. */
export const SIMULATED_OUTCOMES = ['PAID', 'FAILED', 'EXPIRED'] as const
export type SimulatedOutcome = (typeof SIMULATED_OUTCOMES)[number]
