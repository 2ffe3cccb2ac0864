// Parts of the query that change a page: tabs and views of boards that the settings name. Anything else is ignored, so
// that strangers cannot fill the page cache.
import { FALLBACK_LANGUAGE } from '#contract/language.ts'
import { BOARD_VIEWS, DEFAULT_TAB, LEADERBOARD_TABS } from '#contract/leaderboards.ts'
import type { PageQueries, TabbedQuery } from '#contract/pages.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import { toTiersView } from '#contract/tiers.ts'

const LEADERBOARD: TabbedQuery = {
  defaultTab: DEFAULT_TAB,
  tabs: new Map(LEADERBOARD_TABS.map((tab) => [tab, new Map(Object.entries(BOARD_VIEWS))])),
}

export function pageQueries({ tiers }: Settings): PageQueries {
  return { leaderboard: LEADERBOARD, tiers: tiersQuery(tiers) }
}

function tiersQuery(tiers: Settings['tiers']): TabbedQuery {
  const { tabs, defaultTab } = toTiersView(tiers, FALLBACK_LANGUAGE)
  return { defaultTab, tabs: new Map(tabs.map(({ id }) => [id, new Map()])) }
}
