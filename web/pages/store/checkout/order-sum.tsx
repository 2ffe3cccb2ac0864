import { isFree } from '#contract/settings/payment-methods.ts'
import type { PayableMethod, Product, Quote } from '#contract/shop/store.schema.ts'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import type { Text } from '#web/kit/i18n/text.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { priceText } from '../price-text.ts'

type Props = {
  /** At its price without a coupon. */
  product: Product
  method: PayableMethod | null
  quote: Quote | null
}

/** Includes the fee that only the cashier charges. */
export function orderTotal({ price }: Product, method: PayableMethod | null): number {
  return method ? method.total + method.cashier_fee : price
}

export function totalLabel({ price }: Product, method: PayableMethod | null, { t }: Text): string {
  const fee = method?.fee ?? 0
  const atCashier = method?.cashier_fee ?? 0
  if (fee > 0) return t('store.totalWithFee', { amount: rupiah(fee) })
  if (atCashier > 0) return t('store.totalAtCashier', { amount: rupiah(atCashier) })
  return t(isFree(price) ? 'store.total' : 'checkout.totalNoFee')
}

export function OrderSum({ product, method, quote }: Props) {
  const { t } = useText()
  const atCashier = method?.cashier_fee ?? 0
  return (
    <dl className="num grid gap-2 border-line border-t pt-4 text-sm text-soft">
      <div className="flex justify-between gap-4">
        <dt className="wrap-anywhere">{product.name}</dt>
        <dd>{priceText(product.price, t)}</dd>
      </div>
      {quote?.applied && (
        <div className="flex justify-between gap-4 text-ok">
          <dt className="wrap-anywhere">{t('store.couponOf', { code: quote.code })}</dt>
          <dd>−{rupiah(product.price - quote.price)}</dd>
        </div>
      )}
      {method && (
        <div className="flex justify-between gap-4">
          <dt>{t('store.fee')}</dt>
          <dd>{rupiah(method.fee)}</dd>
        </div>
      )}
      {atCashier > 0 && (
        <div className="flex justify-between gap-4">
          <dt>{t('store.cashierFee')}</dt>
          <dd>{rupiah(atCashier)}</dd>
        </div>
      )}
    </dl>
  )
}
