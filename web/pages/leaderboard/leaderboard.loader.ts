import { DONATORS_BOARD, GLOBAL_TAB, VOTERS_BOARD } from '#contract/settings/boards.ts'
import { jakartaDate } from '#web/kit/i18n/jakarta-time.ts'
import type { LoaderArgs } from '#web/services.ts'
import { readTab } from './board-view.ts'
import type { Loaded, PageTab } from './tab-boards.ts'

const A_DAY_MS = 24 * 60 * 60 * 1_000

/** Only the boards of the requested tab; the others are fetched when they are opened. */
export function loader({ services, url, language }: LoaderArgs<'leaderboard'>): {
  tabs: PageTab[]
  /** The number of the day, which chooses the star: by the server, so that the browser renders the same. */
  day: number
  initial: Loaded
} {
  const { leaderboards, network, clock } = services
  const day = Date.parse(jakartaDate(clock.now())) / A_DAY_MS
  const tabs = network.leaderboardTabs(language).map((tab): PageTab => {
    const required = leaderboards.requiredBoards(tab.id)
    const isDemo = tab.id === GLOBAL_TAB ? leaderboards.isVotersSimulated : required.length > 0
    return { ...tab, required, isDemo }
  })
  const shown = readTab(url.searchParams, tabs)
  if (!shown) return { tabs, day, initial: {} }
  if (shown.id !== GLOBAL_TAB) {
    return { tabs, day, initial: { [shown.id]: leaderboards.tab(shown.id)?.data ?? null } }
  }
  return {
    tabs,
    day,
    initial: {
      [DONATORS_BOARD]: leaderboards.donators()?.data ?? null,
      [VOTERS_BOARD]: leaderboards.voters()?.data ?? null,
    },
  }
}
