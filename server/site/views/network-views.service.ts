// The shape of the network as pages show it, computed once for each version of the settings.
import { LANGUAGES, type Language } from '#contract/language.ts'
import { type ShownTab, toShownTabs } from '#contract/network/leaderboards.ts'
import {
  type CategoryView,
  type MapView,
  type ModeView,
  toMapViews,
  toModeViews,
  toVoteRewards,
  toVoteSites,
  type VoteRewardsView,
  type VoteSiteView,
} from '#contract/network/network-views.ts'
import { type Climbs, toClimbs } from '#contract/network/tier-climb.ts'
import { type TiersPageView, toTiersPage } from '#contract/network/tiers-page.ts'
import type { PageQueries } from '#contract/pages.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import { derive } from '#server/platform/kernel/derive.ts'
import { pageQueries } from './page-queries.ts'

type Deps = { currentSettings(): Settings }

export type NetworkViews = ReturnType<typeof createNetworkViews>

export function createNetworkViews({ currentSettings }: Deps) {
  function inLanguages<Value>(compute: (settings: Settings, language: Language) => Value) {
    const all = derive(
      currentSettings,
      (settings) =>
        Object.fromEntries(LANGUAGES.map((language) => [language, compute(settings, language)])) as Record<
          Language,
          Value
        >,
    )
    return (language: Language): Value => all()[language]
  }

  return {
    modes: inLanguages(({ modes }, language): readonly ModeView[] => toModeViews(modes, language)),
    maps: inLanguages(({ maps }, language): readonly MapView[] => toMapViews(maps, language)),
    tiers: inLanguages(({ tiers }, language): TiersPageView => toTiersPage(tiers, language)),
    /** Prices of the tiers, the default tab first. */
    climbs: inLanguages(({ tiers }, language): Climbs => toClimbs(tiers, language)),
    leaderboardTabs: inLanguages(({ boards }, language): readonly ShownTab[] =>
      toShownTabs(boards, language),
    ),
    categories: inLanguages(({ categories }, language): readonly CategoryView[] =>
      categories.list.map(({ id, name }) => ({ id, name: name[language] })),
    ),
    voteSites: derive(currentSettings, ({ votes }): readonly VoteSiteView[] => toVoteSites(votes)),
    voteRewards: inLanguages(({ votes }, language): VoteRewardsView => toVoteRewards(votes, language)),
    /** The hosts of pictures that the owner did not upload. */
    imageOrigins: derive(currentSettings, ({ maps }): readonly string[] =>
      maps.flatMap(({ picture_url }) =>
        picture_url && URL.canParse(picture_url) ? [new URL(picture_url).origin] : [],
      ),
    ),
    pageQueries: derive(currentSettings, (settings): PageQueries => pageQueries(settings)),
  }
}
