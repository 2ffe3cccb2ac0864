import { useEffect, useRef } from 'react'
import { data } from 'react-router'
import type { PaymentGuide } from '#content/payment-steps.ts'
import type { Payment } from '#contract/payment.schema.ts'
import { shownStatus } from '#contract/payment.ts'
import { isReference, toReference } from '#contract/reference.ts'
import { pageLanguage } from '../../i18n/page-language.ts'
import { useText } from '../../i18n/use-text.ts'
import { focusPage } from '../../layout/focus-page.ts'
import { PageHead } from '../../layout/page-head.tsx'
import { reportErrorContext, servicesContext } from '../../services.ts'
import { BackToStore, Notice } from '../notice.tsx'
import { TryAgain } from '../try-again.tsx'
import type { Route } from './+types/payment.page'
import { AskUs } from './ask-us.tsx'
import { EndedView } from './ended-view.tsx'
import { fetchProblemText } from './fetch-problem.ts'
import { Receipt } from './order-details.tsx'
import { PaidView } from './paid-view.tsx'
import { guidesFor } from './payment-guides.ts'
import { PendingView } from './pending-view.tsx'
import type { QrImage } from './qr-image.ts'
import { renderQr } from './render-qr.ts'
import { SimulatePanel } from './simulate-panel.tsx'
import { statusLabel } from './status-badge.tsx'
import { usePageReload } from './use-page-reload.ts'
import { usePayment } from './use-payment.ts'
import { type ServerClock, useDeadline, useServerClock } from './use-time-left.ts'

type PageData = {
  reference: string
  /** `missing`: there is none. `malformed`: there cannot be one. `failed`: the lookup failed. */
  payment: Payment | 'missing' | 'malformed' | 'failed'
  qr: QrImage | null
  guides: readonly PaymentGuide[]
  isSandbox: boolean
  /** Milliseconds, by the server's clock. */
  renderedAt: number
}

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { payments } = context.get(servicesContext)
  const reference = toReference(params.reference ?? '')
  const shared = { reference, qr: null, guides: [], isSandbox: payments.isSandbox, renderedAt: Date.now() }
  if (!isReference(reference)) return data<PageData>({ ...shared, payment: 'malformed' }, 404)
  try {
    const payment = await payments.find(reference)
    if (!payment) return data<PageData>({ ...shared, payment: 'missing' }, 404)
    return data<PageData>({
      ...shared,
      payment,
      qr: payment.qr_string ? renderQr(payment.qr_string) : null,
      guides: guidesFor(payment, pageLanguage(url)),
    })
  } catch (error) {
    context.get(reportErrorContext)(error)
    return data<PageData>({ ...shared, payment: 'failed' }, 503)
  }
}

/** Whoever knows the address may read it: nobody keeps it, no robot lists it. */
export const headers = () => ({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })

export default function PaymentPage({ loaderData: page }: Route.ComponentProps) {
  const { payment, reference } = page
  if (payment === 'malformed' || payment === 'missing') return <NoPayment why={payment} />
  return <WatchedPayment key={reference} page={page} first={payment === 'failed' ? null : payment} />
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

function WatchedPayment({ page, first }: { page: PageData; first: Payment | null }) {
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
        <AskUsBelow />
      </>
    )
  }
  return <PaymentView {...watch} payment={payment} page={page} clock={clock} isReloading={isReloading} />
}

type ViewProps = {
  payment: Payment
  page: PageData
  clock: ServerClock
  isReloading: boolean
  isPaused: boolean
  isStale: boolean
  checkNow: () => void
  onDeadline: () => void
}

function PaymentView(props: ViewProps) {
  const { payment, page, clock, isReloading, isPaused, isStale, checkNow, onDeadline } = props
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
              guides={page.guides}
              clock={clock}
              qr={page.qr}
              isReloading={isReloading}
              isStale={isStale}
              onDeadline={onTimeOut}
            />
          ) : (
            <EndedView {...shared} status={status} />
          )}
          <div className="grid grid-cols-1 gap-4">
            <Receipt payment={payment} />
            {page.isSandbox && status !== 'REFUND' && (
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
