// The row of an order that was just placed, with a copy of its products as they are now.
import { FREE_OF_CHARGE, isFree, type OtherChannel, termsOf } from '#contract/settings/payment-methods.ts'
import { orderName } from '#contract/shop/basket.ts'
import type { OrderPrice } from '#contract/shop/price.ts'
import { REFERENCE_CHARACTERS, toReference } from '#contract/shop/reference.ts'
import type { OrderRequest } from '#contract/shop/store.schema.ts'
import type { Command } from '#server/platform/database/commands.ts'
import type { PricedItem } from '#server/platform/database/order-items.ts'
import { newId, type Random } from '#server/platform/kernel/random.ts'
import type { OfferedLine } from '#server/shop/products/catalogue.service.ts'
import { FIRST_CHECK_MS } from './check-times.ts'
import type { NewOrder } from './order.ts'
import { repeated, toLineCommands, withGift } from './sold-commands.ts'

const MINUTE_MS = 60_000
/** The gateway refuses an expiry beyond its maximum by its own clock, so ours is a little earlier. */
export const CLOCK_MARGIN_MS = 30_000

export type SoldLine = {
  product: Pick<OfferedLine['product'], 'id' | 'name' | 'name_id' | 'commands' | 'refundCommands'>
  quantity: number
}

export type OrderInput = {
  lines: readonly SoldLine[]
  request: Pick<OrderRequest, 'username' | 'paymentMethod' | 'gift'>
  price: OrderPrice
  now: Date
  random: Random
  isTest: boolean
  reservedUsernames: readonly string[]
  /** Null for one given by hand. */
  network: string | null
}

/** `gateway` is null where no payment is needed. */
type Payable = OtherChannel & { fee: number; gateway: string | null }

export function newReference(random: Random): string {
  return toReference(newId(random, REFERENCE_CHARACTERS))
}

export function newOrder(input: OrderInput & Payable): NewOrder {
  const { lines, request, price, fee, now, random, isTest, gateway, reservedUsernames, network } = input
  const { username, paymentMethod, gift = null } = request
  const free = isFree(price.price)
  const { expiryMinutes, label } = termsOf(paymentMethod, input)
  const sold = (which: 'commands' | 'refundCommands') =>
    lines.map(({ product }) => withGift(product[which], gift, reservedUsernames))
  const total = (of: readonly Command[][]) =>
    of.flatMap((commands, place) => repeated(commands, lines[place]?.quantity ?? 0))
  const commands = sold('commands')
  const isOnly = lines.length === 1 && lines[0]?.quantity === 1
  const items = toItems(lines, price).map((item, place) => {
    return { ...item, commands: toLineCommands(commands[place] ?? [], isOnly) }
  })
  return {
    id: newId(random),
    is_test: isTest,
    gateway,
    reference: newReference(random),
    username,
    items,
    ...nameOf(items),
    price: price.price,
    list_price: price.lines.some(({ discount }) => discount) ? price.listPrice : null,
    discount: price.discount,
    commands: total(commands),
    refund_commands: total(sold('refundCommands')),
    gift,
    network,
    method: free ? FREE_OF_CHARGE : paymentMethod,
    status: 'UNPAID',
    amount: price.price + fee,
    fee,
    payment_name: free ? 'Free' : label,
    created_at: now,
    expires_at: free ? now : new Date(now.getTime() + expiryMinutes * MINUTE_MS - CLOCK_MARGIN_MS),
    next_check_at: free ? null : new Date(now.getTime() + FIRST_CHECK_MS),
  }
}

export function toItems(lines: readonly SoldLine[], price: Pick<OrderPrice, 'lines'>): PricedItem[] {
  return lines.flatMap(({ product, quantity }, place) => {
    const priced = price.lines[place]
    if (!priced) return []
    const { discount } = priced
    return {
      product_id: product.id,
      product_name: product.name,
      product_name_id: product.name_id,
      quantity,
      list_price: priced.listPrice,
      price: priced.price,
      sale_id: lines.length > 1 && discount?.kind === 'sale' ? discount.id : null,
    }
  })
}

/** The product and the name that stand for an order. */
export function nameOf(items: readonly PricedItem[]) {
  const name = (isIndonesian: boolean) =>
    orderName(
      items.map(({ product_name, product_name_id, quantity }) => ({
        name: (isIndonesian && product_name_id) || product_name,
        quantity,
      })),
    )
  return {
    product_id: items[0]?.product_id ?? '',
    product_name: name(false),
    product_name_id: items.some(({ product_name_id }) => product_name_id) ? name(true) : '',
  }
}
