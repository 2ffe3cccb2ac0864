// Full feature lists of premium tiers, from settings that name only what is new.
import type { Feature, FeatureGroup, TierEntry } from '#contract/settings/tiers.schema.ts'
import { withoutNumbers } from './tier-numbers.ts'

export const GROUPS: readonly FeatureGroup[] = ['general', 'commands', 'limits']

type FeaturesByGroup = Record<FeatureGroup, readonly Feature[]>

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
  return withoutNumbers(one.en) === withoutNumbers(other.en)
}

/** Splits a feature at its parentheses; a parenthesis that is never closed is plain text. */
export function featureParts(feature: string): { text: string; dimmed: boolean }[] {
  return feature
    .split(/(\([^()]*\))/)
    .filter((text) => text !== '')
    .map((text) => ({ text, dimmed: text.startsWith('(') && text.endsWith(')') }))
}
