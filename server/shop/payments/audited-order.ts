import { shownUsername } from '#contract/network/username.ts'
import type { Order } from './order.ts'

/** An order in the audit log: its player, and what tells it from the others. */
export function auditedOrder({
  id,
  username,
  productName: product,
  amount,
  reference,
}: Pick<Order, 'id' | 'username' | 'productName' | 'amount' | 'reference'>) {
  return { subject: shownUsername(username), target: id, after: { product, amount, reference } }
}
