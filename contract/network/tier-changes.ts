// The difference between a tier and the one that it requires: new features, and numbers that change.
import type { Language } from '#contract/language.ts'
import type { Feature, FeatureGroup, TierEntry } from '#contract/settings/tiers.schema.ts'
import { aroundNumber, differingNumbers } from './tier-numbers.ts'
import { findReplaced, fullFeatures, inheritedFeatures } from './tiers.ts'

/** `same`: the required tier has it as well. `new`: it does not. `text`: in other words. Else the number that it has. */
export type FeatureChange = { kind: 'same' | 'new' | 'text' } | { kind: 'number'; before: string; at: number }

const SAME: FeatureChange = { kind: 'same' }

/** In the order of the full list of the group; a tier that requires none has no changes. */
export function changesOf(
  tiers: readonly TierEntry[],
  tier: TierEntry,
  { group, language }: { group: FeatureGroup; language: Language },
): readonly FeatureChange[] {
  const full = fullFeatures(tiers, tier)[group]
  if (tier.requires === null) return full.map(() => SAME)
  const inherited = inheritedFeatures(tiers, tier)[group]
  return full.map((feature) => changeOf(inherited, feature, language))
}

function changeOf(inherited: readonly Feature[], feature: Feature, language: Language): FeatureChange {
  if (inherited.includes(feature)) return SAME
  const replaced = findReplaced(inherited, feature)
  if (!replaced) return { kind: 'new' }
  const [before, now] = [replaced[language], feature[language]]
  if (before === now) return SAME
  const at = differingNumbers([before, now])
  return at?.length === 1 && at[0] !== undefined
    ? { kind: 'number', before: aroundNumber(before, at[0]).number, at: at[0] }
    : { kind: 'text' }
}
