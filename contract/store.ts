// Order of the products, and the address of a payment page.
import type { Language } from './language.ts'

/** For `sort`: lower numbers come first. */
export function bySortId(one: { sort_id: number }, other: { sort_id: number }): number {
  return one.sort_id - other.sort_id
}

/** Without a language the address redirects to the visitor's language. */
export function checkoutPath(reference: string, language?: Language): string {
  const path = `/store/checkout/${reference}`
  return language ? `/${language}${path}` : path
}
