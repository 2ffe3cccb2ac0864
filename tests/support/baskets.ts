// Orders of several lines in a test shop.
import type { NewProductFields } from '#server/shop/products/product.repository.ts'
import { createSumsCheck } from '#server/shop/sums/sums-check.service.ts'
import type { DatabaseKind } from './databases.ts'
import { openOrderDesk } from './order-desk.ts'
import { ADDRESS, ORDER, type Shop } from './shop.ts'

/** A pack of 120 points, and two of the shop's own. */
export const LINES = [
  { productId: 'BIG', quantity: 1 },
  { productId: 'PACK', quantity: 2 },
]
export const BIG = {
  name: '120 Premium Points',
  price: 114_000,
  commands: [{ text: 'points give %player% 120' }],
}

export async function openWithPacks(kind: DatabaseKind, ...products: [string, Partial<NewProductFields>][]) {
  const shop = await openOrderDesk(kind)
  for (const [id, fields] of [['BIG', BIG] as const, ...products]) await shop.addProduct(fields, id)
  return shop
}

export const placeBasket = (shop: Shop, items: typeof LINES, change: object = {}, address = ADDRESS) =>
  shop.placeOrder({ ...ORDER, productId: undefined, items, ...change }, address)

/** Between the sums and the orders. */
export const differencesOf = (shop: Shop) => checkOf(shop).check()

export const checkOf = (shop: Shop) => createSumsCheck({ db: shop.db, clock: shop.clock, log: { warn() {} } })
