import {
  isKnown,
  METHOD_TERMS,
  type MethodGroup,
  type PaymentMethod,
} from '#contract/settings/payment-methods.ts'
import type { Translate } from '#web/kit/i18n/text.ts'
import { useText } from '#web/kit/i18n/use-text.ts'

/** Named in the sentence; more would make it a list. */
const NAMED_STORES = 2

/** "Top up with QRIS, a virtual account, or at Alfamart and Indomaret.", of the methods that the owner offers. */
export function useTopUpText(methods: readonly PaymentMethod[]): string {
  const { t } = useText()
  return topUpText(methods, t)
}

export function topUpText(methods: readonly PaymentMethod[], t: Translate): string {
  const labelsIn = (group: MethodGroup) =>
    methods
      .filter(isKnown)
      .filter((method) => METHOD_TERMS[method].group === group)
      .map((method) => METHOD_TERMS[method].label)
  const stores = labelsIn('convenienceStore').slice(0, NAMED_STORES)
  const ways = [
    ...labelsIn('eWallet'),
    ...(labelsIn('virtualAccount').length > 0 ? [t('home.aVirtualAccount')] : []),
    ...(stores.length > 0 ? [t('home.atStores', { stores: stores.join(` ${t('home.and')} `) })] : []),
  ]
  const last = ways.pop()
  if (last === undefined) return t('home.pointsTextPlain')
  const comma = ways.length > 1 ? ',' : ''
  return t('home.pointsText', {
    ways: ways.length > 0 ? `${ways.join(', ')}${comma} ${t('home.or')} ${last}` : last,
  })
}
