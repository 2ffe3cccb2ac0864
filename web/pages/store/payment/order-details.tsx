import type { ReactNode } from 'react'
import { FREE_OF_CHARGE, METHOD_TERMS } from '#contract/settings/payment-methods.ts'
import type { Payment } from '#contract/shop/payment.schema.ts'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import type { Translate } from '#web/kit/i18n/text.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { priceText } from '../price-text.ts'
import { ProductPicture } from '../product-picture.tsx'
import { amountToBring, extraAtCashier } from './amount-to-bring.ts'
import { useRecipient } from './recipient.tsx'
import { Reference } from './reference.tsx'

function OrderDetails({ payment }: { payment: Payment }) {
  const { t } = useText()
  const atCashier = extraAtCashier(payment)
  return (
    <dl className="num text-sm">
      <Row label={t('payment.item')}>{payment.product_name}</Row>
      <Row label={t('payment.recipient')}>
        <RecipientName payment={payment} />
      </Row>
      <Row label={t('payment.method')}>{methodName(payment, t)}</Row>
      <Row label={t('payment.price')}>{priceText(payment.list_price ?? payment.price, t)}</Row>
      {payment.list_price !== null && (
        <Row label={t('payment.discount')}>−{rupiah(payment.list_price - payment.price)}</Row>
      )}
      <Row label={t('payment.fee')}>{rupiah(payment.fee)}</Row>
      {atCashier > 0 && <Row label={t('payment.cashierExtra')}>{rupiah(atCashier)}</Row>}
      <div className="flex items-baseline justify-between gap-4 border-line border-t py-2.5 font-extrabold">
        <dt className="text-base">{t('payment.total')}</dt>
        <dd className="text-lg tracking-tight">{priceText(amountToBring(payment), t)}</dd>
      </div>
    </dl>
  )
}

function RecipientName({ payment }: { payment: Payment }) {
  const name = useRecipient(payment.reference)
  // The key makes a new element for the unmasked name, which avoids a layout shift entry.
  return (
    <span key={name} translate="no">
      {name ?? payment.recipient}
    </span>
  )
}

/** Every payment app can pay a QRIS code, whatever name the gateway gives. */
export function methodName({ payment_method, payment_name }: Payment, t: Translate): string {
  if (payment_method === FREE_OF_CHARGE) return t('payment.free')
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

type ReceiptProps = { payment: Payment; image: string | null }

export function Receipt({ payment, image }: ReceiptProps) {
  const { t } = useText()
  return (
    <section>
      <div className="rounded-t-slab border-line border-t-4 bg-slab px-4 pt-4 pb-3 lg:px-5 lg:pt-5 lg:pb-5">
        <h2 className="mb-2 text-lg">{t('payment.yourOrder')}</h2>
        {image !== null && (
          <div className="mb-3 flex items-center gap-3.5 border-line border-b pb-3.5">
            <div className="pic aspect-square size-16 flex-none">
              <ProductPicture imageUrl={image} alt="" sizes="64px" />
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
      <div className="torn" />
    </section>
  )
}

/** Collapsed once the payment has ended, except while it may be needed for support. */
export function FoldedReceipt({ payment }: { payment: Payment }) {
  const { t } = useText()
  const isPaid = payment.status === 'PAID' || payment.status === 'REFUND'
  return (
    <details className="acc slab px-4 lg:px-5" open={payment.delivery?.state === 'checking'}>
      <summary>
        <span>{t(isPaid ? 'payment.receipt' : 'payment.yourOrder')}</span>
        <span className="num ml-auto">{priceText(amountToBring(payment), t)}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className="pb-3">
        <OrderDetails payment={payment} />
      </div>
    </details>
  )
}
