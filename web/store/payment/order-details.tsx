import type { ReactNode } from 'react'
import type { Payment } from '#contract/payment.ts'
import { FREE_OF_CHARGE, METHOD_TERMS, PAYMENT_METHODS } from '#contract/payment-methods.ts'
import { rupiah } from '../../i18n/rupiah.ts'
import { useText } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { priceText } from '../price-text.ts'
import { useCopy } from './use-copy.ts'

/** What was ordered and what it costs, down to the reference that we ask for when something went wrong. */
export function OrderDetails({ payment }: { payment: Payment }) {
  const { t } = useText()
  const copy = useCopy()
  const method = PAYMENT_METHODS.find((known) => known === payment.payment_method)
  const atCashier = method ? METHOD_TERMS[method].cashierExtraRupiah : 0
  return (
    <dl className="num text-sm">
      <Row label={t('payment.item')}>{payment.product_name}</Row>
      <Row label={t('payment.method')}>
        {payment.payment_method === FREE_OF_CHARGE ? t('payment.free') : payment.payment_name}
      </Row>
      <Row label={t('payment.price')}>{priceText(payment.price, t)}</Row>
      <Row label={t('payment.fee')}>{rupiah(payment.fee)}</Row>
      <Row label={t('payment.total')}>{priceText(payment.amount, t)}</Row>
      {atCashier > 0 && <Row label={t('payment.cashierExtra')}>{`+ ${rupiah(atCashier)}`}</Row>}
      <div className="border-line border-t pt-2">
        <dt className="text-faint">{t('payment.reference')}</dt>
        <dd className="flex items-center justify-between gap-2 font-semibold tracking-[.02em]">
          <span className="wrap-anywhere" translate="no">
            {payment.reference}
          </span>
          <button
            type="button"
            className="icon-btn -mr-2 flex-none"
            aria-label={t('payment.copyReference')}
            onClick={() => copy(payment.reference, 'payment.referenceCopied')}
          >
            <Icon name="copy" />
          </button>
        </dd>
      </div>
    </dl>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-line border-t py-2 first:border-0">
      <dt className="text-faint">{label}</dt>
      <dd className="wrap-anywhere text-right font-semibold">{children}</dd>
    </div>
  )
}

export function Receipt({ payment }: { payment: Payment }) {
  const { t } = useText()
  return (
    <section>
      <div className="rounded-t-slab border-line border-t-4 bg-slab p-4 pb-3 lg:p-5">
        <h2 className="mb-1 text-lg">{t('payment.yourOrder')}</h2>
        <OrderDetails payment={payment} />
      </div>
      <div className="torn" />
    </section>
  )
}
