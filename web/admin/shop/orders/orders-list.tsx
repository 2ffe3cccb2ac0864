import { useEffect, useEffectEvent } from 'react'
import { PAGE_ROWS } from '#contract/platform/pagination.ts'
import { ORDER_SORTS, type OrderSort, SORTED_MAX } from '#contract/shop/orders.ts'
import { SHOWN_STATUSES, type ShownStatus } from '#contract/shop/payment.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { useLoaded } from '#web/admin/kit/api/use-loaded.ts'
import { useMay } from '#web/admin/kit/frame/overview.ts'
import { DENSE, ListFilters } from '#web/admin/kit/lists/list-filters.tsx'
import { isFiltered, refine, writeListView } from '#web/admin/kit/lists/list-view.ts'
import { LoadedList } from '#web/admin/kit/lists/loaded-list.tsx'
import { useListView } from '#web/admin/kit/lists/use-list-view.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { useNavigate } from '#web/kit/router/index.ts'
import { TestDataNote } from '../test-data/test-data-note.tsx'
import { OrderFilters } from './order-filters.tsx'
import { orderQuery } from './order-query.ts'
import { OrderTotals } from './order-totals.tsx'
import { OrdersTable } from './orders-table.tsx'

const SORTED_PAGES = SORTED_MAX / PAGE_ROWS

export function OrdersList() {
  const { t } = useAdminText()
  const { view, show, goToPage } = useListView('transactions')
  useOldAddress(view.open)
  const statuses = SHOWN_STATUSES.map((value) => ({ value, label: t(`adminTransactions.status_${value}`) }))
  const sortBy = (sort: OrderSort | null) => show(refine(view, { sort }))
  const query = orderQuery(view)
  const loaded = useLoaded(writeListView('transactions', { ...view, open: null }).toString(), (signal) => {
    const page = { page: view.page, cursor: view.cursor ?? undefined }
    const sort = view.sort ?? undefined
    return adminCall('GET /api/admin/transactions', { query: { ...query, ...page, sort } }, signal)
  })
  const seesMoney = useMay()('money')
  return (
    <>
      <ListFilters<ShownStatus>
        view={view}
        searchLabel={t('adminTransactions.searchLabel')}
        statuses={statuses}
        test={loaded.data?.test}
        onView={show}
        moreOn={Object.keys(view.more).filter((name) => name !== 'from' && name !== 'until').length}
        more={
          <OrderFilters filters={view.more} onChange={(more) => show(refine(view, { more }))}>
            <SortChoice
              className="max-sm:flex-1 max-sm:basis-[45%] lg:hidden"
              value={view.sort}
              onChoose={sortBy}
            />
          </OrderFilters>
        }
      >
        <SortChoice className="max-lg:hidden" value={view.sort} onChoose={sortBy} />
      </ListFilters>
      {seesMoney && <OrderTotals query={query} />}
      {view.test && view.test !== 'hidden' && <TestDataNote className="mb-3" onDeleted={loaded.reload} />}
      {view.sort !== null && (loaded.data?.pagination.totalPages ?? 0) >= SORTED_PAGES && (
        <p className="mb-3 text-faint text-xs">
          {t(isFiltered(view) ? 'adminOrders.sortedNewest' : 'adminOrders.sortedHighest')}
        </p>
      )}
      <LoadedList
        loaded={loaded}
        failed={t('adminTransactions.fetchFailed')}
        empty={t(isFiltered(view) ? 'adminTransactions.noneFound' : 'adminTransactions.empty')}
        rowsOf={({ transactions }) => transactions}
        table={(orders) => <OrdersTable orders={orders} sort={view.sort} stale={loaded.stale} />}
        page={view.page}
        onPage={goToPage}
      />
    </>
  )
}

type SortProps = { className: string; value: OrderSort | null; onChoose: (sort: OrderSort | null) => void }

function SortChoice({ className, value, onChoose }: SortProps) {
  const { t } = useAdminText()
  return (
    <select
      aria-label={t('adminOrders.sort')}
      className={`${DENSE} w-auto min-w-0 ${className} ${value === null ? '' : 'border-star! text-star'}`}
      value={value ?? ''}
      onChange={({ target }) => onChoose(ORDER_SORTS.find((sort) => sort === target.value) ?? null)}
    >
      <option value="">{t('adminOrders.sort_time')}</option>
      {ORDER_SORTS.map((sort) => (
        <option key={sort} value={sort}>
          {t(`adminOrders.sort_${sort}`)}
        </option>
      ))}
    </select>
  )
}

/** Messages that were sent before orders had a page open them with `?open=`. */
function useOldAddress(open: string | null): void {
  const { language } = useAdminText()
  const navigate = useNavigate()
  const onOpen = useEffectEvent((id: string) =>
    navigate(localizedPath(language, `/admin/store/transactions/${id}`), { replace: true }),
  )
  useEffect(() => {
    if (open) onOpen(open)
  }, [open])
}
