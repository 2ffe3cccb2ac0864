import type { QueueItem } from '#contract/team/today.schema.ts'

/**
 * The question before a delivery is resent, marked as delivered, or its order gets another name; the gateway is asked at
 * once.
 */
export type Question = 'resend' | 'mark' | 'rename' | 'gateway'

/** The key of an entry, equal in the next reply. */
export function keyOf(item: QueueItem): string {
  if (item.kind === 'checkout') return 'checkout'
  if (item.kind === 'away') return `${item.part} ${item.server}`
  if (item.kind === 'unknown_payment') return item.gateway_reference
  return item.kind === 'flagged' ? `flagged ${item.transaction_id}` : item.action_id
}
