import type { Selectable } from 'kysely'
import type { Language } from '#contract/language.ts'
import { shownUsername } from '#contract/network/username.ts'
import type { OrderLine } from '#contract/shop/basket.schema.ts'
import type { FriendGift } from '#contract/shop/friend-gift.ts'
import type { Instruction } from '#contract/shop/payment.schema.ts'
import type { PaymentStatus } from '#contract/shop/payment.ts'
import type { Discount } from '#contract/shop/price.ts'
import { productNameIn } from '#contract/shop/product-name.ts'
import type { Command } from '#server/platform/database/commands.ts'
import type { OrderItem, PricedItem } from '#server/platform/database/order-items.ts'
import type { Schema } from '#server/platform/database/schema.ts'

export type OrderRow = Selectable<Schema['orders']>

/** The columns whose stored form is not the one that code uses. */
type Parsed = {
  status: PaymentStatus
  is_test: boolean
  discount: Discount | null
  commands: Command[]
  refund_commands: Command[]
  instructions: Instruction[]
  gift: FriendGift | null
  created_at: Date
  expires_at: Date
  paid_at: Date | null
}

/** An order as it is stored, with at least one line. */
export type Order = Omit<OrderRow, keyof Parsed> & Parsed & { items: OrderItem[] }

export type NewOrder = Pick<
  Order,
  | ('id' | 'is_test' | 'gateway' | 'reference' | 'username' | 'product_id' | 'product_name')
  | ('product_name_id' | 'price' | 'list_price' | 'discount' | 'commands' | 'refund_commands' | 'method')
  | ('status' | 'amount' | 'fee' | 'payment_name' | 'created_at' | 'expires_at')
  | ('gift' | 'network' | 'items')
> & { next_check_at: Date | null; given_by?: string }

type AuditedOrder = Pick<Order, 'id' | 'username' | 'product_name' | 'amount' | 'reference'>

/** An order in the audit log: its player, and what tells it from the others. */
export function auditedOrder({ id, username, product_name: product, amount, reference }: AuditedOrder) {
  return { subject: shownUsername(username), target: id, after: { product, amount, reference } }
}

export function readGift(stored: string | null): FriendGift | null {
  return stored === null ? null : JSON.parse(stored)
}

/** The lines of an order in a language. */
export function shownLines(items: readonly PricedItem[], language: Language): OrderLine[] {
  return items.map((item) => {
    const { product_id, quantity, list_price, price } = item
    return { product_id, name: productNameIn(language, item), quantity, list_price, price }
  })
}
