// The basket of this browser: in its storage, shared between its tabs and between both languages.

import { useSyncExternalStore } from 'react'
import type { OrderLine } from '#contract/shop/basket.schema.ts'
import { LINES_MAX, QUANTITY_MAX } from '#contract/shop/basket.ts'
import { parseStored, readStored, writeStored } from '#web/kit/api/browser-storage.ts'
import { createListeners } from '#web/kit/ui/listeners.ts'

const STORAGE_KEY = 'basket'
/** A basket in another shape is ignored. */
const VERSION = 1
const LONGEST_TEXT = 200

/** Name and price as the buyer saw them last, so that the checkout can tell what has changed since. */
export type BasketLine = { id: string; quantity: number; name: string; price: number }
export type Basket = readonly BasketLine[]

const EMPTY: Basket = []

/** Without lines that the store could not have written. */
export function readBasket(stored: string | null): Basket {
  const { version, lines } = Object(parseStored(stored)) as { version?: unknown; lines?: unknown }
  return version === VERSION && Array.isArray(lines) ? lines.filter(isLine).reduce(withLine, EMPTY) : EMPTY
}

function isLine(line: unknown): line is BasketLine {
  const { id, quantity, name, price } = Object(line) as Partial<BasketLine>
  return isText(id) && isText(name) && isCount(quantity) && quantity > 0 && isCount(price)
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_TEXT
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

/** With the line in place of the one of the same product; a quantity of 0 removes it. The same basket where it does not fit. */
export function withLine(basket: Basket, { id, quantity, name, price }: BasketLine): Basket {
  const line = { id, quantity, name, price }
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

/** A page of the back/forward cache has missed changes of other tabs. */
const { notify, subscribe } = createListeners('storage', 'pageshow')
let current = { stored: null as string | null, basket: EMPTY }
/** Where the storage is full or blocked, the basket lasts as long as the document. */
let unsaved: string | null = null

/** Returns one array until the storage changes. */
function currentBasket(): Basket {
  const stored = unsaved ?? readStored(STORAGE_KEY)
  if (stored !== current.stored) current = { stored, basket: readBasket(stored) }
  return current.basket
}

/** Returns false where the change leaves the basket as it is. */
export function changeBasket(change: (basket: Basket) => Basket): boolean {
  const before = currentBasket()
  const lines = change(before)
  if (lines === before) return false
  const stored = JSON.stringify({ version: VERSION, lines })
  unsaved = writeStored(STORAGE_KEY, stored) ? null : stored
  notify()
  return true
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
  return useSyncExternalStore<Basket | null>(subscribe, currentBasket, () => null)
}
