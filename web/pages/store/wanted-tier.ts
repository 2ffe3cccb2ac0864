// The tier that is chosen in the store, read from the query and written into links.

import {
  type Climbs,
  type ClimbTab,
  type ClimbTier,
  pointsTo,
  stepsTo,
} from '#contract/network/tier-climb.ts'
import { cheapestMix, type Mix, type Pack } from '#contract/shop/packs.ts'

export type Wanted = {
  tab: ClimbTab
  tier: ClimbTier
  has: ClimbTier | null
}

export function readTab(climbs: Climbs, query: URLSearchParams): ClimbTab | undefined {
  return climbs.find(({ id }) => id === query.get('tab')) ?? climbs[0]
}

/** Null while none is chosen. */
export function readWanted(climbs: Climbs, query: URLSearchParams): Wanted | null {
  const tab = readTab(climbs, query)
  const tier = tab?.tiers.find(({ id }) => id === query.get('tier'))
  if (!tab || !tier) return null
  const have = query.get('have')
  const has = tier.before.find((id) => id === have)
  return { tab, tier, has: tab.tiers.find(({ id }) => id === has) ?? null }
}

type Choice = { tab: string; tier?: string; have?: string | null; category: string | null }

/** The default tab is left out of the address. */
export function wantedPath(climbs: Climbs, { tab, tier, have, category }: Choice): string {
  const query = new URLSearchParams()
  if (tab !== climbs[0]?.id) query.set('tab', tab)
  if (tier) query.set('tier', tier)
  if (have) query.set('have', have)
  if (category) query.set('category', category)
  return query.size > 0 ? `/store?${query}` : '/store'
}

export type Answer = { points: number; steps: readonly ClimbTier[]; mix: Mix | null }

export function answerTo({ tab, tier, has }: Wanted, packs: readonly Pack[]): Answer {
  const points = pointsTo(tab, tier, has?.id ?? null)
  return { points, steps: stepsTo(tab, tier, has?.id ?? null), mix: cheapestMix(packs, points) }
}

let mode = ''

/** The mode that was looked at last, for the basket; it lasts as long as the document. */
export const lastMode = () => mode

export function rememberMode(id: string): void {
  mode = id
}
