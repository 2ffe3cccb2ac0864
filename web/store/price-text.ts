import { isFree } from '#contract/payment-methods.ts'
import { rupiah } from '../i18n/rupiah.ts'
import type { Translate } from '../i18n/text.ts'

export function priceText(price: number, t: Translate): string {
  return isFree(price) ? t('store.free') : rupiah(price)
}
