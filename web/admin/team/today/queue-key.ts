import type { QueueItem } from '#contract/team/today.schema.ts'

/** What is asked before a delivery is resent, or marked as delivered. */
export type Question = 'resend' | 'mark'

/** The same for the same matter in the next reply. */
export function keyOf(item: QueueItem): string {
  if (item.kind === 'away') return `${item.part} ${item.server}`
  if (item.kind === 'unknown_payment') return item.gateway_reference
  return item.kind === 'flagged' ? `flagged ${item.transaction_id}` : item.action_id
}
