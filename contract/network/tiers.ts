// Premium tiers as the page shows them: full feature lists from settings that name only what is new.

import type { Language } from '#contract/language.ts'
import { nearestReadable } from '#contract/platform/colour.ts'
import type { Feature, FeatureGroup, TierEntry, Tiers, TierTab } from '#contract/settings/tiers.schema.ts'

export const GROUPS: readonly FeatureGroup[] = ['general', 'commands', 'limits']

export type FeaturesByGroup = Record<FeatureGroup, readonly Feature[]>

export type TierView = {
  id: string
  name: string
  /** In premium points. */
  price: number
  /** Null: permanent. */
  days: number | null
  /** The name of the tier that must be owned before. */
  requires: string | null
  /** It requires the tier that is shown before it. */
  climbs: boolean
  /** Readable as text on a card. */
  colour: string
  groups: readonly { group: FeatureGroup; features: readonly string[] }[]
}

export type TierTabView = { id: string; label: string; accent: string; tiers: readonly TierView[] }

export type TiersView = { tabs: readonly TierTabView[]; defaultTab: string }

export function toTiersView({ tabs, default_tab }: Tiers, language: Language): TiersView {
  const shown = tabs.filter(({ tiers }) => tiers.length > 0)
  const first = shown.find(({ id }) => id === default_tab) ?? shown[0]
  return {
    tabs: shown.map((tab) => ({
      id: tab.id,
      label: tab.label[language],
      accent: tab.accent,
      tiers: tab.tiers.map((tier, index) => toTierView(tab, tier, { index, language })),
    })),
    defaultTab: first?.id ?? '',
  }
}

type Shown = { index: number; language: Language }

function toTierView({ tiers }: TierTab, tier: TierEntry, { index, language }: Shown): TierView {
  const { id, name, price, days, requires, colour } = tier
  const features = fullFeatures(tiers, tier)
  return {
    id,
    name,
    price,
    days,
    requires: tiers.find((other) => other.id === requires)?.name ?? null,
    climbs: requires !== null && tiers[index - 1]?.id === requires,
    colour: nearestReadable(colour),
    groups: GROUPS.map((group) => ({
      group,
      features: features[group].map((feature) => feature[language]),
    })).filter(({ features }) => features.length > 0),
  }
}

/** Everything in the required tier, and in those that it requires, plus what is new. */
export function fullFeatures(tiers: readonly TierEntry[], tier: TierEntry): FeaturesByGroup {
  const inherited = inheritedFeatures(tiers, tier)
  const merge = (group: FeatureGroup) => mergeFeatures(inherited[group], tier.features[group])
  return { general: merge('general'), commands: merge('commands'), limits: merge('limits') }
}

const NONE: FeaturesByGroup = { general: [], commands: [], limits: [] }

export function inheritedFeatures(tiers: readonly TierEntry[], tier: TierEntry): FeaturesByGroup {
  const before = tiers.slice(0, tiers.indexOf(tier)).find(({ id }) => id === tier.requires)
  return before ? fullFeatures(tiers, before) : NONE
}

/**
 * A feature that replaces an inherited one takes its place. A new one stands before the replacing feature that
 * follows it in the list of the tier, else at the end.
 */
export function mergeFeatures(inherited: readonly Feature[], added: readonly Feature[]): Feature[] {
  const merged = [...inherited]
  let before: Feature | null = null
  for (const feature of added.toReversed()) {
    const replaced = findReplaced(inherited, feature)
    const at = replaced ? merged.indexOf(replaced) : -1
    if (at >= 0) merged[at] = feature
    else merged.splice(before ? merged.indexOf(before) : merged.length, 0, feature)
    before = feature
  }
  return merged
}

/** By key, or by the text apart from its numbers; null when none or several match. */
export function findReplaced(inherited: readonly Feature[], feature: Feature): Feature | null {
  const matching = inherited.filter((other) => isSameFeature(other, feature))
  return matching.length === 1 ? (matching[0] ?? null) : null
}

/** Where both have a key it decides, else the text. */
export function isSameFeature(one: Feature, other: Feature): boolean {
  if (one.key !== undefined && other.key !== undefined) return one.key === other.key
  return withoutNumbers(one) === withoutNumbers(other)
}

function withoutNumbers({ en }: Feature): string {
  const counted = en.toLowerCase().replace(/\d+(?:[.,]\d+)*/g, '#')
  return counted.replace(/([a-z])s(?![a-z])/g, '$1')
}

type FeaturePart = { text: string; dimmed: boolean }

/** Splits a feature at its parentheses; a parenthesis that is never closed is plain text. */
export function featureParts(feature: string): FeaturePart[] {
  return feature
    .split(/(\([^()]*\))/)
    .filter((text) => text !== '')
    .map((text) => ({ text, dimmed: text.startsWith('(') && text.endsWith(')') }))
}
