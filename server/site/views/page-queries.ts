// Parts of the query that change a page: tabs and views of boards that the settings name. Anything else is ignored, so
// that strangers cannot fill the page cache.
import { FALLBACK_LANGUAGE } from '#contract/language.ts'
import { defaultTab, PERIODS, toShownTabs, viewsOf } from '#contract/network/leaderboards.ts'
import { DEFAULT_STATUS_RANGE, STATUS_RANGES } from '#contract/network/status-history.ts'
import { toClimbs } from '#contract/network/tier-climb.ts'
import type { PageQueries, TabbedQuery } from '#contract/pages.ts'
import { PAGE_ROWS } from '#contract/platform/pagination.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import { POSTS_MAX } from '#contract/site/posts.ts'

/** A page without tabs. */
const untabbed = (name: string, values: readonly string[]): TabbedQuery => ({
  defaultTab: '',
  tabs: new Map([['', new Map([[name, values]])]]),
})

/** The period of the page of one board; one that a board lacks shows its default. */
const BOARD_QUERY = untabbed('period', PERIODS)
const STATUS_QUERY = untabbed(
  'range',
  STATUS_RANGES.filter((range) => range !== DEFAULT_STATUS_RANGE),
)
/** Pages of the news after the first; those that do not exist are not found, and not cached. */
const NEWS_QUERY = untabbed(
  'page',
  Array.from({ length: POSTS_MAX / PAGE_ROWS - 1 }, (_, index) => String(index + 2)),
)

export function pageQueries({ boards, tiers, categories }: Settings): PageQueries {
  return {
    leaderboard: leaderboardQuery(boards),
    board: BOARD_QUERY,
    tiers: tiersQuery(tiers),
    store: storeQuery(tiers, categories),
    status: STATUS_QUERY,
    news: NEWS_QUERY,
  }
}

function leaderboardQuery(boards: Settings['boards']): TabbedQuery {
  const tabs = toShownTabs(boards, FALLBACK_LANGUAGE)
  return {
    defaultTab: defaultTab(tabs) ?? '',
    tabs: new Map(tabs.map(({ id, boards }) => [id, new Map(boards.map(({ id }) => [id, viewsOf(id)]))])),
  }
}

function tiersQuery(tiers: Settings['tiers']): TabbedQuery {
  const climbs = toClimbs(tiers, FALLBACK_LANGUAGE)
  return {
    defaultTab: climbs[0]?.id ?? '',
    tabs: new Map(climbs.map(({ id, tiers }) => [id, new Map([['have', tiers.map((tier) => tier.id)]])])),
  }
}

function storeQuery(tiers: Settings['tiers'], { list }: Settings['categories']): TabbedQuery {
  const climbs = toClimbs(tiers, FALLBACK_LANGUAGE)
  const shown = list.length > 0 ? [['category', list.map(({ id }) => id)] as const] : []
  const tabs = climbs.map(({ id, tiers }) => {
    const ids = tiers.map((tier) => tier.id)
    return [id, new Map([['tier', ids], ['have', ids], ...shown])] as const
  })
  return {
    defaultTab: climbs[0]?.id ?? '',
    tabs: new Map(tabs.length > 0 ? tabs : [['', new Map(shown)]]),
  }
}
