// The orders of this browser: the API masks their recipients, because a payment link can be shared.

import { isEncodedUsername } from '#contract/network/username.ts'
import { isReference } from '#contract/shop/reference.ts'
import { parseStored, readStored, writeStored } from './browser-storage.ts'

const STORAGE_KEY = 'orders'
const REMEMBERED_ORDERS = 50

export type PlacedOrder = {
  reference: string
  username: string
  /** In milliseconds of this browser's clock. */
  at?: number
  /** Missing until its payment page has been open: `seen-orders.ts`. */
  seen?: unknown
}

/** Newest first, without entries that the checkout could not have stored. */
export function readOrders(stored: string | null): PlacedOrder[] {
  const orders = parseStored(stored)
  return Array.isArray(orders) ? orders.filter(isPlacedOrder) : []
}

export const loadOrders = () => readOrders(readStored(STORAGE_KEY))

export function storeOrders(orders: readonly PlacedOrder[]): void {
  writeStored(STORAGE_KEY, JSON.stringify(orders))
}

function isPlacedOrder(order: unknown): order is PlacedOrder {
  const { reference, username } = Object(order) as Partial<PlacedOrder>
  return (
    typeof reference === 'string' &&
    isReference(reference) &&
    typeof username === 'string' &&
    isEncodedUsername(username)
  )
}

export function withOrder(orders: readonly PlacedOrder[], placed: PlacedOrder): PlacedOrder[] {
  return [placed, ...orders.filter(({ reference }) => reference !== placed.reference)].slice(
    0,
    REMEMBERED_ORDERS,
  )
}

/** `username` as it was sent with the order. */
export function rememberOrder(placed: PlacedOrder): void {
  storeOrders(withOrder(loadOrders(), { at: Date.now(), ...placed }))
}
