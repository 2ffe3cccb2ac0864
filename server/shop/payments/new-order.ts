// The row of an order that was just placed, with a copy of the product as it is now.
import { FREE_OF_CHARGE, isFree, METHOD_TERMS } from '#contract/settings/payment-methods.ts'
import type { Price } from '#contract/shop/price.ts'
import { REFERENCE_CHARACTERS, toReference } from '#contract/shop/reference.ts'
import type { OrderRequest } from '#contract/shop/store.schema.ts'
import { newId, type Random } from '#server/platform/kernel/random.ts'
import type { StoredProduct } from '#server/shop/products/catalogue.service.ts'
import { FIRST_CHECK_MS } from './check-times.ts'
import type { NewOrder } from './order.ts'
import { soldCommands } from './order-gift.ts'

const MINUTE_MS = 60_000
/** The gateway refuses an expiry beyond its maximum by its own clock, so ours is a little earlier. */
const CLOCK_MARGIN_MS = 30_000

export type OrderInput = {
  product: StoredProduct
  request: OrderRequest
  price: Price
  now: Date
  random: Random
  isTest: boolean
  reservedUsernames: readonly string[]
  network: string
}

/** `gateway` is null where no payment is needed. */
type Payable = { fee: number; gateway: string | null }

export function newReference(random: Random): string {
  return toReference(newId(random, REFERENCE_CHARACTERS))
}

export function newOrder(input: OrderInput & Payable): NewOrder {
  const { product, request, price, fee, now, random, isTest, gateway, reservedUsernames, network } = input
  const { username, paymentMethod, gift = null } = request
  const free = isFree(price.price)
  const { expiryMinutes, label } = METHOD_TERMS[paymentMethod]
  return {
    id: newId(random),
    isTest,
    gateway,
    reference: newReference(random),
    username,
    productId: product.id,
    productName: product.name,
    productNameId: product.name_id,
    price: price.price,
    listPrice: price.discount && price.listPrice,
    discount: price.discount,
    commands: soldCommands(product.commands, gift, reservedUsernames),
    refundCommands: soldCommands(product.refundCommands, gift, reservedUsernames),
    gift,
    network,
    method: free ? FREE_OF_CHARGE : paymentMethod,
    status: 'UNPAID',
    amount: price.price + fee,
    fee,
    paymentName: free ? 'Free' : label,
    createdAt: now,
    expiresAt: free ? now : new Date(now.getTime() + expiryMinutes * MINUTE_MS - CLOCK_MARGIN_MS),
    paidAt: null,
    nextCheckAt: free ? null : new Date(now.getTime() + FIRST_CHECK_MS),
  }
}
