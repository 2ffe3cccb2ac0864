// The shape of the network as pages show it, computed once for each version of the settings.
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '#contract/language.ts'
import { defaultTab, PERIODS, toShownTabs, viewsOf } from '#contract/network/leaderboards.ts'
import {
  type CategoryView,
  toMapViews,
  toModeViews,
  toVoteRewards,
  toVoteSites,
} from '#contract/network/network-views.ts'
import { DEFAULT_STATUS_RANGE, STATUS_RANGES } from '#contract/network/status-history.ts'
import { toClimbs } from '#contract/network/tier-climb.ts'
import { toTiersPage } from '#contract/network/tiers-page.ts'
import type { PageQueries, TabbedQuery } from '#contract/pages.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import { NEWS_ROWS, POSTS_MAX } from '#contract/site/posts.ts'
import { derive } from '#server/platform/kernel/derive.ts'

type Deps = { shownSettings(): Settings }

export type NetworkViews = ReturnType<typeof createNetworkViews>

export function createNetworkViews({ shownSettings }: Deps) {
  function inLanguages<Value>(compute: (settings: Settings, language: Language) => Value) {
    const all = derive(
      shownSettings,
      (settings) =>
        Object.fromEntries(LANGUAGES.map((language) => [language, compute(settings, language)])) as Record<
          Language,
          Value
        >,
    )
    return (language: Language): Value => all()[language]
  }

  return {
    modes: inLanguages(({ modes }, language) => toModeViews(modes, language)),
    maps: inLanguages(({ maps }, language) => toMapViews(maps, language)),
    tiers: inLanguages(({ tiers }, language) => toTiersPage(tiers, language)),
    /** Prices of the tiers, the default tab first. */
    climbs: inLanguages(({ tiers }, language) => toClimbs(tiers, language)),
    leaderboardTabs: inLanguages(({ boards }, language) => toShownTabs(boards, language)),
    categories: inLanguages(({ categories }, language): readonly CategoryView[] =>
      categories.list.map(({ id, name }) => ({ id, name: name[language] })),
    ),
    voteSites: derive(shownSettings, ({ votes }) => toVoteSites(votes)),
    voteRewards: inLanguages(({ votes }, language) => toVoteRewards(votes, language)),
    /** The hosts of pictures that the owner did not upload. */
    imageOrigins: derive(shownSettings, ({ maps }): readonly string[] =>
      maps.flatMap(({ picture_url }) =>
        picture_url && URL.canParse(picture_url) ? [new URL(picture_url).origin] : [],
      ),
    ),
    pageQueries: derive(shownSettings, pageQueries),
  }
}

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
  Array.from({ length: POSTS_MAX / NEWS_ROWS - 1 }, (_, index) => String(index + 2)),
)

/**
 * Parts of the query that change a page: tabs and views of boards that the settings name. Anything else is ignored, so that
 * strangers cannot fill the page cache.
 */
function pageQueries({ boards, tiers, categories }: Settings): PageQueries {
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
