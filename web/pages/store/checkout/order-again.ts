// Choices of an order that ended unpaid, for the form of the same product or of the basket in this tab.

import { usernameProblem } from '#contract/network/username.ts'
import { METHOD_CODE, type PaymentMethod } from '#contract/settings/payment-methods.ts'
import type { GiftTexts } from './use-gift.ts'

const STORAGE_KEY = 'order-again'

/** The payment page links to the methods in the form, without loading it. */
export const METHODS_ID = 'payment-method'

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
  try {
    const again = Object(JSON.parse(stored ?? 'null')) as Partial<Again>
    const { username, bedrock, gift, method } = again
    if (again.product !== product || typeof username !== 'string' || typeof bedrock !== 'boolean') return null
    return {
      product,
      bedrock,
      username: usernameProblem(username, bedrock) === null ? username : '',
      method: typeof method === 'string' && METHOD_CODE.test(method) ? method : null,
      gift: gift ? { sender: String(gift.sender ?? ''), message: String(gift.message ?? '') } : null,
    }
  } catch {
    return null
  }
}

export function loadAgain(product: string): Again | null {
  try {
    const again = readAgain(window.sessionStorage.getItem(STORAGE_KEY), product)
    window.sessionStorage.removeItem(STORAGE_KEY)
    return again
  } catch {
    return null
  }
}

export function storeAgain(again: Again): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(again))
  } catch {
    // Without storage the form offers the last order of this browser.
  }
}
