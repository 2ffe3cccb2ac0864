// Whom an order of this browser is for.
import { BEDROCK_MARK, shownUsername } from '#contract/network/username.ts'
import { loadOrders } from './placed-orders.ts'

/** The unmasked display name; null when the order was not placed in this browser. */
export function recallRecipient(reference: string): string | null {
  const username = recallUsername(reference)
  return username === null ? null : shownUsername(username)
}

/** The username as the form takes it; null when the order was not placed in this browser. */
export function recallEntry(reference: string): { typed: string; bedrock: boolean } | null {
  const username = recallUsername(reference)
  if (username === null) return null
  const bedrock = username.startsWith(BEDROCK_MARK)
  return { typed: bedrock ? username.slice(BEDROCK_MARK.length) : username, bedrock }
}

function recallUsername(reference: string): string | null {
  return loadOrders().find((placed) => placed.reference === reference)?.username ?? null
}
