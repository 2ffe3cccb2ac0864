// The tiers page: full lists with what is new in each tier, and the table that compares them.
import type { Language } from '#contract/language.ts'
import { nearestReadable } from '#contract/platform/colour.ts'
import type { TierEntry, Tiers } from '#contract/settings/tiers.schema.ts'
import { changesOf } from './tier-changes.ts'
import { compareTiers } from './tier-compare.ts'
import { fullFeatures, GROUPS } from './tiers.ts'

export type TiersPageView = ReturnType<typeof toTiersPage>
export type TierPageTab = TiersPageView['tabs'][number]
export type TierCardView = TierPageTab['tiers'][number]

export function toTiersPage({ tabs, default_tab }: Tiers, language: Language) {
  const shown = tabs.filter(({ tiers }) => tiers.length > 0)
  const first = shown.find(({ id }) => id === default_tab) ?? shown[0]
  return {
    defaultTab: first?.id ?? '',
    tabs: shown.map(({ id, label, accent, tiers }) => ({
      id,
      label: label[language],
      accent,
      tiers: tiers.map((tier, index) => toTierCard(tiers, tier, { index, language })),
      rows: tiers.length > 1 ? compareTiers(tiers, language) : [],
    })),
  }
}

type Shown = { index: number; language: Language }

export function toTierCard(tiers: readonly TierEntry[], tier: TierEntry, { index, language }: Shown) {
  const { id, name, price, days, requires, colour } = tier
  const features = fullFeatures(tiers, tier)
  return {
    id,
    name,
    /** In premium points. */
    price,
    /** Null: permanent. */
    days,
    /** The name of the tier that must be owned before. */
    requires: tiers.find((other) => other.id === requires)?.name ?? null,
    /** It requires the tier that is shown before it. */
    climbs: requires !== null && tiers[index - 1]?.id === requires,
    /** Readable as text on a card. */
    colour: nearestReadable(colour),
    groups: GROUPS.filter((group) => features[group].length > 0).map((group) => ({
      group,
      features: features[group].map((feature) => feature[language]),
      changes: changesOf(tiers, tier, { group, language }),
    })),
  }
}
