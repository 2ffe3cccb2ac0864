import { useEffect, useRef } from 'react'
import { data } from 'react-router'
import type { PaymentGuide } from '#content/payment-steps.ts'
import { type Payment, shownStatus } from '#contract/payment.ts'
import { isReference, toReference } from '#contract/reference.ts'
import { pageLanguage } from '../../i18n/page-language.ts'
import { useText } from '../../i18n/use-text.ts'
import { focusPage } from '../../layout/focus-page.ts'
import { PageHead } from '../../layout/page-head.tsx'
import { reportErrorContext, servicesContext } from '../../services.ts'
import { BackToStore, Notice } from '../notice.tsx'
import { drawQr, type QrDrawing } from '../qr/encode-qr.ts'
import { TryAgain } from '../try-again.tsx'
import type { Route } from './+types/payment.page'
import { AskUs } from './ask-us.tsx'
import { EndedView } from './ended-view.tsx'
import { fetchProblemText } from './fetch-problem.ts'
import { Receipt } from './order-details.tsx'
import { PaidView } from './paid-view.tsx'
import { guidesFor } from './payment-guides.ts'
import { PendingView } from './pending-view.tsx'
import { SimulatePanel } from './simulate-panel.tsx'
import { statusLabel } from './status-badge.tsx'
import { usePayment } from './use-payment.ts'
import { type ServerClock, useDeadline, useServerClock } from './use-time-left.ts'

type Drawn = {
  reference: string
  /** `missing`: there is none. `malformed`: there cannot be one. `failed`: nobody could say. */
  payment: Payment | 'missing' | 'malformed' | 'failed'
  qr: QrDrawing | null
  guides: readonly PaymentGuide[]
  isSandbox: boolean
  /** Milliseconds, by the server's clock. */
  drawnAt: number
}

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { payments } = context.get(servicesContext)
  const reference = toReference(params.reference ?? '')
  const shared = { reference, qr: null, guides: [], isSandbox: payments.isSandbox, drawnAt: Date.now() }
  if (!isReference(reference)) return data<Drawn>({ ...shared, payment: 'malformed' }, 404)
  try {
    const payment = await payments.find(reference)
    if (!payment) return data<Drawn>({ ...shared, payment: 'missing' }, 404)
    return data<Drawn>({
      ...shared,
      payment,
      qr: payment.qr_string ? drawQr(payment.qr_string) : null,
      guides: guidesFor(payment, pageLanguage(url)),
    })
  } catch (error) {
    context.get(reportErrorContext)(error)
    return data<Drawn>({ ...shared, payment: 'failed' }, 503)
  }
}

/** Whoever knows the address may read it: nobody keeps it, no robot lists it. */
export const headers = () => ({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })

export default function PaymentPage({ loaderData: drawn }: Route.ComponentProps) {
  const { payment, reference } = drawn
  if (payment === 'malformed' || payment === 'missing') return <NoPayment why={payment} />
  return <WatchedPayment key={reference} drawn={drawn} first={payment === 'failed' ? null : payment} />
}

function NoPayment({ why }: { why: 'missing' | 'malformed' }) {
  const { t } = useText()
  const isMissing = why === 'missing'
  const title = t(isMissing ? 'payment.notFound' : 'payment.invalidReference')
  return (
    <>
      <PageHead title={title} noindex />
      <Notice
        icon="telescope"
        title={title}
        text={t(isMissing ? 'payment.notFoundText' : 'payment.invalidReferenceText')}
      >
        <BackToStore />
      </Notice>
      <AskUsBelow />
    </>
  )
}

function AskUsBelow() {
  return (
    <div className="wrap flex justify-center">
      <AskUs />
    </div>
  )
}

function WatchedPayment({ drawn, first }: { drawn: Drawn; first: Payment | null }) {
  const text = useText()
  const { payment, problem, ...watch } = usePayment(drawn.reference, first)
  const clock = useServerClock(drawn.drawnAt)
  if (payment === 'missing') return <NoPayment why="missing" />
  if (!payment) {
    return (
      <>
        <PageHead title={text.t('payment.fetchFailed')} noindex />
        <Notice bad icon="cloud-off" {...fetchProblemText(problem, text)}>
          <TryAgain onRetry={watch.checkNow} />
          <BackToStore variant="outline" />
        </Notice>
        <AskUsBelow />
      </>
    )
  }
  return <PaymentView payment={payment} drawn={drawn} clock={clock} {...watch} />
}

type ViewProps = {
  payment: Payment
  drawn: Drawn
  clock: ServerClock
  isPaused: boolean
  isStale: boolean
  checkNow: () => void
  onDeadline: () => void
}

function PaymentView({ payment, drawn, clock, isPaused, isStale, checkNow, onDeadline }: ViewProps) {
  const { t } = useText()
  const { isOver, pass } = useDeadline(payment.expired_time, clock)
  const known = shownStatus(payment.status)
  // The gateway says so some time after the clock does; one screen does not say both.
  const status = known === 'PENDING' && isOver ? 'EXPIRED' : known
  useTopOnChange(status)
  const shared = { isPaused, onCheck: checkNow }

  function onTimeOut(): void {
    pass()
    onDeadline()
  }

  return (
    <>
      <PageHead title={t('payment.pageTitle', { status: statusLabel(status, t) })} noindex />
      {status === 'PAID' ? (
        <PaidView {...shared} payment={payment} />
      ) : (
        <div className="wrap grid grid-cols-1 items-start gap-4 pt-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8 lg:pt-10 xl:grid-cols-[minmax(0,1fr)_24rem]">
          {status === 'PENDING' ? (
            <PendingView
              {...shared}
              payment={payment}
              guides={drawn.guides}
              clock={clock}
              qr={drawn.qr}
              isStale={isStale}
              onDeadline={onTimeOut}
            />
          ) : (
            <EndedView {...shared} status={status} />
          )}
          <div className="grid grid-cols-1 gap-4">
            <Receipt payment={payment} />
            {drawn.isSandbox && status !== 'REFUND' && (
              <SimulatePanel reference={payment.reference} onDone={checkNow} />
            )}
            <AskUs />
          </div>
        </div>
      )}
    </>
  )
}

/** Another state is another screen: it is read from its beginning. */
function useTopOnChange(status: string): void {
  const before = useRef(status)
  useEffect(() => {
    if (before.current !== status) {
      window.scrollTo(0, 0)
      // What had the focus is gone with the screen before.
      if (document.activeElement === document.body) focusPage()
    }
    before.current = status
  }, [status])
}
