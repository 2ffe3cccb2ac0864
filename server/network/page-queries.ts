// Parts of the query that change a page: tabs and views of boards that the settings name. Anything else is ignored, so
// that strangers cannot fill the page cache.
import { FALLBACK_LANGUAGE } from '#contract/language.ts'
import { defaultTab, toShownTabs, viewsOf } from '#contract/leaderboards.ts'
import type { PageQueries, TabbedQuery } from '#contract/pages.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import { toTiersView } from '#contract/tiers.ts'

export function pageQueries({ boards, tiers }: Settings): PageQueries {
  return { leaderboard: leaderboardQuery(boards), tiers: tiersQuery(tiers) }
}

function leaderboardQuery(boards: Settings['boards']): TabbedQuery {
  const tabs = toShownTabs(boards, FALLBACK_LANGUAGE)
  return {
    defaultTab: defaultTab(tabs) ?? '',
    tabs: new Map(tabs.map(({ id, boards }) => [id, new Map(boards.map(({ id }) => [id, viewsOf(id)]))])),
  }
}

function tiersQuery(tiers: Settings['tiers']): TabbedQuery {
  const { tabs, defaultTab } = toTiersView(tiers, FALLBACK_LANGUAGE)
  return { defaultTab, tabs: new Map(tabs.map(({ id }) => [id, new Map()])) }
}
