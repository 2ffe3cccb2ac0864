import { DONATORS_BOARD, GLOBAL_TAB, VOTERS_BOARD } from '#contract/settings/boards.ts'
import type { LoaderArgs } from '#web/services.ts'
import { readTab } from './board-view.ts'
import type { Loaded, PageTab } from './tab-boards.ts'

/** Only the boards of the requested tab; the others are fetched when they are opened. */
export function loader({ services, url, language }: LoaderArgs<'leaderboard'>): {
  tabs: PageTab[]
  initial: Loaded
} {
  const { leaderboards, network } = services
  const tabs = network.leaderboardTabs(language).map((tab): PageTab => {
    const required = leaderboards.requiredBoards(tab.id)
    const isDemo = tab.id === GLOBAL_TAB ? leaderboards.isVotersSimulated() : required.length > 0
    return { ...tab, required, isDemo }
  })
  const shown = readTab(url.searchParams, tabs)
  if (!shown) return { tabs, initial: {} }
  if (shown.id !== GLOBAL_TAB) {
    return { tabs, initial: { [shown.id]: leaderboards.tab(shown.id)?.data ?? null } }
  }
  return {
    tabs,
    initial: {
      [DONATORS_BOARD]: leaderboards.donators()?.data ?? null,
      [VOTERS_BOARD]: leaderboards.voters()?.data ?? null,
    },
  }
}
