// The points that a tier costs from zero or from the player's tier, and the tiers that a number of points is enough for.
import type { Language } from '#contract/language.ts'
import { nearestReadable } from '#contract/platform/colour.ts'
import type { TierEntry, Tiers } from '#contract/settings/tiers.schema.ts'

/** The default tab first; tabs without tiers are left out. */
export type Climbs = readonly ClimbTab[]
export type ClimbTab = ReturnType<typeof toClimbs>[number]
export type ClimbTier = ClimbTab['tiers'][number]

export function toClimbs({ tabs, default_tab }: Tiers, language: Language) {
  const shown = tabs.filter(({ tiers }) => tiers.length > 0)
  const first = shown.find(({ id }) => id === default_tab) ?? shown[0]
  return shown
    .toSorted((one, other) => Number(other === first) - Number(one === first))
    .map((tab) => ({
      id: tab.id,
      label: tab.label[language],
      tiers: tab.tiers.map((tier) => ({
        id: tier.id,
        name: tier.name,
        price: tier.price,
        colour: nearestReadable(tier.colour),
        /** Ids of the tiers that must be bought before it, first one first. */
        before: idsBefore(tab.tiers, tier),
      })),
    }))
}

/** A tier requires only one that comes before it, so this ends. */
function idsBefore(tiers: readonly TierEntry[], tier: TierEntry): string[] {
  const at = tiers.indexOf(tier)
  const required = tiers.slice(0, at).find(({ id }) => id === tier.requires)
  return required ? [...idsBefore(tiers, required), required.id] : []
}

/** The tiers that are still to be bought, the wanted one last; empty when the player has it. */
export function stepsTo(tab: ClimbTab, wanted: ClimbTier, have: string | null): readonly ClimbTier[] {
  const way = [...wanted.before, wanted.id]
  const missing = way.slice(have === null ? 0 : way.indexOf(have) + 1)
  return missing.flatMap((id) => tab.tiers.find((tier) => tier.id === id) ?? [])
}

export function pointsTo(tab: ClimbTab, wanted: ClimbTier, have: string | null): number {
  return stepsTo(tab, wanted, have).reduce((sum, { price }) => sum + price, 0)
}

/** Whether the tier is the one that the player has, or one that had to be bought before it. */
export function isOwned(tab: ClimbTab, tier: ClimbTier, have: string | null): boolean {
  const owned = tab.tiers.find(({ id }) => id === have)
  return owned !== undefined && (owned.id === tier.id || owned.before.includes(tier.id))
}

/** From zero: what each tier costs with those before it, the farthest that the points reach, and what the next one still lacks. */
export function reachOf(tab: ClimbTab, points: number) {
  const stops = tab.tiers
    .map((tier) => ({ tier, points: pointsTo(tab, tier, null) }))
    .toSorted((one, other) => one.points - other.points)
  const next = stops.find((stop) => stop.points > points) ?? null
  return {
    stops,
    reached: stops.findLast((stop) => stop.points <= points)?.tier ?? null,
    next: next?.tier ?? null,
    missing: next ? next.points - points : 0,
  }
}

type Named = { name: string; colour: string }
export type Enough =
  /** From zero to a tier, with those before it. */
  | { kind: 'climb'; tier: Named }
  /** For a player who has another tier. */
  | { kind: 'next'; tier: Named; has: string }
  /** One tier, or one of two. */
  | { kind: 'single'; tier: Named; or: string | null }

/** The farthest in the default tab; where the points are enough for none there, tiers of the other tabs. */
export function enoughFor(climbs: Climbs, points: number): Enough | null {
  const [first, ...others] = climbs
  return (first && enoughIn(first, points)) ?? enoughInOthers(others, points)
}

function enoughIn(tab: ClimbTab, points: number): Enough | null {
  const farthest = dearest(tab.tiers.filter((tier) => pointsTo(tab, tier, null) <= points))
  if (farthest && farthest.before.length > 0) return { kind: 'climb', tier: named(farthest) }
  const next = dearest(tab.tiers.filter(({ price, before }) => price <= points && before.length > 0))
  const has = next && tab.tiers.find(({ id }) => id === next.before.at(-1))
  if (next && has && next.price > (farthest?.price ?? 0))
    return { kind: 'next', tier: named(next), has: has.name }
  return farthest ? { kind: 'single', tier: named(farthest), or: null } : null
}

function enoughInOthers(tabs: Climbs, points: number): Enough | null {
  const found = tabs.flatMap(
    (tab) => dearest(tab.tiers.filter((tier) => pointsTo(tab, tier, null) <= points)) ?? [],
  )
  const [tier, other] = found
  if (!tier) return null
  return { kind: 'single', tier: named(tier), or: other && other.name !== tier.name ? other.name : null }
}

/** The later one wins among equally dear tiers. */
function dearest(tiers: readonly ClimbTier[]): ClimbTier | undefined {
  return tiers.toSorted((one, other) => one.price - other.price).at(-1)
}

function named({ name, colour }: ClimbTier): Named {
  return { name, colour }
}
