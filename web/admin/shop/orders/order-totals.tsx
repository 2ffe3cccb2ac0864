import type { OrderQuery } from '#contract/shop/orders.schema.ts'
import { useReply } from '#web/admin/kit/api/use-loaded.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

/** Sums of what the list shows. Its height is reserved, because the sums take longer than the list. */
export function OrderTotals({ query }: { query: OrderQuery }) {
  const { t, number, rupiah } = useAdminText()
  const { data } = useReply('GET /api/admin/transactions/totals', { query })
  const sums = data?.sums
  return (
    <p
      className="flex flex-wrap items-center gap-x-4.5 min-h-8 text-faint text-[0.8125rem] lg:h-9 lg:content-start lg:overflow-hidden lg:leading-9"
      aria-live="polite"
    >
      {data && !sums && <span>{t('adminOrders.tooMany')}</span>}
      {sums && (
        <>
          <span>
            <b className="num text-ink">{number(sums.orders)}</b> {t('adminOrders.sumOrders')}
          </span>
          <span>
            <b className="num text-ink">{number(sums.paid)}</b> {t('adminOrders.sumPaid')}
          </span>
          <span>
            {t('adminOrders.sumPrice')} <b className="num text-ink">{rupiah(sums.price)}</b>
          </span>
          <span className="max-xl:hidden">
            {t('adminOrders.sumFees')} <b className="num text-ink">{rupiah(sums.fees)}</b>
          </span>
          <span className="max-lg:hidden">
            {t('adminOrders.sumReceived')} <b className="num text-ink">{rupiah(sums.received)}</b>
          </span>
          {sums.tests > 0 && (
            <span className="@max-[75rem]:hidden">
              {t('adminOrders.sumTests', { count: number(sums.tests) })}
            </span>
          )}
          {sums.given > 0 && (
            <span className="@max-[75rem]:hidden">
              {t('adminOrders.sumGiven', { count: number(sums.given) })}
            </span>
          )}
        </>
      )}
    </p>
  )
}
