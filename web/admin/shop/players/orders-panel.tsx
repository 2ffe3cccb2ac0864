import { useState } from 'react'
import type { GivenOrder, PlayerNote, PlayerOrder } from '#contract/shop/players.schema.ts'
import { productNameIn } from '#contract/shop/product-name.ts'
import { adminCall, useLoaded } from '#web/admin/kit/api/admin-call.ts'
import { Head } from '#web/admin/kit/lists/head.tsx'
import { NotLoaded } from '#web/admin/kit/lists/list-states.tsx'
import { Pager } from '#web/admin/kit/lists/loaded-list.tsx'
import { Badge, OrderDeliveryBadge, TestBadge } from '#web/admin/kit/parts/badge.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { Link } from '#web/kit/router/index.ts'
import { NoteForm } from '../orders/note-form.tsx'
import { StatusBadge } from '../orders/status-badge.tsx'

/** `shownAt`: the orders are loaded again with the player. */
export function OrdersPanel({ username, shownAt }: { username: string; shownAt: string | null }) {
  const { t } = useAdminText()
  const [{ page, cursor }, setPage] = useState({ page: 1, cursor: null as string | null })
  const loaded = useLoaded(`${username} ${page} ${cursor} ${shownAt}`, (signal) => {
    const query = { page, cursor: cursor ?? undefined }
    return adminCall('GET /api/admin/players/:name/orders', { params: { name: username }, query }, signal)
  })
  const { data, stale } = loaded
  const hasPages = data && (page > 1 || data.pagination.hasMore)
  return (
    <Panel
      title={t('admin.orders')}
      flush
      foot={
        hasPages && (
          <Pager
            page={page}
            pagination={data.pagination}
            onPage={(next, to) => setPage({ page: next, cursor: to })}
          />
        )
      }
    >
      {!data && <NotLoaded loaded={loaded} />}
      {data?.orders.length === 0 && (
        <p className="p-5 text-center text-sm text-soft">{t('admin.noOrders')}</p>
      )}
      {data && data.orders.length > 0 && <OrderTable orders={data.orders} stale={stale && page > 1} />}
    </Panel>
  )
}

function OrderTable({ orders, stale }: { orders: readonly PlayerOrder[]; stale: boolean }) {
  const { t } = useAdminText()
  return (
    <table className="list tappable list-inside" data-stale={stale || undefined} aria-busy={stale}>
      <thead>
        <tr>
          <Head>{t('admin.product')}</Head>
          <Head className="text-right">{t('admin.amount')}</Head>
          <Head>{t('admin.payment')}</Head>
          <Head>{t('admin.delivery')}</Head>
          <Head className="text-right">{t('admin.time')}</Head>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order._id} order={order} />
        ))}
      </tbody>
    </table>
  )
}

function OrderRow({ order }: { order: PlayerOrder }) {
  const { t, language, rupiah, shortTime, timestamp } = useAdminText()
  const { _id, amount, status, delivery, created_at, is_test, given_by } = order
  return (
    <tr>
      <td className="wrap-anywhere lg:min-w-40">
        <Link className="row-link" to={localizedPath(language, `/admin/store/transactions/${_id}`)}>
          {productNameIn(language, order)}
        </Link>
      </td>
      <td className="num whitespace-nowrap text-right font-semibold">{rupiah(amount)}</td>
      <td className="max-lg:order-1">
        <span className="flex flex-wrap items-center gap-2">
          {given_by === null ? (
            <StatusBadge status={status} />
          ) : (
            <Badge tone="note">{t('adminPlayers.givenByHand')}</Badge>
          )}
          {is_test && <TestBadge />}
        </span>
      </td>
      <td className="max-lg:order-1 max-lg:text-right">
        {delivery && <OrderDeliveryBadge delivery={delivery} />}
      </td>
      <td
        className="num full text-faint max-lg:order-2 lg:whitespace-nowrap lg:text-right"
        title={timestamp(created_at)}
      >
        {shortTime(created_at)}
      </td>
    </tr>
  )
}

export function GivenPanel({ given }: { given: readonly GivenOrder[] }) {
  const { t, language, shortTime, timestamp } = useAdminText()
  return (
    <Panel title={t('adminPlayers.givenByHand')} flush>
      <ul className="lines">
        {given.map(({ transaction_id, by, reason, at, ...order }) => (
          <li key={transaction_id}>
            <span className="wrap-anywhere min-w-0">
              <SiteLink to={`/admin/store/transactions/${transaction_id}`} className="row-link">
                {productNameIn(language, order)}
              </SiteLink>
              <span className="block text-faint">{t('adminPlayers.givenBy', { admin: by, reason })}</span>
            </span>
            <span className="num whitespace-nowrap text-faint" title={timestamp(at)}>
              {shortTime(at)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type NotesProps = { username: string; notes: readonly PlayerNote[]; onChange: () => void }

export function NotesPanel({ username, notes, onChange }: NotesProps) {
  const { t, timestamp } = useAdminText()
  return (
    <Panel title={t('adminPlayers.notes')}>
      {notes.length === 0 ? (
        <p className="text-sm text-soft">{t('adminPlayers.noNotes')}</p>
      ) : (
        <ol className="timeline">
          {notes.map(({ _id, by, at, text: note }) => (
            <li key={_id}>
              <b>{by}</b> <span className="num text-faint text-xs">{timestamp(at)}</span>
              <p className="wrap-anywhere whitespace-pre-line text-soft">{note}</p>
            </li>
          ))}
        </ol>
      )}
      <div className="mt-4">
        <NoteForm
          label={t('adminPlayers.newNote')}
          onAdd={(text) =>
            adminCall('POST /api/admin/players/:name/notes', { params: { name: username }, body: { text } })
          }
          onAdded={onChange}
        />
      </div>
    </Panel>
  )
}
