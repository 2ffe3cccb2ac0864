// Premium tiers: prices, durations, what must be owned before, and what each one gives.
import type { Language } from '#contract/language.ts'
import { TIER_DURATION_DAYS, type Tier, type TierServer } from '#contract/tiers.ts'
import { creativeFeatures, survivalFeatures, tycoonFeatures } from './tier-features.ts'

type Fact = Omit<Tier, 'features' | 'durationDays' | 'requires' | 'dotColor'> & {
  dotColor?: string
  after?: string
}

const SURVIVAL: readonly Fact[] = [
  { id: 'genesis', name: 'Genesis', price: 40, colour: '#7ee081' },
  { id: 'vega', name: 'Vega', price: 80, colour: '#7cc7ff', after: 'Genesis' },
  { id: 'stellar', name: 'Stellar', price: 120, colour: '#ffe3a3', after: 'Vega' },
  { id: 'nebula', name: 'Nebula', price: 160, colour: '#f59ad6', after: 'Stellar' },
  { id: 'cosmic', name: 'Cosmic', price: 240, colour: '#b8a6ff', after: 'Nebula' },
]

const TYCOON: readonly Fact[] = [
  { id: 'electron', name: 'Electron', price: 20, colour: '#8fe3ff' },
  { id: 'neutron', name: 'Neutron', price: 40, colour: '#a9c3ff' },
  { id: 'proton', name: 'Proton', price: 80, colour: '#ffb38a' },
]

const CREATIVE: readonly Fact[] = [
  { id: 'kuli', name: 'Kuli', price: 20, colour: '#ffd28a' },
  { id: 'kuliplus', name: 'Kuli+', price: 40, colour: '#f37fcf' },
]

const SERVERS: Record<
  TierServer,
  {
    facts: readonly Fact[]
    durationDays: number | null
    features: Record<string, (language: Language) => readonly string[]>
  }
> = {
  survival: { facts: SURVIVAL, durationDays: null, features: survivalFeatures },
  tycoon: { facts: TYCOON, durationDays: TIER_DURATION_DAYS, features: tycoonFeatures },
  creative: { facts: CREATIVE, durationDays: TIER_DURATION_DAYS, features: creativeFeatures },
}

/** The tiers of one server, cheapest first, with their features in one language. */
export function tiers(server: TierServer, language: Language): Tier[] {
  const { facts, durationDays, features } = SERVERS[server]
  return facts.map(({ after, dotColor, ...fact }) => ({
    ...fact,
    dotColor: dotColor ?? fact.colour,
    durationDays,
    requires: after ?? null,
    features: features[fact.id]?.(language) ?? [],
  }))
}
