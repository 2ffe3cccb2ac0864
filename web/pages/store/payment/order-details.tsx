import type { ReactNode } from 'react'
import { FREE_OF_CHARGE, METHOD_TERMS } from '#contract/settings/payment-methods.ts'
import type { Payment } from '#contract/shop/payment.schema.ts'
import { jakartaMoment } from '#web/kit/i18n/jakarta-time.ts'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import type { Translate } from '#web/kit/i18n/text.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { useSite } from '#web/kit/layout/use-site.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { priceText } from '../price-text.ts'
import { ProductPicture } from '../product-picture.tsx'
import { amountToBring, extraAtCashier } from './amount-to-bring.ts'
import { useRecipient } from './recipient.tsx'
import { Reference } from './reference.tsx'

function OrderDetails({ payment }: { payment: Payment }) {
  const { t, language } = useText()
  const { delivery } = payment
  const name = useRecipient(payment.reference)
  const atCashier = extraAtCashier(payment)
  const moment = (at: string) => jakartaMoment(new Date(at), language, { year: true })
  return (
    <dl className="num text-sm">
      {payment.items.length > 1 ? (
        payment.items.map(({ product_id, name, quantity, list_price }) => (
          <Row key={product_id} label={`${quantity} × ${name}`}>
            {priceText(list_price, t)}
          </Row>
        ))
      ) : (
        <Row label={t('payment.item')}>{payment.product_name}</Row>
      )}
      <Row label={t('payment.recipient')}>
        {/* The key makes a new element for the unmasked name, which avoids a layout shift entry. */}
        <span key={name} translate="no">
          {name ?? payment.recipient}
        </span>
      </Row>
      <Row label={t('payment.method')}>{methodName(payment, t)}</Row>
      {payment.paid_at && <Row label={t('payment.status_PAID')}>{moment(payment.paid_at)}</Row>}
      {delivery?.state === 'delivered' && (
        <Row label={t('payment.deliveryDelivered')}>{moment(delivery.at)}</Row>
      )}
      <Row label={t('payment.price')}>{priceText(payment.list_price ?? payment.price, t)}</Row>
      {payment.list_price !== null && (
        <Row label={t('payment.discount')}>−{rupiah(payment.list_price - payment.price)}</Row>
      )}
      <Row label={t('payment.fee')}>{rupiah(payment.fee)}</Row>
      {atCashier > 0 && <Row label={t('payment.cashierExtra')}>{rupiah(atCashier)}</Row>}
      <div className="flex items-baseline justify-between gap-4 border-line border-t py-2.5 font-extrabold">
        <dt className="text-base">{t('payment.total')}</dt>
        <dd className="text-lg">{priceText(amountToBring(payment), t)}</dd>
      </div>
    </dl>
  )
}

/** Every payment app can pay a QRIS code, whatever name the gateway gives. */
export function methodName({ payment_method, payment_name }: Payment, t: Translate): string {
  if (payment_method === FREE_OF_CHARGE) return t('shell.free')
  return payment_method === 'QRIS' ? METHOD_TERMS.QRIS.label : payment_name
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-line border-t py-2 first:border-0">
      <dt className="text-faint">{label}</dt>
      <dd className="wrap-anywhere flex-1 text-right font-semibold">{children}</dd>
    </div>
  )
}

export function Receipt({ payment, image }: { payment: Payment; image: string | null }) {
  const { t } = useText()
  return (
    <section>
      <div className="rounded-t-slab border-line border-t-4 bg-slab px-4 pt-4 pb-3 lg:px-5 lg:pt-5 lg:pb-5">
        <h2 className="mb-2 text-lg">{t('payment.yourOrder')}</h2>
        {image !== null && (
          <div className="mb-3 flex items-center gap-3 border-line border-b pb-3">
            <div className="pic aspect-square size-16 flex-none">
              <ProductPicture imageUrl={image} sizes="64px" />
            </div>
            <p className="min-w-0">
              <b className="wrap-anywhere block">{payment.product_name}</b>
              <span className="text-sm text-soft">{methodName(payment, t)}</span>
            </p>
          </div>
        )}
        <OrderDetails payment={payment} />
        <div className="border-line border-t pt-2">
          <Reference reference={payment.reference} />
        </div>
      </div>
      <div className="h-2 bg-[linear-gradient(90deg,var(--color-slab)_50%,transparent_0)] bg-size-[16px_8px]" />
    </section>
  )
}

/** Reference, method and total; the rows are folded on the screen and unfolded on paper. */
export function FoldedReceipt({ payment }: { payment: Payment }) {
  const { t } = useText()
  const { name, look, isPlayMoney } = useSite()
  const isPaid = payment.status === 'PAID' || payment.status === 'REFUND'
  const title = t(isPaid ? 'payment.receipt' : 'payment.yourOrder')
  return (
    <section className="slab flex flex-wrap items-center gap-x-4 px-4 print:block lg:px-5">
      <p className="mb-4 hidden items-center gap-3 border-ink border-b-4 pb-3 print:flex">
        <img src={look.mark} alt="" width={40} height={40} />
        <b className="px flex-1 text-4xl uppercase">{name}</b>
        <b>{title}</b>
      </p>
      <Reference reference={payment.reference} />
      <details className="acc flex-1 max-lg:w-full max-lg:flex-none lg:border-0 open:w-full open:flex-none print:w-full">
        <summary className="print:hidden">
          <span className="whitespace-nowrap">{title}</span>
          <span className="num ml-auto text-right font-normal text-faint text-sm">
            {methodName(payment, t)}{' '}
            <b className="ml-2 text-base text-ink">{priceText(amountToBring(payment), t)}</b>
          </span>
          <Icon name="chevron-down" />
        </summary>
        <OrderDetails payment={payment} />
      </details>
      {isPaid && (
        <button
          type="button"
          className="btn btn-ghost btn-sm max-lg:-ml-3.5 lg:-mr-3"
          onClick={() => window.print()}
        >
          <Icon name="printer" />
          {t('payment.printReceipt')}
        </button>
      )}
      {isPlayMoney && <p className="mt-4 hidden text-sm print:block">{t('shell.demo')}</p>}
    </section>
  )
}
