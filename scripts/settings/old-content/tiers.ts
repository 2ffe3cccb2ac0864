// Tiers of old content/, where each lists all of its features, as settings, where each lists only what is new.
import { LANGUAGES } from '#contract/language.ts'
import { featureIdentity, fullFeatures } from '#contract/network/tiers.ts'
import {
  FEATURE_GROUPS,
  type Feature,
  type FeatureGroup,
  type TierEntry,
  type Tiers,
  type TierTab,
} from '#contract/settings/tiers.schema.ts'
import { type LabelTarget, relabel } from './labels.ts'
import { OLD_TIER_TABS, type OldContent, type OldTier } from './load.ts'

type Context = { edited: ReadonlySet<string>; current: Tiers; labels: readonly LabelTarget[] }

export function convertTiers({ tiers }: OldContent, { edited, current, labels }: Context) {
  const left: string[] = []
  const tabs = current.tabs.map((tab) => {
    const labelled = { ...tab, label: relabel(tab.label, labels, `tiers.${tab.id}`) }
    const old = OLD_TIER_TABS.find((name) => name === tab.id)
    if (!old || !edited.has(`tiers.${old}`)) return labelled
    const converted = convertTab(tiers[old], keysOf(tab))
    left.push(...converted.left.map((line) => `tiers.${old}.${line}`))
    return { ...labelled, tiers: converted.tiers }
  })
  return { value: { ...current, tabs }, left }
}

function convertTab({ en, id }: { en: OldTier[]; id: OldTier[] }, keys: ReadonlyMap<string, string>) {
  const left: string[] = []
  const tiers: TierEntry[] = []
  en.forEach((old, index) => {
    const required = tiers.find(({ name }) => name === old.requires) ?? null
    const all = groupFeatures(old.features, id[index]?.features ?? old.features, keys)
    const inherited = required && fullFeatures(tiers, required)
    const tier: TierEntry = {
      id: old.id,
      name: old.name,
      price: old.price,
      days: old.durationDays,
      requires: required?.id ?? null,
      colour: old.colour,
      features: inherited ? mapGroups((group) => listNew(inherited[group], all[group])) : all,
    }
    tiers.push(tier)
    for (const lost of listLost(fullFeatures(tiers, tier), all)) {
      left.push(`${tier.id}: it also has "${lost}" now, because it requires ${required?.name}`)
    }
  })
  return { tiers, left }
}

/** Keys of features whose text the owner did not change. */
function keysOf({ tiers }: TierTab): Map<string, string> {
  const features = tiers.flatMap(({ features }) => Object.values(features).flat())
  return new Map(features.flatMap(({ en, key }) => (key === undefined ? [] : [[en, key]])))
}

function mapGroups(make: (group: FeatureGroup) => Feature[]): TierEntry['features'] {
  return { general: make('general'), commands: make('commands'), limits: make('limits') }
}

/** Version 0.1 found the group by a word of the text. */
function groupFeatures(
  en: readonly string[],
  id: readonly string[],
  keys: ReadonlyMap<string, string>,
): TierEntry['features'] {
  const groupOf = (text: string): FeatureGroup => {
    if (/command/i.test(text)) return 'commands'
    return /max/i.test(text) ? 'limits' : 'general'
  }
  const features = en.map((text, index) => {
    const key = keys.get(text)
    return { group: groupOf(text), feature: { en: text, id: id[index] ?? text, ...(key && { key }) } }
  })
  return mapGroups((group) => features.filter((one) => one.group === group).map(({ feature }) => feature))
}

const isSame = (one: Feature, other: Feature) =>
  LANGUAGES.every((language) => one[language] === other[language])

/**
 * What the required tier does not have. A feature at the place of one that is gone replaces it, as the prefix of one tier
 * replaces that of another, so both get the same key.
 */
function listNew(inherited: readonly Feature[], all: readonly Feature[]): Feature[] {
  const isGone = (before: Feature) =>
    !all.some((feature) => isSame(feature, before) || isNext(before, feature))
  return all.flatMap((feature, index) => {
    if (inherited.some((before) => isSame(before, feature))) return []
    const before = inherited[index]
    if (!before || !isGone(before) || inherited.some((other) => isNext(other, feature))) return [feature]
    before.key ??= `feature-${index + 1}`
    return [{ ...feature, key: before.key }]
  })
}

/** The same feature with other numbers, which replaces it without a key. */
function isNext({ en }: Feature, other: Feature): boolean {
  return featureIdentity({ en, id: '' }) === featureIdentity({ en: other.en, id: '' })
}

function listLost(
  found: TierEntry['features'] | ReturnType<typeof fullFeatures>,
  all: TierEntry['features'],
): string[] {
  return FEATURE_GROUPS.flatMap((group) =>
    found[group].filter((feature) => !all[group].some((other) => isSame(other, feature))).map(({ en }) => en),
  )
}
