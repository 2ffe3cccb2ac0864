import { isFree } from '#contract/payment-methods.ts'
import type { Translate } from '../i18n/text.ts'
import { rupiah } from './rupiah.ts'

/** A price as the shop writes it. */
export function priceText(price: number, t: Translate): string {
  return isFree(price) ? t('store.free') : rupiah(price)
}
