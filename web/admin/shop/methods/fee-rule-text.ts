import type { Language } from '#contract/language.ts'
import type { FeeRule } from '#contract/shop/payment-channels.ts'
import { rupiah } from '#web/kit/i18n/rupiah.ts'

/** `Rp750 + 0.7%`; in Indonesian with a comma. */
export function feeRuleText({ flat, percent }: FeeRule, language: Language): string {
  const share = language === 'id' ? String(percent).replace('.', ',') : String(percent)
  return [...(flat > 0 ? [rupiah(flat)] : []), ...(percent > 0 ? [`${share}%`] : [])].join(' + ')
}
