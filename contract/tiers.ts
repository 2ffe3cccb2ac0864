// Premium tiers: the servers that have them, and how feature texts are grouped.
export const TIER_SERVERS = ['tycoon', 'survival', 'creative'] as const
export type TierServer = (typeof TIER_SERVERS)[number]

export const DEFAULT_TIER_SERVER: TierServer = 'survival'
export const TIER_DURATION_DAYS = 31

const FEATURE_GROUPS = ['general', 'commands', 'limits'] as const
type FeatureGroup = (typeof FEATURE_GROUPS)[number]

export type Tier = {
  id: string
  name: string
  /** In premium points. */
  price: number
  /** Null: unlimited. */
  durationDays: number | null
  /** The name of the tier that must be owned before. */
  requires: string | null
  colour: string
  dotColor: string
  features: readonly string[]
}

export function isTierServer(value: unknown): value is TierServer {
  return TIER_SERVERS.includes(value as TierServer)
}

/** By keyword: a text with 'command' is a command, else one with 'max' is a limit. */
export function featureGroup(feature: string): FeatureGroup {
  const text = feature.toLowerCase()
  if (text.includes('command')) return 'commands'
  return text.includes('max') ? 'limits' : 'general'
}

/** Groups in their fixed order, each with its features in the order given; empty ones are left out. */
export function groupFeatures(features: readonly string[]): { group: FeatureGroup; features: string[] }[] {
  return FEATURE_GROUPS.map((group) => ({
    group,
    features: features.filter((feature) => featureGroup(feature) === group),
  })).filter(({ features }) => features.length > 0)
}

type FeaturePart = { text: string; dimmed: boolean }

/** Splits a feature at its parentheses; a parenthesis that is never closed is plain text. */
export function featureParts(feature: string): FeaturePart[] {
  return feature
    .split(/(\([^()]*\))/)
    .filter((text) => text !== '')
    .map((text) => ({ text, dimmed: text.startsWith('(') && text.endsWith(')') }))
}
