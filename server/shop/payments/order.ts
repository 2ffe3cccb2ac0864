import { shownUsername } from '#contract/network/username.ts'
import type { PaymentMethod } from '#contract/settings/payment-methods.ts'
import type { FriendGift } from '#contract/shop/friend-gift.ts'
import type { Instruction } from '#contract/shop/payment.schema.ts'
import type { PaymentStatus } from '#contract/shop/payment.ts'
import type { Discount } from '#contract/shop/price.ts'
import type { Command } from '#server/platform/database/commands.ts'
import type { OrderItem } from '#server/platform/database/order-items.ts'

export type Order = {
  id: string
  /** Given by the database. */
  number: number
  /** Its lines, at least one. */
  items: OrderItem[]
  /** Taken by a gateway that moves play money. */
  isTest: boolean
  /** The gateway that has its payment; null for a free one. An open payment stays with its gateway. */
  gateway: string | null
  reference: string
  username: string
  /** The product of the first line. */
  productId: string
  /** The name of the order: that of its product, or `120 + 40 Premium Points`. */
  productName: string
  /** In Indonesian; empty: `productName` is used for both languages. */
  productNameId: string
  /** The sum of all lines, as is the list price. */
  price: number
  /** Null: no discount. */
  listPrice: number | null
  /** The coupon, or how the price of an only line came about. */
  discount: Discount | null
  /** As sold, of all lines in their order. */
  commands: Command[]
  /** As sold; sent when the order is refunded. */
  refundCommands: Command[]
  method: PaymentMethod
  status: PaymentStatus
  /** Price and fee. */
  amount: number
  fee: number
  gatewayReference: string | null
  paymentName: string
  payCode: string | null
  billerCode: string | null
  qrString: string | null
  qrUrl: string | null
  payUrl: string | null
  instructions: Instruction[]
  createdAt: Date
  expiresAt: Date
  paidAt: Date | null
  /** Username of the admin who gave it by hand; null for an order of the shop. */
  givenBy: string | null
  /** Null: not for a friend. */
  gift: FriendGift | null
  /** From where it was placed, as long as it is unpaid; null for one given by hand. */
  network: string | null
  /** Number of status checks at the gateway. */
  checks: number
}

export type NewOrder = Omit<
  Order,
  | 'number'
  | 'gatewayReference'
  | 'payCode'
  | 'billerCode'
  | 'qrString'
  | 'qrUrl'
  | 'payUrl'
  | 'instructions'
  | 'checks'
  | 'givenBy'
> & { nextCheckAt: Date | null; givenBy?: string }

type AuditedOrder = Pick<Order, 'id' | 'username' | 'productName' | 'amount' | 'reference'>

/** An order in the audit log: its player, and what tells it from the others. */
export function auditedOrder({ id, username, productName: product, amount, reference }: AuditedOrder) {
  return { subject: shownUsername(username), target: id, after: { product, amount, reference } }
}
