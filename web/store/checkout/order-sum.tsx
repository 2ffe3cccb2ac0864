import { feeFor, METHOD_TERMS, type PaymentMethod, totalWithFee } from '#contract/payment-methods.ts'
import type { Product } from '#contract/store.ts'
import { rupiah } from '../../i18n/rupiah.ts'
import { useText } from '../../i18n/use-text.ts'
import { priceText } from '../price-text.ts'

type Props = { product: Product; method: PaymentMethod | null }

export function orderTotal({ price }: Product, method: PaymentMethod | null): number {
  return method ? totalWithFee(price, method) : price
}

/** What will have to be paid, before anything is. */
export function OrderSum({ product, method }: Props) {
  const { t } = useText()
  const fee = method ? feeFor(product.price, method) : 0
  const atCashier = method ? METHOD_TERMS[method].cashierExtraRupiah : 0
  return (
    <dl className="num grid gap-2 border-line border-t pt-4 text-sm">
      <div className="flex justify-between gap-4 text-soft">
        <dt className="wrap-anywhere">{product.name}</dt>
        <dd>{priceText(product.price, t)}</dd>
      </div>
      {method && (
        <div className="flex justify-between gap-4 text-soft">
          <dt>{t('store.fee')}</dt>
          <dd>{rupiah(fee)}</dd>
        </div>
      )}
      <div className="flex items-baseline justify-between gap-4 pt-1">
        <dt className="font-bold">{t('store.total')}</dt>
        <dd className="font-extrabold text-2xl tracking-tight">
          {priceText(orderTotal(product, method), t)}
        </dd>
      </div>
      {atCashier > 0 && (
        <div className="text-faint">
          <dt className="sr-only">Indomaret</dt>
          <dd>{t('store.extraAtCashier', { amount: rupiah(atCashier) })}</dd>
        </div>
      )}
    </dl>
  )
}
