// States of send actions (the commands of one order), and the rules for repeating them.
import type { DeliveryState } from './payment.ts'

/**
 * Unknown: sent, but the reply was lost. A person must decide; it is never retried automatically.
 * Held: it waits for a person who may refund, and no bulk action sends it.
 * Cancelled: it left the queue before it was sent, because of a refund or a corrected name.
 */
export const SEND_ACTION_STATES = [
  'queued',
  'sending',
  'done',
  'failed',
  'unknown',
  'held',
  'cancelled',
] as const
export type SendActionState = (typeof SEND_ACTION_STATES)[number]

/**
 * Why it is held. Limit: bought above the limit of a player or a coupon. Refund: it takes back what may not have arrived.
 * Restore: a backup was restored, and it may have been sent after the backup was made.
 */
export const HOLDS = ['limit', 'refund', 'restore'] as const
export type Hold = (typeof HOLDS)[number]

/** Checked: not an attempt, but an admin's note that nothing more is to be sent. */
export const ATTEMPT_OUTCOMES = ['done', 'failed', 'unknown', 'not_sent', 'checked'] as const
export type AttemptOutcome = (typeof ATTEMPT_OUTCOMES)[number]

/** The conditions of a queued action besides its turn. `live_payments`: it is of a test order, and payments are live. */
export const WAITS_FOR = ['player', 'server', 'rcon_address', 'rcon_password', 'live_payments'] as const
export type WaitsFor = (typeof WAITS_FOR)[number]

export const REASON_MAX_LENGTH = 300

/** A delivery in progress is not sent a second time. */
export function canResend(state: SendActionState): boolean {
  return state === 'done' || state === 'failed' || state === 'unknown' || state === 'held'
}

type Resent = { purpose: string; held: string | null; needs_person: boolean }

/** Only a person who may refund sends a row that is held, takes something back, or needs nobody any more. */
export function needsRefunds({ purpose, held, needs_person }: Resent): boolean {
  return held !== null || purpose === 'refund' || !needs_person
}

/** A resend repeats all commands of a done action, and continues a failed one after the last command that ran. */
export function skippedByResend(action: { state: SendActionState; done_commands: number }): number {
  return action.state === 'done' ? 0 : action.done_commands
}

export type Check = { admin: string; reason: string | null }

/** The stored form of an admin's check; the words around it are added in the reader's language. */
export function writeCheck({ admin, reason }: Check): string {
  return reason === null ? admin : `${admin}: ${reason}`
}

export function readCheck(reply: string): Check {
  const end = reply.indexOf(': ')
  return end < 0
    ? { admin: reply, reason: null }
    : { admin: reply.slice(0, end), reason: reply.slice(end + 2) }
}

/** Buyers see neither failed nor unknown: both are handled by a person. */
export function buyerDeliveryState(state: SendActionState, attempts: number): DeliveryState {
  if (state === 'done') return 'delivered'
  if (state === 'failed' || state === 'unknown' || state === 'held') return 'checking'
  return state === 'queued' && attempts > 0 ? 'waiting' : 'queued'
}
