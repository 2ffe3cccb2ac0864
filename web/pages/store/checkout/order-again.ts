// Choices of an order that ended unpaid, for the form of the same product or of the basket in this tab.

import { usernameProblem } from '#contract/network/username.ts'
import { METHOD_CODE, type PaymentMethod } from '#contract/settings/payment-methods.ts'
import { parseStored, readStored, writeStored } from '#web/kit/api/browser-storage.ts'
import type { GiftTexts } from './use-gift.ts'

const STORAGE_KEY = 'order-again'

/** The payment page links to the methods in the form, without loading it. */
export const METHODS_ID = 'payment-method'

/** The drawer links to the field of the coupon. */
export const COUPON_ID = 'coupon'

/** In place of the id of a product. */
export const BASKET_ID = 'basket'

export type Again = {
  product: string
  username: string
  bedrock: boolean
  method: PaymentMethod | null
  gift: GiftTexts | null
}

/** Null for values that the payment page could not have stored, and for another product. */
export function readAgain(stored: string | null, product: string): Again | null {
  const again = Object(parseStored(stored)) as Partial<Again>
  const { username, bedrock, gift, method } = again
  if (again.product !== product || typeof username !== 'string' || typeof bedrock !== 'boolean') return null
  return {
    product,
    bedrock,
    username: usernameProblem(username, bedrock) === null ? username : '',
    method: typeof method === 'string' && METHOD_CODE.test(method) ? method : null,
    gift: gift ? { sender: String(gift.sender ?? ''), message: String(gift.message ?? '') } : null,
  }
}

export function loadAgain(product: string): Again | null {
  const again = readAgain(readStored(STORAGE_KEY, 'sessionStorage'), product)
  writeStored(STORAGE_KEY, null, 'sessionStorage')
  return again
}

export function storeAgain(again: Again): void {
  writeStored(STORAGE_KEY, JSON.stringify(again), 'sessionStorage')
}
