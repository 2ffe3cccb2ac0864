import { isFree } from '#contract/settings/payment-methods.ts'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import type { Translate } from '#web/kit/i18n/text.ts'

export function priceText(price: number, t: Translate): string {
  return isFree(price) ? t('shell.free') : rupiah(price)
}
