// A perk that takes the place of an inherited one with another text: both get the same key.
import type { Feature, FeatureGroup, TierEntry, TierTab } from '#contract/settings/tiers.schema.ts'
import { newId } from '#web/admin/kit/entries/new-id.ts'

type Replacement = {
  /** The tier whose perk replaces. */
  tier: string
  group: FeatureGroup
  index: number
  /** Null: the perk is an addition. */
  replaced: Feature | null
}

export function replaceFeature(tab: TierTab, { tier, group, index, replaced }: Replacement): TierTab {
  const key = replaced ? (replaced.key ?? freeKey(tab, replaced)) : null
  const tiers = tab.tiers.map((entry): TierEntry => {
    const list = entry.features[group].map((feature, at): Feature => {
      if (entry.id === tier && at === index) return withKey(feature, key)
      return key !== null && replaced && isSame(feature, replaced) ? withKey(feature, key) : feature
    })
    return { ...entry, features: { ...entry.features, [group]: list } }
  })
  return { ...tab, tiers }
}

function withKey({ key: _, ...feature }: Feature, key: string | null): Feature {
  return key === null ? feature : { ...feature, key }
}

function isSame(one: Feature, other: Feature): boolean {
  return one.en === other.en && one.id === other.id && one.key === other.key
}

function freeKey({ tiers }: TierTab, { en }: Feature): string {
  const keys = tiers.flatMap(({ features }) =>
    [...features.general, ...features.commands, ...features.limits].flatMap(({ key }) => key ?? []),
  )
  return newId(en, keys, 'perk')
}
