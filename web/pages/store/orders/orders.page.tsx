import '../payment/payment.css'
import { useLayoutEffect, useRef, useState } from 'react'
import { isUnpaid, loadSeenOrders, refreshOrders, type SeenOrder } from '#web/kit/api/seen-orders.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { ART } from '#web/kit/ui/art.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Picture } from '#web/kit/ui/picture.tsx'
import { useIsOnline } from '#web/kit/ui/use-is-online.ts'
import { usePolled } from '#web/kit/ui/use-polled.ts'
import { BackToStore } from '../back-to-store.tsx'
import { FindOrder } from './find-order.tsx'
import { OpenOrder, PastOrder } from './order-rows.tsx'
import type { OrdersData } from './orders.loader.ts'

const REFRESH_MS = 30_000

export default function OrdersPage({ loaderData: pictures }: { loaderData: OrdersData }) {
  const { t, language } = useText()
  const isOnline = useIsOnline()
  /** Null on the server, which does not know them. */
  const [orders, setOrders] = useState<readonly SeenOrder[] | null>(null)
  useLayoutEffect(() => setOrders(loadSeenOrders()), [])
  usePolled(
    async (signal) => {
      const refreshed = await refreshOrders({ lng: language }, signal)
      if (!signal.aborted) setOrders(refreshed)
    },
    { everyMs: REFRESH_MS },
  )
  return (
    // As high as the screen, so that no state shifts what is below it.
    <div className="wrap min-h-svh pt-8 lg:pt-12">
      <PageHead title={t('shell.myOrders')} noindex />
      <div className="grid grid-cols-1 gap-x-8 gap-y-2 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div>
          <h1 className="text-2xl lg:text-3xl">{t('shell.myOrders')}</h1>
          <p className="mt-2 text-soft">{t('orders.text')}</p>
        </div>
        <LookUp isNeeded={orders?.length === 0} />
      </div>
      <p className="mt-2 font-semibold text-sm text-wait" role="status">
        {!isOnline && t('payment.browserOffline')}
      </p>
      <noscript>
        <BackToStore />
      </noscript>
      {orders === null ? (
        <div className="mt-6 grid gap-3 noscript:hidden" aria-busy="true">
          <div className="slab h-22.5" />
          <div className="slab h-22.5" />
        </div>
      ) : orders.length === 0 ? (
        <NoOrders />
      ) : (
        <Orders orders={orders} pictures={pictures} />
      )}
    </div>
  )
}

/** Folded on a phone that has orders of its own; without script it is open. */
function LookUp({ isNeeded }: { isNeeded: boolean }) {
  const { t } = useText()
  const fold = useRef<HTMLDetailsElement>(null)
  useLayoutEffect(() => {
    if (fold.current) fold.current.open = isNeeded || window.matchMedia('(width >= 64rem)').matches
  }, [isNeeded])
  return (
    <details ref={fold} className="group" open suppressHydrationWarning>
      <summary className="back-link lg:group-open:hidden">
        <Icon name="search" />
        {t('orders.find')}
      </summary>
      <FindOrder />
    </details>
  )
}

function NoOrders() {
  const { t } = useText()
  return (
    <section className="mt-6 grid items-center gap-5 md:grid-cols-[22rem_minmax(0,1fr)] md:gap-8">
      <div className="pic aspect-16/9">
        <Picture art={ART.skyblockFirst} alt="" sizes="(width >= 48rem) 352px, 100vw" />
      </div>
      <div>
        <h2 className="text-2xl">{t('orders.empty')}</h2>
        <p className="mt-1.5 mb-5 text-soft">{t('orders.emptyText')}</p>
        <BackToStore />
      </div>
    </section>
  )
}

type ListProps = { orders: readonly SeenOrder[]; pictures: OrdersData }

function Orders({ orders, pictures }: ListProps) {
  const { t } = useText()
  const now = Date.now()
  const open = orders.filter((order) => isUnpaid(order, now)).toSorted(bySoonestEnd)
  const past = orders.filter((order) => !isUnpaid(order, now))
  return (
    <>
      {open.length > 0 && (
        <ul className="mt-6 grid gap-3" aria-label={t('unpaid.label')}>
          {open.map((order, index) => (
            <OpenOrder key={order.reference} order={order} pictures={pictures} isFirst={index === 0} />
          ))}
        </ul>
      )}
      {past.length > 0 && (
        <>
          <h2 className="mt-8 mb-1 font-bold text-faint text-sm">{t('orders.earlier')}</h2>
          <ul>
            {past.map((order) => (
              <PastOrder key={order.reference} order={order} pictures={pictures} />
            ))}
          </ul>
        </>
      )}
      <p className="mt-6 max-w-[44rem] text-faint text-sm">{t('orders.storage')}</p>
    </>
  )
}

const endOf = ({ seen }: SeenOrder) => seen?.expired_time ?? 0
const bySoonestEnd = (one: SeenOrder, other: SeenOrder) => endOf(one) - endOf(other)
