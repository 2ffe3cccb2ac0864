// Results of the search as one list of options, in the order shown.
import type { ReactNode } from 'react'
import { BEDROCK_MARK, shownUsername } from '#contract/network/username.ts'
import { productNameIn } from '#contract/shop/product-name.ts'
import type { SearchReply } from '#contract/team/search.schema.ts'
import { GLOBAL_SEARCH_MIN_LENGTH, GLOBAL_SEARCH_RESULTS } from '#contract/team/search.ts'
import { useMay } from '#web/admin/kit/frame/overview.ts'
import type { AdminText } from '#web/admin/kit/text/admin-text.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { Link } from '#web/kit/router/index.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { findActions, findPlaces, type Place } from './places.ts'

export const RESULT_KINDS = ['players', 'orders', 'products', 'acts', 'goTo'] as const

export type Result = {
  kind: (typeof RESULT_KINDS)[number]
  id: string
  /** Without the language. */
  path: string
  icon: ReactNode
  name: ReactNode
  text?: string
  note?: string
}

const STORE = '/admin/store'

export function useResults(typed: string, reply: SearchReply | null): Result[] {
  const words = useAdminText()
  const mayOpen = useMay()
  const linkTo = (kind: 'acts' | 'goTo') => (place: Place) => ({
    kind,
    id: `${kind}-${place.path}-${place.names.en}`.replace(/\W+/g, '-'),
    path: place.path,
    icon: <Icon name={place.icon} />,
    name: <Marked text={place.names[words.language]} part={typed} />,
    note: place.screen?.[words.language],
  })
  const isShort = typed.length < GLOBAL_SEARCH_MIN_LENGTH
  const places = isShort ? [] : findPlaces(typed, GLOBAL_SEARCH_RESULTS, mayOpen)
  const given = mayOpen('refunds') ? (reply?.players ?? []) : []
  return [
    ...(reply ? foundIn(reply, typed, words) : []),
    ...(reply ? actionsOn({ ...reply, players: given }, typed, words) : []),
    ...findActions(typed, mayOpen).map(linkTo('acts')),
    ...places.map(linkTo('goTo')),
  ]
}

function foundIn({ players, orders, products }: SearchReply, typed: string, words: AdminText): Result[] {
  const { t, language, rupiah, number, timestamp } = words
  return [
    ...players.map(({ username, orders: count, spent }) => ({
      kind: 'players' as const,
      id: `player-${username}`,
      path: playerPath(username),
      icon: <PlayerHead name={shownUsername(username)} size={24} />,
      name: (
        <>
          <Marked text={shownUsername(username)} part={typed.replaceAll(' ', '_')} />
          {username.startsWith(BEDROCK_MARK) && (
            <span className="mark ml-1.5 px-1.5 font-semibold text-xs">{t('adminSearch.bedrock')}</span>
          )}
        </>
      ),
      note:
        count === 0
          ? t('adminSearch.noOrders')
          : t('adminSearch.playerOrders', { count: number(count), spent: rupiah(spent) }),
    })),
    ...orders.map((order) => ({
      kind: 'orders' as const,
      id: `order-${order._id}`,
      path: `${STORE}/transactions/${order._id}`,
      icon: <Icon name="receipt" />,
      name: `${shownUsername(order.username)} · ${productNameIn(language, order)} · ${rupiah(order.amount)}`,
      text: [order.reference, order.pay_code].filter(Boolean).join(' · '),
      note: [
        ...(order.is_test ? [t('adminTestData.badge')] : []),
        t(`adminTransactions.status_${order.status}`),
        timestamp(order.created_at),
      ].join(' · '),
    })),
    ...products.map(({ _id, name, price }) => ({
      kind: 'products' as const,
      id: `product-${_id}`,
      path: `${STORE}/products/${_id}`,
      icon: <Icon name="package" />,
      name: <Marked text={name} part={typed} />,
      note: rupiah(price),
    })),
  ]
}

/** Actions on the first player and the first order that were found. */
function actionsOn({ players, orders }: SearchReply, typed: string, { t, language }: AdminText): Result[] {
  const resent = orders.filter(({ status }) => status === 'PAID').slice(0, 1)
  return [
    ...players.slice(0, 1).map(({ username }) => ({
      kind: 'acts' as const,
      id: 'give-to',
      path: `${playerPath(username)}#give`,
      icon: <Icon name="gift" />,
      name: <Marked text={t('adminSearch.giveTo', { player: shownUsername(username) })} part={typed} />,
    })),
    ...resent.map((order) => {
      const names = { player: shownUsername(order.username), product: productNameIn(language, order) }
      return {
        kind: 'acts' as const,
        id: 'resend-to',
        path: `${STORE}/transactions/${order._id}`,
        icon: <Icon name="send" />,
        name: <Marked text={t('adminSearch.resendTo', names)} part={typed} />,
      }
    }),
  ]
}

function playerPath(username: string): string {
  return `/admin/players/${encodeURIComponent(username)}`
}

type Props = { result: Result; isActive: boolean; onPoint: () => void; onChoose: () => void }

export function ResultOption({ result, isActive, onPoint, onChoose }: Props) {
  const { language } = useAdminText()
  const { id, path, icon, name, text, note } = result
  return (
    <Link
      id={id}
      to={localizedPath(language, path)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className="grid min-h-11 grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-1 text-[0.875rem] leading-5 aria-selected:bg-raised aria-selected:[box-shadow:inset_4px_0_0_var(--color-star)] max-md:grid-cols-[1.75rem_minmax(0,1fr)] max-md:py-1.5"
      onMouseMove={onPoint}
      onClick={({ metaKey, ctrlKey, shiftKey }) => metaKey || ctrlKey || shiftKey || onChoose()}
    >
      <span className="grid w-7 place-items-center text-faint">{icon}</span>
      <span className="min-w-0">
        <span className="wrap-anywhere block">{name}</span>
        {text && <span className="wrap-anywhere block text-faint text-xs">{text}</span>}
      </span>
      {note && <span className="text-faint text-[0.8125rem] num max-md:col-[2]">{note}</span>}
    </Link>
  )
}

function Marked({ text, part }: { text: string; part: string }) {
  const at = text.toLowerCase().indexOf(part.toLowerCase())
  if (at < 0 || part === '') return text
  return (
    <>
      {text.slice(0, at)}
      <mark className="bg-transparent text-star">{text.slice(at, at + part.length)}</mark>
      {text.slice(at + part.length)}
    </>
  )
}
