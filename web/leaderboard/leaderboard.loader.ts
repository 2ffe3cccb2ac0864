import type { LoaderArgs } from '../services.ts'
import { readTab } from './board-view.ts'
import type { Loaded } from './tab-boards.ts'

/** Only the boards of the requested tab; the others are fetched when they are opened. */
export function loader({ services, url }: LoaderArgs<'leaderboard'>): Loaded {
  const { leaderboards } = services
  const tab = readTab(url.searchParams)
  return {
    donators: tab === 'global' ? leaderboards.donators() : null,
    voters: tab === 'global' ? leaderboards.voters() : null,
    survival: tab === 'survival' ? leaderboards.tab('survival') : null,
    tycoon: tab === 'tycoon' ? leaderboards.tab('tycoon') : null,
  }
}
