import './payment.css'
import { useEffect, useRef } from 'react'
import type { Payment } from '#contract/shop/payment.schema.ts'
import { PAYMENT_POLL_MS, shownStatus } from '#contract/shop/payment.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { focusHeading } from '#web/kit/router/index.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Form } from '#web/kit/ui/form.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { TryAgain } from '#web/kit/ui/try-again.tsx'
import { useLoaded } from '#web/kit/ui/use-loaded.ts'
import { BackToStore } from '../back-to-store.tsx'
import { AskUs } from './ask-us.tsx'
import { EndedView } from './ended-view.tsx'
import { OrderDetails } from './order-details.tsx'
import { PaidView } from './paid-view.tsx'
import type { PaymentData } from './payment.loader.ts'
import { PendingView } from './pending-view.tsx'
import { Receipt } from './receipt.tsx'
import { Reference } from './reference.tsx'
import { SendToMyself } from './send-to-myself.tsx'
import { statusLabel } from './status-badge.tsx'
import { fetchProblemText, usePayment } from './use-payment.ts'
import { type ServerClock, useDeadline, useServerClock } from './use-time-left.ts'

export default function PaymentPage({ loaderData }: { loaderData: PaymentData }) {
  const { payment, reference } = loaderData
  if (payment === 'malformed' || payment === 'missing') return <NoPayment why={payment} />
  return <WatchedPayment key={reference} page={loaderData} first={payment === 'failed' ? null : payment} />
}

function WatchedPayment({ page, first }: { page: PaymentData; first: Payment | null }) {
  const text = useText()
  const { payment, problem, ...watch } = usePayment(page.reference, first)
  const clock = useServerClock(page.renderedAt)
  const isReloading = first === null && payment !== null && payment !== 'missing'
  usePageReload(isReloading)
  if (payment === 'missing') return <NoPayment why="missing" />
  if (!payment) {
    return (
      <>
        <PageHead title={text.t('payment.fetchFailed')} noindex />
        <Notice bad icon="cloud-off" {...fetchProblemText(problem, text)}>
          <TryAgain onRetry={watch.checkNow} />
          <BackToStore variant="outline" />
        </Notice>
        <div className="wrap grid justify-center gap-2">
          <Reference reference={page.reference} />
          <AskUs>{text.t('payment.helpRest')}</AskUs>
        </div>
      </>
    )
  }
  return <PaymentView {...watch} payment={payment} page={page} clock={clock} isReloading={isReloading} />
}

type ViewProps = Omit<ReturnType<typeof usePayment>, 'payment' | 'problem'> & {
  payment: Payment
  page: PaymentData
  clock: ServerClock
  isReloading: boolean
}

function PaymentView(props: ViewProps) {
  const { payment, page, clock, isReloading, isPaused, isStale, checkNow, onDeadline } = props
  const { t } = useText()
  const { isOver, pass } = useDeadline(payment.expired_time, clock)
  const known = shownStatus(payment.status)
  // The gateway reports the expiry later than the countdown; the page must not show both states.
  const status = known === 'PENDING' && isOver ? 'EXPIRED' : known
  useTopOnChange(status)
  const image = page.product?.image ?? null
  const shared = { isPaused, onCheck: checkNow }
  // Real shops never load it. It comes last, so that nothing moves.
  const Panel = useLoaded(
    () => import('./simulate-panel.tsx').then((panel) => panel.SimulatePanel),
    page.isSandbox,
  )
  const simulation = Panel && Panel !== 'failed' && <Panel reference={payment.reference} onDone={checkNow} />

  function onTimeOut(): void {
    pass()
    onDeadline()
  }

  return (
    <>
      <PageHead title={t('payment.pageTitle', { status: statusLabel(status, t) })} noindex />
      {status === 'PAID' ? (
        <PaidView {...shared} payment={payment} />
      ) : status === 'PENDING' ? (
        <div className="wrap grid grid-cols-1 items-start gap-6 pt-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-12 lg:pt-8">
          <PendingView
            {...shared}
            payment={payment}
            page={page}
            clock={clock}
            isReloading={isReloading}
            isStale={isStale}
            onDeadline={onTimeOut}
          />
          <div className="grid grid-cols-1 gap-3">
            <OrderDetails payment={payment} image={image} />
            <div className="grid justify-items-start">
              <SendToMyself />
              <OrdersLink />
            </div>
            <AskUs>{t('payment.helpRest')}</AskUs>
            {simulation}
          </div>
        </div>
      ) : (
        <div className="wrap grid grid-cols-1 gap-4 pt-4 lg:pt-8">
          <EndedView {...shared} status={status} payment={payment} image={image} />
          {status === 'REFUND' ? <Receipt payment={payment} /> : simulation}
        </div>
      )}
    </>
  )
}

/** A new status is a new screen: scroll to the top and move the focus. */
function useTopOnChange(status: string): void {
  const before = useRef(status)
  useEffect(() => {
    if (before.current !== status) {
      window.scrollTo(0, 0)
      // The focused element was removed with the previous screen.
      if (document.activeElement === document.body) focusHeading()
    }
    before.current = status
  }, [status])
}

/** Only the server renders QR codes and guides; at most one reload per poll interval, should the page keep failing. */
function usePageReload(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return
    const timer = setTimeout(() => window.location.reload(), Math.max(0, PAYMENT_POLL_MS - performance.now()))
    return () => clearTimeout(timer)
  }, [isNeeded])
}

function OrdersLink() {
  const { t } = useText()
  return (
    <SiteLink to="/store/orders" className="back-link">
      <Icon name="receipt" />
      {t('shell.myOrders')}
    </SiteLink>
  )
}

/** No payment has this reference: the form asks the loader for another one, with or without script. */
function NoPayment({ why }: { why: 'missing' | 'malformed' }) {
  const { t, language } = useText()
  const isMissing = why === 'missing'
  const title = t(isMissing ? 'payment.notFound' : 'payment.invalidReference')
  return (
    <>
      <PageHead title={title} noindex />
      <Notice
        isLost
        icon="telescope"
        title={title}
        text={t(isMissing ? 'payment.notFoundText' : 'payment.invalidReferenceText')}
      >
        <Form className="w-full" action={localizedPath(language, '/store/checkout')}>
          <label className="label" htmlFor="reference">
            {t('payment.reference')}
          </label>
          <div className="flex gap-2">
            <input
              id="reference"
              name="reference"
              className="input min-w-0 flex-1"
              autoComplete="off"
              spellCheck={false}
              aria-describedby="reference-help"
            />
            <Button type="submit">{t('shell.find')}</Button>
          </div>
          <p className="help" id="reference-help">
            {t('payment.findHelp')}
          </p>
        </Form>
        <OrdersLink />
        <BackToStore variant="outline" />
        <AskUs />
      </Notice>
    </>
  )
}
