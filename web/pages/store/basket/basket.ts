// The basket of this browser: in its storage, shared between its tabs and between both languages.

import { useEffect, useSyncExternalStore } from 'react'
import type { OrderLine } from '#contract/shop/basket.schema.ts'
import { LINES_MAX, QUANTITY_MAX } from '#contract/shop/basket.ts'
import type { Product } from '#contract/shop/store.schema.ts'
import { parseStored } from '#web/kit/api/browser-storage.ts'
import { storeBasket, storedBasket, subscribeBasket } from '#web/kit/layout/basket-store.ts'

/** A basket in another shape is ignored. */
const VERSION = 1
const LONGEST_TEXT = 200

/** `was`: the price that the buyer saw when adding it, where another one is known since. */
export type BasketLine = { id: string; quantity: number; name: string; price: number; was?: number }
export type Basket = readonly BasketLine[]

const EMPTY: Basket = []

/** Without lines that the store could not have written. */
export function readBasket(stored: string | null): Basket {
  const { version, lines } = Object(parseStored(stored)) as { version?: unknown; lines?: unknown }
  return version === VERSION && Array.isArray(lines) ? lines.filter(isLine).reduce(withLine, EMPTY) : EMPTY
}

function isLine(line: unknown): line is BasketLine {
  const { id, quantity, name, price, was = 0 } = Object(line) as Partial<BasketLine>
  return isText(id) && isText(name) && isCount(quantity) && quantity > 0 && isCount(price) && isCount(was)
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_TEXT
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

/** With the line in place of the one of the same product; a quantity of 0 removes it. The same basket where it does not fit. */
export function withLine(basket: Basket, { id, quantity, name, price, was }: BasketLine): Basket {
  const line = { id, quantity, name, price, ...(was !== undefined && { was }) }
  const isIn = basket.some((one) => one.id === id)
  const next = (isIn ? basket.map((one) => (one.id === id ? line : one)) : [...basket, line]).filter(
    (one) => one.quantity > 0,
  )
  return next.length > LINES_MAX || piecesOf(next) > QUANTITY_MAX ? basket : next
}

/** All of the lines or none: the same basket where one does not fit. */
export function withLines(basket: Basket, lines: Basket): Basket {
  let next = basket
  for (const line of lines) {
    const before = next
    next = withLine(before, line)
    if (next === before) return basket
  }
  return next
}

export function piecesOf(basket: Basket): number {
  return basket.reduce((sum, { quantity }) => sum + quantity, 0)
}

export function quantityOf(basket: Basket | null, product: string): number {
  return basket?.find(({ id }) => id === product)?.quantity ?? 0
}

let current = { stored: null as string | null, basket: EMPTY }

/** Returns one array until the storage changes. */
function currentBasket(): Basket {
  const stored = storedBasket()
  if (stored !== current.stored) current = { stored, basket: readBasket(stored) }
  return current.basket
}

/** Returns false where the change leaves the basket as it is. */
export function changeBasket(change: (basket: Basket) => Basket): boolean {
  const before = currentBasket()
  const lines = change(before)
  if (lines === before) return false
  storeBasket(JSON.stringify({ version: VERSION, lines }))
  return true
}

/** The lines get the prices of now, so that every page has one sum; what they cost before stays known. */
export function useCurrentPrices(products: readonly Product[] | null): void {
  useEffect(() => {
    if (products) changeBasket((basket) => repriced(basket, products))
  }, [products])
}

/** The same basket where every price is as it was. */
export function repriced(basket: Basket, products: readonly Pick<Product, '_id' | 'price'>[]): Basket {
  const priceOf = (line: BasketLine) => products.find(({ _id }) => _id === line.id)?.price ?? line.price
  if (basket.every((line) => priceOf(line) === line.price)) return basket
  return basket.map((line) =>
    priceOf(line) === line.price ? line : { ...line, price: priceOf(line), was: line.was ?? line.price },
  )
}

/** With the lines of an earlier order, as far as they fit. */
export function refillBasket(items: readonly OrderLine[]): void {
  const lines = items.map(({ product_id: id, name, quantity, price }) => {
    return { id, name, quantity, price: Math.round(price / quantity) }
  })
  changeBasket((basket) => lines.reduce(withLine, basket))
}

/** Null on the server and while hydrating. */
export function useBasket(): Basket | null {
  return useSyncExternalStore<Basket | null>(subscribeBasket, currentBasket, () => null)
}
