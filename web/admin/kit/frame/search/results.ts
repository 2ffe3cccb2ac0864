// Results of the search as one list of options, in the order shown.
import type { Language } from '#contract/language.ts'
import type { FoundOrder, FoundPlayer, FoundProduct, SearchReply } from '#contract/team/search.schema.ts'
import { GLOBAL_SEARCH_MIN_LENGTH, GLOBAL_SEARCH_RESULTS } from '#contract/team/search.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { findPlaces, type Place } from './places.ts'

export type Result = { id: string; href: string } & (
  | { kind: 'players'; player: FoundPlayer }
  | { kind: 'orders'; order: FoundOrder }
  | { kind: 'products'; product: FoundProduct }
  | { kind: 'goTo'; place: Place }
)

export const RESULT_KINDS = ['players', 'orders', 'products', 'goTo'] as const

const STORE = '/admin/store'

export function resultsOf(typed: string, reply: SearchReply | null, language: Language): Result[] {
  const href = (path: string) => localizedPath(language, path)
  const places = typed.length < GLOBAL_SEARCH_MIN_LENGTH ? [] : findPlaces(typed, GLOBAL_SEARCH_RESULTS)
  return [
    ...(reply?.players ?? []).map((player) => ({
      kind: 'players' as const,
      id: `player-${player.username}`,
      href: href(`/admin/players/${encodeURIComponent(player.username)}`),
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
    ...places.map((place) => ({
      kind: 'goTo' as const,
      id: `place-${place.path}-${place.names.en}`.replace(/\W+/g, '-'),
      href: href(place.path),
      place,
    })),
  ]
}
