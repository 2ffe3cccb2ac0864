import { SHOWN_STATUSES, type ShownStatus } from '#contract/payment.ts'
import type { AdminTransaction } from '#contract/transactions.schema.ts'
import { shownUsername } from '#contract/username.ts'
import { Link } from '../../router/index.ts'
import { Icon } from '../../ui/icon.tsx'
import { adminCall } from '../api/admin-call.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { ListFilters } from '../lists/list-filters.tsx'
import { isFiltered, listQuery, writeListView } from '../lists/list-view.ts'
import { LoadedList } from '../lists/loaded-list.tsx'
import { useListView } from '../lists/use-list-view.ts'
import { TestBadge } from '../parts/test-badge.tsx'
import { TestDataNote } from '../test-data/test-data-note.tsx'
import { useAdminText } from '../text/use-admin-text.ts'
import { PaymentType } from './payment-type.tsx'
import { StatusBadge } from './status-badge.tsx'
import { TransactionDialog } from './transaction-dialog.tsx'

export function TransactionList() {
  const { t } = useAdminText()
  const { view, show, goToPage, addressOf } = useListView('transactions')
  const statuses = SHOWN_STATUSES.map((value) => ({ value, label: t(`adminTransactions.status_${value}`) }))
  const loaded = useLoaded(writeListView('transactions', { ...view, open: null }).toString(), (signal) => {
    const query = { ...listQuery(view), status: view.status ?? undefined }
    return adminCall('GET /api/admin/transactions', { query }, signal)
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
      {view.test && view.test !== 'hidden' && <TestDataNote className="mb-3" onDeleted={loaded.reload} />}
      <LoadedList
        loaded={loaded}
        failed={t('adminTransactions.fetchFailed')}
        empty={t(isFiltered(view) ? 'adminTransactions.noneFound' : 'adminTransactions.empty')}
        rowsOf={({ transactions }) => transactions}
        table={(transactions) => (
          <TransactionTable
            transactions={transactions}
            stale={loaded.stale}
            addressOf={(open) => addressOf({ ...view, open })}
          />
        )}
        page={view.page}
        onPage={goToPage}
      />
      {view.open && (
        <TransactionDialog
          key={view.open}
          id={view.open}
          onChanged={loaded.reload}
          onClose={() => show({ ...view, open: null })}
        />
      )}
    </>
  )
}

type TableProps = {
  transactions: readonly AdminTransaction[]
  stale: boolean
  addressOf: (id: string) => string
}

function TransactionTable({ transactions, stale, addressOf }: TableProps) {
  const { t, rupiah, timestamp } = useAdminText()
  return (
    <table className="list tappable" data-stale={stale || undefined} aria-busy={stale}>
      <thead>
        <tr>
          <th scope="col">{t('adminTransactions.username')}</th>
          <th scope="col">{t('adminTransactions.product')}</th>
          <th scope="col" className="text-right!">
            {t('adminTransactions.amount')}
          </th>
          <th scope="col">{t('adminTransactions.status')}</th>
          <th scope="col">{t('adminTransactions.paymentType')}</th>
          <th scope="col">{t('adminTransactions.date')}</th>
        </tr>
      </thead>
      <tbody>
        {transactions.map((transaction) => (
          <tr key={transaction._id}>
            <td>
              <Link className="row-link" to={addressOf(transaction._id)} preventScrollReset>
                {shownUsername(transaction.username)}
              </Link>
            </td>
            <td className="full wrap-anywhere text-soft max-lg:order-1 max-lg:mb-1 lg:min-w-40">
              {transaction.product_name}
            </td>
            <td className="num whitespace-nowrap text-right font-semibold">{rupiah(transaction.amount)}</td>
            <td className="max-lg:order-2">
              <span className="flex flex-wrap items-center gap-2">
                <StatusBadge status={transaction.status} />
                {transaction.is_test && <TestBadge />}
                {transaction.needs_person && (
                  <span className="flex items-center gap-1 text-wait text-xs">
                    <Icon name="triangle-alert" />
                    {t('admin.needsPerson')}
                  </span>
                )}
              </span>
            </td>
            <td className="max-lg:text-right text-soft max-lg:order-2">
              <PaymentType type={transaction.payment_type} />
            </td>
            <td className="num full date text-faint max-lg:order-2">{timestamp(transaction.created_at)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
