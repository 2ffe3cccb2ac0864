// Results of the search as one list of options, in the order shown.
import { adminSearch as searchEn } from '#content/locales/en/admin-search.ts'
import { fillText } from '#content/locales/fill-text.ts'
import { adminSearch as searchId } from '#content/locales/id/admin-search.ts'
import type { Language } from '#contract/language.ts'
import { shownUsername } from '#contract/network/username.ts'
import type { Permission } from '#contract/permissions.ts'
import { productNameIn } from '#contract/shop/product-name.ts'
import type { FoundOrder, FoundPlayer, FoundProduct, SearchReply } from '#contract/team/search.schema.ts'
import { GLOBAL_SEARCH_MIN_LENGTH, GLOBAL_SEARCH_RESULTS } from '#contract/team/search.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { findActions, findPlaces, type Place } from './places.ts'

export type Result = { id: string; href: string } & (
  | { kind: 'players'; player: FoundPlayer }
  | { kind: 'orders'; order: FoundOrder }
  | { kind: 'products'; product: FoundProduct }
  | { kind: 'acts'; place: Place }
  | { kind: 'goTo'; place: Place }
)

export const RESULT_KINDS = ['players', 'orders', 'products', 'acts', 'goTo'] as const

const STORE = '/admin/store'

type Reader = { language: Language; mayOpen: (permission: Permission) => boolean }

export function resultsOf(typed: string, reply: SearchReply | null, reader: Reader): Result[] {
  const { language, mayOpen } = reader
  const href = (path: string) => localizedPath(language, path)
  const isShort = typed.length < GLOBAL_SEARCH_MIN_LENGTH
  const places = isShort ? [] : findPlaces(typed, GLOBAL_SEARCH_RESULTS, mayOpen)
  return [
    ...(reply?.players ?? []).map((player) => ({
      kind: 'players' as const,
      id: `player-${player.username}`,
      href: href(playerPath(player)),
      player,
    })),
    ...(reply?.orders ?? []).map((order) => ({
      kind: 'orders' as const,
      id: `order-${order._id}`,
      href: href(`${STORE}/transactions/${order._id}`),
      order,
    })),
    ...(reply?.products ?? []).map((product) => ({
      kind: 'products' as const,
      id: `product-${product._id}`,
      href: href(`${STORE}/products/${product._id}`),
      product,
    })),
    ...[...actionsOn(reply, reader), ...findActions(typed, mayOpen)].map((place) => ({
      kind: 'acts' as const,
      id: idOf('act', place),
      href: href(place.path),
      place,
    })),
    ...places.map((place) => ({
      kind: 'goTo' as const,
      id: idOf('place', place),
      href: href(place.path),
      place,
    })),
  ]
}

/** Actions on the first player and the first order that were found. */
function actionsOn(reply: SearchReply | null, { language, mayOpen }: Reader): Place[] {
  const [player] = reply?.players ?? []
  const order = reply?.orders.find(({ status }) => status === 'PAID')
  const give = player && mayOpen('refunds') ? { player: shownUsername(player.username) } : null
  const resend = order && { player: shownUsername(order.username), product: productNameIn(language, order) }
  return [
    ...(player && give ? [actionOn('giveTo', `${playerPath(player)}#give`, give)] : []),
    ...(order && resend ? [actionOn('resendTo', `${STORE}/transactions/${order._id}`, resend)] : []),
  ]
}

function actionOn(name: 'giveTo' | 'resendTo', path: string, values: Record<string, string>): Place {
  const names = { en: fillText(searchEn[name], values), id: fillText(searchId[name], values) }
  const [icon, permission] =
    name === 'giveTo' ? (['gift', 'refunds'] as const) : (['send', 'deliveries'] as const)
  return { path, names, icon, permission }
}

function playerPath({ username }: FoundPlayer): string {
  return `/admin/players/${encodeURIComponent(username)}`
}

function idOf(kind: string, { path, names }: Place): string {
  return `${kind}-${path}-${names.en}`.replace(/\W+/g, '-')
}
