// The tiers page: full lists with what is new in each tier, and the table that compares them.
import type { Language } from '#contract/language.ts'
import type { Tiers } from '#contract/settings/tiers.schema.ts'
import { changesOf, type FeatureChange } from './tier-changes.ts'
import { type CompareRow, compareTiers } from './tier-compare.ts'
import { type TierTabView, type TierView, toTiersView } from './tiers.ts'

type Group = TierView['groups'][number] & {
  changes: readonly FeatureChange[]
}
export type TierCardView = Omit<TierView, 'groups'> & { groups: readonly Group[] }
export type TierPageTab = Omit<TierTabView, 'tiers'> & {
  tiers: readonly TierCardView[]
  rows: readonly CompareRow[]
}
export type TiersPageView = { tabs: readonly TierPageTab[]; defaultTab: string }

export function toTiersPage(tiers: Tiers, language: Language): TiersPageView {
  const { tabs, defaultTab } = toTiersView(tiers, language)
  return {
    defaultTab,
    tabs: tabs.map((tab) => {
      const entries = tiers.tabs.find(({ id }) => id === tab.id)?.tiers ?? []
      return {
        ...tab,
        rows: entries.length > 1 ? compareTiers(entries, language) : [],
        tiers: tab.tiers.map((view, index) => ({
          ...view,
          groups: view.groups.map(({ group, features }) => {
            const entry = entries[index]
            return { group, features, changes: entry ? changesOf(entries, entry, { group, language }) : [] }
          }),
        })),
      }
    }),
  }
}
