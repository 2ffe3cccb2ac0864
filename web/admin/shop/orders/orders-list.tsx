import { useEffect, useEffectEvent } from 'react'
import { PAGE_ROWS } from '#contract/platform/pagination.ts'
import type { OrderQuery } from '#contract/shop/orders.schema.ts'
import { SORTED_MAX } from '#contract/shop/orders.ts'
import { adminCall, useReply } from '#web/admin/kit/api/admin-call.ts'
import { useMay, useOverview } from '#web/admin/kit/frame/overview.ts'
import { ExportButton } from '#web/admin/kit/lists/export-button.tsx'
import { ListKeys } from '#web/admin/kit/lists/list-keys.tsx'
import { ListTools } from '#web/admin/kit/lists/list-tools.tsx'
import { isFiltered, refine } from '#web/admin/kit/lists/list-view.ts'
import { LoadedList } from '#web/admin/kit/lists/loaded-list.tsx'
import { BulkButton, PickBar, usePicking } from '#web/admin/kit/lists/picking.tsx'
import { useHasPane } from '#web/admin/kit/lists/use-has-pane.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { useNavigate } from '#web/kit/router/index.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { DeleteTestDataButton } from '../test-data/delete-test-data.tsx'
import OrderExport, { orderQuery } from './order-export.tsx'
import { OrderPane } from './order-pane.tsx'
import { enterView, ORDER_VIEWS, orderViewOf, useOrderView } from './order-view.ts'
import { OrdersTable } from './orders-table.tsx'
import { useOrderFilters } from './use-order-filters.tsx'

const SORTED_PAGES = SORTED_MAX / PAGE_ROWS

export default function OrdersList() {
  const { t } = useAdminText()
  const list = useOrderView()
  const { view, show, goToPage, addressOf } = list
  const flagged = useOverview().data?.needs_person.flagged_transactions ?? 0
  const seesMoney = useMay()('money')
  const hasPane = useHasPane()
  useOrderPage(hasPane ? undefined : view.open)
  const query = orderQuery(view)
  const { page, cursor, sort } = view
  const loaded = useReply('GET /api/admin/transactions', { query: { ...query, page, cursor, sort } })
  const filters = useOrderFilters(list, loaded.data?.test)
  const orders = loaded.data?.transactions ?? []
  const picking = usePicking(orders.map(({ _id }) => _id))
  /** The first one adds an entry to the history, so that back closes the pane. */
  const open = (id: string | null) => show({ ...view, open: id ?? undefined }, { replace: !!view.open })
  const current = orderViewOf(view)
  return (
    <>
      <ListTools
        views={ORDER_VIEWS.map((one) => ({
          label: t(`adminOrders.view_${one}`),
          to: addressOf(enterView(view, one)),
          isCurrent: one === current,
          count: one === 'needs' ? flagged : 0,
        }))}
        searchLabel={t('adminTransactions.searchLabel')}
        search={view.search ?? ''}
        onSearch={(search) => show(refine(view, { search }))}
        filters={filters}
        onClear={() => show(enterView({ page, search: view.search }, current))}
        onPick={picking.start}
      />
      {/* One line: sums and keys that have no room are clipped. */}
      <div className="@container flex flex-wrap items-center gap-x-4 lg:max-h-9 lg:overflow-hidden">
        {seesMoney && <OrderTotals query={query} />}
        <ListKeys also={hasPane ? ['resend', 'note'] : []} />
      </div>
      {view.test && view.test !== 'hidden' && <TestDataNote onDeleted={loaded.reload} />}
      {view.server && <p className="mb-2 text-faint text-xs">{t('adminOrders.serverLimit')}</p>}
      {sort && (loaded.data?.pagination.totalPages ?? 0) >= SORTED_PAGES && (
        <p className="mb-2 text-faint text-xs">
          {t(isFiltered(view) ? 'adminOrders.sortedNewest' : 'adminOrders.sortedHighest')}
        </p>
      )}
      <LoadedList
        loaded={loaded}
        failed={t('adminTransactions.fetchFailed')}
        empty={t('admin.noOrders')}
        isFiltered={isFiltered(view)}
        rowsOf={({ transactions }) => transactions}
        table={(rows) => (
          <OrdersTable
            orders={rows}
            sort={sort}
            stale={loaded.stale}
            picking={picking}
            open={view.open}
            onOpen={hasPane ? open : null}
          />
        )}
        page={page}
        onPage={goToPage}
      />
      <div className="mt-3 sm:hidden">
        <OrderExport />
      </div>
      <PickBar picking={picking}>
        {seesMoney && picking.chosen.length > 0 && <ExportButton query={{ ids: picking.chosen.join() }} />}
        <BulkButton
          ids={orders
            .filter((one) => one.needs_person && picking.chosen.includes(one._id))
            .map(({ _id }) => _id)}
          act={t('adminTransactions.check')}
          text={t('adminTransactions.checkText')}
          onEach={(id, reason) =>
            adminCall('POST /api/admin/transactions/:id/checked', { params: { id }, body: { reason } })
          }
          onDone={() => {
            picking.stop()
            loaded.reload()
          }}
        />
      </PickBar>
      {hasPane && view.open && (
        <OrderPane id={view.open} orders={orders} onOpen={open} onChange={loaded.reload} />
      )}
    </>
  )
}

/** Without room for a pane the address of an opened order leads to its page. */
function useOrderPage(open: string | undefined): void {
  const { language } = useAdminText()
  const navigate = useNavigate()
  const onOpen = useEffectEvent((id: string) =>
    navigate(localizedPath(language, `/admin/store/transactions/${id}`), { replace: true }),
  )
  useEffect(() => {
    if (open) onOpen(open)
  }, [open])
}

/** Sums of what the list shows. Its height is reserved, because the sums take longer than the list. */
function OrderTotals({ query }: { query: OrderQuery }) {
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

/** How many test orders there are, and the button that deletes them. Nothing without any. */
function TestDataNote({ onDeleted }: { onDeleted: () => void }) {
  const { t, number } = useAdminText()
  const { data, reload } = useReply('GET /api/admin/test-data', {})
  if (!data || data.orders === 0) return null
  return (
    <div className="well mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 text-sm">
      <Icon name="flask-conical" className="text-note" />
      <p className="min-w-0 flex-1 basis-56 text-soft">
        {t('adminTestData.count', { orders: number(data.orders) })}{' '}
        {t(data.is_demo ? 'adminGoLive.testDemo' : 'adminGoLive.testLeftOut')}
      </p>
      <DeleteTestDataButton
        onDone={() => {
          reload()
          onDeleted()
        }}
      />
    </div>
  )
}
