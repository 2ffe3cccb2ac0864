// Prices of the tiers of a tab, counted from the tier that the player has.

import { type ClimbTab, type ClimbTier, isOwned, pointsTo } from '#contract/network/tier-climb.ts'
import { cheapestMix, type Pack } from '#contract/shop/packs.ts'

export type Step = {
  tier: ClimbTier
  owned: boolean
  next: boolean
  /** The price of the tier alone, and with all that are missing before it; null where no pack gives points. */
  rupiah: number | null
  totalRupiah: number | null
  totalPoints: number
}

export type ClimbView = {
  tab: ClimbTab
  have: ClimbTier | null
  /** Some tier requires another. */
  climbs: boolean
  steps: readonly Step[]
}

export function toClimbView(tab: ClimbTab, wished: string | null, packs: readonly Pack[]): ClimbView {
  const have = tab.tiers.find(({ id }) => id === wished) ?? null
  const priceOf = (points: number) => cheapestMix(packs, points)?.price ?? null
  const next = tab.tiers.find((tier) => !isOwned(tab, tier, have?.id ?? null))
  return {
    tab,
    have,
    climbs: tab.tiers.some(({ before }) => before.length > 0),
    steps: tab.tiers.map((tier) => {
      const totalPoints = pointsTo(tab, tier, have?.id ?? null)
      return {
        tier,
        totalPoints,
        owned: isOwned(tab, tier, have?.id ?? null),
        next: tier === next,
        rupiah: priceOf(tier.price),
        totalRupiah: priceOf(totalPoints),
      }
    }),
  }
}
