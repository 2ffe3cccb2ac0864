// Recipients of orders placed in this browser: the API masks names, because a payment link can be shared.

import { BEDROCK_MARK, isEncodedUsername, shownUsername } from '#contract/network/username.ts'
import { isReference } from '#contract/shop/reference.ts'
import { parseStored, readStored, writeStored } from '#web/kit/api/browser-storage.ts'

const STORAGE_KEY = 'orders'
const REMEMBERED_ORDERS = 20

type PlacedOrder = { reference: string; username: string }

/** Newest first, without entries that the checkout could not have stored. */
export function readOrders(stored: string | null): PlacedOrder[] {
  const orders = parseStored(stored)
  return Array.isArray(orders) ? orders.filter(isPlacedOrder) : []
}

const loadOrders = () => readOrders(readStored(STORAGE_KEY))

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
  writeStored(STORAGE_KEY, JSON.stringify(withOrder(loadOrders(), placed)))
}

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

export function lastOrder(): string | null {
  return loadOrders()[0]?.reference ?? null
}
