import { useEffect, useRef } from 'react'
import type { PaymentMethod } from '#contract/settings/payment-methods.ts'
import type { PayableMethod } from '#contract/shop/store.schema.ts'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import type { Text } from '#web/kit/i18n/text.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import { Button, buttonLook } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { shortName } from './method-choice.tsx'
import type { OrderFailure } from './use-checkout.ts'

export type FailedProps = {
  failure: OrderFailure
  /** Those that can be paid now. */
  methods: readonly PayableMethod[]
  /** That is paid now. */
  total: number
  /** Closes the row, with the method to try; null: as it is. */
  onRetry: (method: PaymentMethod | null) => void
}

/** Why the last order failed and what to try, above the button that failed. It leaves with the next change. */
export function FailedOrder({ failure, methods, total, onRetry }: FailedProps) {
  const text = useText()
  const { t } = text
  const { links } = useSite()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => row.current?.focus({ preventScroll: true }), [])
  const { reason, method } = failure
  const isMethod = isOfMethod(failure)
  const other = isMethod ? methods.find((one) => one.method !== method?.method) : undefined
  const [title, more] = wordsOf(failure, { other, total }, text)
  const again = isMethod ? methods.find((one) => one.method === method?.method) : undefined
  const isRetried = !isMethod && (reason === 'store.transactionFailed' || reason === 'store.purchaseFailed')
  return (
    <div ref={row} className="failed" role="alert" tabIndex={-1}>
      <Icon name="circle-alert" className="mt-0.5 text-bad" />
      <div>
        <b>{title}</b>
        {more && <p className="text-sm text-soft">{more}</p>}
      </div>
      <div className="col-[2] flex flex-wrap items-center gap-x-2">
        {other && (
          <Button variant="outline" size="sm" onClick={() => onRetry(other.method)}>
            {t('checkout.payWith', { method: shortName(other) })}
          </Button>
        )}
        {again && (
          <Button variant="ghost" size="sm" onClick={() => onRetry(again.method)}>
            {t('checkout.tryMethod', { method: shortName(again) })}
          </Button>
        )}
        {isRetried && (
          <Button variant="outline" size="sm" onClick={() => onRetry(null)}>
            {t('shell.tryAgain')}
          </Button>
        )}
        {reason === 'store.limitReached' && (
          <SiteLink to="/store/orders" className={buttonLook({ variant: 'outline', size: 'sm' })}>
            {t('checkout.myOrders')}
          </SiteLink>
        )}
        {links.discord && (
          <a className="back-link px-2" href={links.discord} target="_blank" rel="noopener">
            {t('shell.helpLink')}
            <span className="sr-only"> {t('shell.opensNewTab')}</span>
          </a>
        )}
      </div>
    </div>
  )
}

function isOfMethod({ reason, method }: OrderFailure): boolean {
  return method !== null && (reason === 'store.methodNotAvailable' || reason === 'store.paymentUnavailable')
}

type Now = { other: PayableMethod | undefined; total: number }

function wordsOf(failure: OrderFailure, { other, total }: Now, { t }: Text): [string, string?] {
  const { reason, method, isOffline } = failure
  if (isOffline) return [t('checkout.offline'), t('checkout.offlineText')]
  if (method && isOfMethod(failure)) {
    const title = t('checkout.methodRefused', { method: shortName(method) })
    if (!other || reason === 'store.paymentUnavailable') return [title, t('checkout.tryLater')]
    const isFree = other.fee + other.cashier_fee === 0
    return [title, t(isFree ? 'checkout.otherIsFree' : 'checkout.otherWorks', { method: shortName(other) })]
  }
  if (reason === 'store.amountChanged' && total !== failure.total)
    return [t('checkout.priceChanged', { price: rupiah(total) }), t('checkout.priceChangedText')]
  if (reason === 'store.transactionFailed' || reason === 'store.purchaseFailed')
    return [t(reason), t(`${reason}Text`)]
  return [t(reason)]
}
