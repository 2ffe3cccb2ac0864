// The view of the list of players, in the query of its address.
import { PLAYER_FILTERS, PLAYER_SORTS, type PlayerFilter, type PlayerSort } from '#contract/shop/players.ts'

export type PlayersView = { search: string; sort: PlayerSort; show: PlayerFilter; cursor: string | null }

const SEARCH_MAX_LENGTH = 100

export function readPlayersView(query: URLSearchParams): PlayersView {
  return {
    search: (query.get('search') ?? '').trim().slice(0, SEARCH_MAX_LENGTH),
    sort: PLAYER_SORTS.find((one) => one === query.get('sort')) ?? PLAYER_SORTS[0],
    show: PLAYER_FILTERS.find((one) => one === query.get('show')) ?? PLAYER_FILTERS[0],
    cursor: query.get('cursor') || null,
  }
}

/** Default values are left out. */
export function writePlayersView({ search, sort, show, cursor }: PlayersView): string {
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  if (sort !== PLAYER_SORTS[0]) query.set('sort', sort)
  if (show !== PLAYER_FILTERS[0]) query.set('show', show)
  if (cursor) query.set('cursor', cursor)
  return query.size > 0 ? `?${query}` : ''
}

/** Another filter starts on its first page. */
export function changePlayersView(view: PlayersView, change: Partial<PlayersView>): PlayersView {
  return { ...view, cursor: null, ...change }
}
