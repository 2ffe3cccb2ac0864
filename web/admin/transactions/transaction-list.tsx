import { useEffect, useEffectEvent } from 'react'
import { SHOWN_STATUSES, type ShownStatus } from '#contract/payment.ts'
import { localizedPath } from '../../i18n/localized-path.ts'
import { useNavigate } from '../../router/index.ts'
import { adminCall } from '../api/admin-call.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { ListFilters } from '../lists/list-filters.tsx'
import { isFiltered, refine, writeListView } from '../lists/list-view.ts'
import { LoadedList } from '../lists/loaded-list.tsx'
import { useListView } from '../lists/use-list-view.ts'
import { TestDataNote } from '../test-data/test-data-note.tsx'
import { useAdminText } from '../text/use-admin-text.ts'
import { OrderFilters } from './order-filters.tsx'
import { orderQuery } from './order-query.ts'
import { OrderTotals } from './order-totals.tsx'
import { TransactionTable } from './transaction-table.tsx'

export function TransactionList() {
  const { t } = useAdminText()
  const { view, show, goToPage } = useListView('transactions')
  useOldAddress(view.open)
  const statuses = SHOWN_STATUSES.map((value) => ({ value, label: t(`adminTransactions.status_${value}`) }))
  const query = orderQuery(view)
  const loaded = useLoaded(writeListView('transactions', { ...view, open: null }).toString(), (signal) => {
    const page = { page: view.page, cursor: view.cursor ?? undefined }
    return adminCall('GET /api/admin/transactions', { query: { ...query, ...page } }, signal)
  })
  return (
    <>
      <ListFilters<ShownStatus>
        view={view}
        searchLabel={t('adminTransactions.searchLabel')}
        statuses={statuses}
        test={loaded.data?.test}
        onView={show}
      />
      <OrderFilters filters={view.more} onChange={(more) => show(refine(view, { more }))} />
      <OrderTotals query={query} />
      {view.test && view.test !== 'hidden' && <TestDataNote className="mb-3" onDeleted={loaded.reload} />}
      <LoadedList
        loaded={loaded}
        failed={t('adminTransactions.fetchFailed')}
        empty={t(isFiltered(view) ? 'adminTransactions.noneFound' : 'adminTransactions.empty')}
        rowsOf={({ transactions }) => transactions}
        table={(transactions) => <TransactionTable transactions={transactions} stale={loaded.stale} />}
        page={view.page}
        onPage={goToPage}
      />
    </>
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
