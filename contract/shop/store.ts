import type { Language } from '#contract/language.ts'
import { isInWindow } from './discounts.ts'

/** For `sort`: lower numbers come first. */
export function bySortId(one: { sort_id: number }, other: { sort_id: number }): number {
  return one.sort_id - other.sort_id
}

/** Without a language the address redirects to the visitor's language. */
export function checkoutPath(reference: string, language?: Language): string {
  const path = `/store/checkout/${reference}`
  return language ? `/${language}${path}` : path
}

type Shown = { visible: boolean; available_from: string | null; available_until: string | null }

/** Whether visitors see and may buy it. */
export function isForSale({ visible, available_from, available_until }: Shown, now: string): boolean {
  return visible && isInWindow(now, available_from, available_until)
}

/** Whole per cent, at least 1 for any discount. */
export function percentOff(listPrice: number, price: number): number {
  return Math.max(1, Math.round((1 - price / listPrice) * 100))
}
