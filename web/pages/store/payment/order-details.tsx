import { FREE_OF_CHARGE, METHOD_TERMS } from '#contract/settings/payment-methods.ts'
import type { Payment } from '#contract/shop/payment.schema.ts'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import type { Translate } from '#web/kit/i18n/text.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { priceText } from '../price-text.ts'
import { ProductPicture } from '../product-picture.tsx'
import { amountToBring, extraAtCashier } from './amount-to-bring.ts'
import { Reference } from './reference.tsx'

/** What is bought and what it costs, beside the payment. */
export function OrderDetails({ payment, image }: { payment: Payment; image: string | null }) {
  const { t } = useText()
  return (
    <section className="border-line max-lg:border-t max-lg:pt-4">
      <h2 className="mb-2 text-base">{t('payment.yourOrder')}</h2>
      <div className="flex items-center gap-3 pb-3">
        {image !== null && (
          <div className="pic aspect-square size-14 flex-none">
            <ProductPicture imageUrl={image} sizes="56px" />
          </div>
        )}
        <p className="min-w-0">
          <b className="wrap-anywhere block leading-5">{payment.product_name}</b>
          <span className="text-sm text-soft">{methodName(payment, t)}</span>
        </p>
      </div>
      <dl className="num text-sm">
        {[...linesOf(payment, t), ...sumsOf(payment, t)].map(([label, sum]) => (
          <div key={label} className="flex justify-between gap-4 border-line border-t py-2">
            <dt className="text-faint">{label}</dt>
            <dd className="wrap-anywhere flex-1 text-right font-semibold">{sum}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-line border-y py-2.5 font-extrabold">
          <dt className="text-base">{t('payment.total')}</dt>
          <dd className="text-lg">{priceText(amountToBring(payment), t)}</dd>
        </div>
      </dl>
      <Reference reference={payment.reference} />
    </section>
  )
}

/** One line is named above its price. */
function linesOf({ items }: Payment, t: Translate): [label: string, sum: string][] {
  if (items.length === 1) return []
  return items.map(({ name, quantity, list_price }) => [`${quantity} × ${name}`, priceText(list_price, t)])
}

/** What the total is made of. A fee is a word where there is none. */
export function sumsOf(payment: Payment, t: Translate): [label: string, sum: string][] {
  const { fee, list_price, price } = payment
  const atCashier = extraAtCashier(payment)
  const sums: [string, string][] = [[t('payment.price'), priceText(list_price ?? price, t)]]
  if (list_price !== null) sums.push([t('payment.discount'), `−${rupiah(list_price - price)}`])
  if (fee > 0) sums.push([t('payment.fee'), `+${rupiah(fee)}`])
  if (atCashier > 0) sums.push([t('payment.cashierExtra'), `+${rupiah(atCashier)}`])
  else if (fee === 0) sums.push([t('payment.fee'), t('payment.noFee')])
  return sums
}

type Method = Pick<Payment, 'payment_method' | 'payment_name'>

/** Every payment app can pay a QRIS code, whatever name the gateway gives. */
export function methodName({ payment_method, payment_name }: Method, t: Translate): string {
  if (payment_method === FREE_OF_CHARGE) return t('shell.free')
  return payment_method === 'QRIS' ? METHOD_TERMS.QRIS.label : payment_name
}
