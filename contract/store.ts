// The store as a visitor sees it: what is for sale, and the order.
import { endpoint } from './endpoint.ts'
import type { Language } from './language.ts'
import type { PaymentMethod } from './payment-methods.ts'

export type Product = {
  _id: string
  name: string
  /** Whole rupiah. */
  price: number
  image_url: string
  /** One bullet each, in the language that was asked for where there is one. */
  description: string[]
  sort_id: number
}

export type Order = {
  productId: string
  /** In the sent form, see username.ts. */
  username: string
  paymentMethod: PaymentMethod
  /** The proof of whichever bot check is in use; the name is the spec's. */
  turnstileToken: string
}

export type OrderReply = {
  /** An address of our own site, never of another. */
  checkoutUrl: string
}

type InLanguage = { query: { lng?: Language } }

export const storeApi = {
  listProducts: endpoint<Product[], InLanguage>('GET', '/api/store/products'),
  getProduct: endpoint<Product, InLanguage & { params: { id: string } }>('GET', '/api/store/products/:id'),
  placeOrder: endpoint<OrderReply, InLanguage & { body: Order }>('POST', '/api/store/transactions'),
}

/** For `sort`: lower numbers come first, equal ones keep their order. */
export function bySortId(one: Product, other: Product): number {
  return one.sort_id - other.sort_id
}

/** Without a language it is the address that redirects to the visitor's own. */
export function checkoutPath(reference: string, language?: Language): string {
  const path = `/store/checkout/${reference}`
  return language ? `/${language}${path}` : path
}
