// Send actions: the commands owed for what was bought, and what became of them.
import { adminEndpoint } from './endpoint.ts'
import type { PageQuery, Pagination } from './pagination.ts'
import type { DeliveryState } from './payment.ts'

/** Unknown: it was sent, but the answer was lost. It waits for a person and is never sent again by itself. */
export const SEND_ACTION_STATES = ['queued', 'sending', 'done', 'failed', 'unknown'] as const
export type SendActionState = (typeof SEND_ACTION_STATES)[number]

/** Checked: not a try, but a person who says that nothing more is to be sent. */
export const ATTEMPT_OUTCOMES = ['done', 'failed', 'unknown', 'not_sent', 'checked'] as const
export type AttemptOutcome = (typeof ATTEMPT_OUTCOMES)[number]

export const REASON_MAX_LENGTH = 300
export const SEARCH_MAX_LENGTH = 100

export type SendAction = {
  _id: string
  /** In the sent form, see username.ts. */
  username: string
  state: SendActionState
  /** True exactly when the state is done. */
  success: boolean
  action: { text: string }[]
  /** So many of them, from the first on, the game server is known to have run. */
  done_commands: number
  success_at: string | null
  created_at: string
  attempts: number
  /** When a queued one is tried next. */
  next_try_at: string | null
  /** What the game server said last, or why it could not be asked. */
  last_reply: string | null
  transaction_id: string
  /** The row that this one repeats. */
  resend_of: string | null
  needs_person: boolean
}

/** One command that was tried, a try that never reached the game server, or a person who looked. */
export type DeliveryAttempt = {
  at: string
  command: string | null
  outcome: AttemptOutcome
  /** What the game server said, or why it could not be asked. Of a person who looked, see `readCheck`. */
  reply: string
}

export type SendActionDetail = SendAction & { history: DeliveryAttempt[] }

export type SendActionQuery = PageQuery & {
  search?: string
  state?: SendActionState
  /** Only rows that wait for somebody to look. */
  needs_person?: 'yes'
}

export type Resend = {
  /** For the audit log. */
  reason?: string
  /** Made once per confirmation, so that a repeated request does not send twice. */
  key?: string
}

/** Somebody looked, and nothing more is to be sent. */
export type Checked = { reason?: string }

/** How many were put back into the queue, and how many failed ones still wait for a person. */
export type Retried = { resent: number; remaining: number }

type OfSendAction = { params: { id: string } }

export const deliveryApi = {
  listSendActions: adminEndpoint<
    { actions: SendAction[]; pagination: Pagination },
    { query: SendActionQuery }
  >('GET', '/api/admin/send-actions'),
  getSendAction: adminEndpoint<SendActionDetail, OfSendAction>('GET', '/api/admin/send-actions/:id'),
  resend: adminEndpoint<SendAction, OfSendAction & { body: Resend }>(
    'POST',
    '/api/admin/send-actions/:id/resend',
  ),
  markSendActionChecked: adminEndpoint<SendAction, OfSendAction & { body: Checked }>(
    'POST',
    '/api/admin/send-actions/:id/checked',
  ),
  /** Failed rows that wait for a person, oldest first, so many at once; each as a new row. Unknown ones are left. */
  retryFailed: adminEndpoint<Retried>('POST', '/api/admin/send-actions/retry-failed'),
}

/** What is still under way is not sent a second time. */
export function canResend(state: SendActionState): boolean {
  return state === 'done' || state === 'failed' || state === 'unknown'
}

/** How many commands a repetition leaves out: what was delivered runs as a whole, what broke off goes on. */
export function skippedByResend({
  state,
  done_commands,
}: Pick<SendAction, 'state' | 'done_commands'>): number {
  return state === 'done' ? 0 : done_commands
}

export type Check = { admin: string; reason: string | null }

/** Who looked, and what they said about it, as it is kept: the words around it are the reader's. */
export function writeCheck({ admin, reason }: Check): string {
  return reason === null ? admin : `${admin}: ${reason}`
}

export function readCheck(reply: string): Check {
  const end = reply.indexOf(': ')
  return end < 0
    ? { admin: reply, reason: null }
    : { admin: reply.slice(0, end), reason: reply.slice(end + 2) }
}

/** A buyer is never told failed or unknown, nor that it goes out by itself: a person looks at it. */
export function buyerDeliveryState(state: SendActionState, attempts: number): DeliveryState {
  if (state === 'done') return 'delivered'
  if (state === 'failed' || state === 'unknown') return 'checking'
  return state === 'queued' && attempts > 0 ? 'waiting' : 'queued'
}
