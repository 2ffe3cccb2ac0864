// Packs of points: which is the best value, and which ones together reach a number of points for the least money.

import type { Product } from './store.schema.ts'

export type Pack = { id: string; points: number; price: number }
export type Mix = {
  /** Largest pack first. */
  picks: readonly { id: string; points: number; count: number }[]
  price: number
  points: number
}

type PointProduct = Pick<Product, '_id' | 'points' | 'price'>

export function packsOf(products: readonly PointProduct[]): Pack[] {
  return products.flatMap(({ _id, points, price }) => (points ? [{ id: _id, points, price }] : []))
}

/** A mix may need a pack several times, so packs that a player may buy only so often are left out. */
export function repeatablePacks(products: readonly (PointProduct & Pick<Product, 'limited'>)[]): Pack[] {
  return packsOf(products.filter(({ limited }) => !limited))
}

/** More cells than this would delay the page; no mix is shown then. */
const MOST_CELLS = 100_000

/** The cheapest packs that give at least as many points, of those the one with most points; null: it is not known. */
export function cheapestMix(packs: readonly Pack[], need: number): Mix | null {
  const usable = packs.filter(({ points, price }) => points > 0 && price > 0)
  const best = usable.toSorted(byPointPrice)[0]
  if (!best || need <= 0) return null
  const unit = usable.map(({ points }) => points).reduce(greatestDivisor)
  const size = ({ points }: Pack) => points / unit
  const cells = Math.ceil(need / unit)
  // Among any `size(best)` other packs some together are a multiple of the best one, which is then no dearer. So beyond this
  // many cells the best pack is always part of the answer.
  const exact = size(best) * Math.max(...usable.map(size))
  const repeats = Math.max(0, Math.ceil((cells - exact) / size(best)))
  const rest = cells - repeats * size(best)
  if (rest > MOST_CELLS || repeats > MOST_CELLS) return null
  const picked = fill(
    usable.map((pack) => ({ pack, size: size(pack) })),
    Math.max(0, rest),
  )
  return toMix([...picked, ...Array.from({ length: repeats }, () => best)])
}

type Sized = { pack: Pack; size: number }
type Cell = { price: number; points: number; last: Sized | null }

/** For each number of cells the cheapest last pack. */
function fill(packs: readonly Sized[], cells: number): Pack[] {
  const table: Cell[] = [{ price: 0, points: 0, last: null }]
  for (let cell = 1; cell <= cells; cell++) {
    let found: Cell | null = null
    for (const last of packs) {
      const before = table[Math.max(0, cell - last.size)] as Cell
      const price = before.price + last.pack.price
      const points = before.points + last.pack.points
      if (!found || price < found.price || (price === found.price && points > found.points))
        found = { price, points, last }
    }
    table.push(found as Cell)
  }
  const picked: Pack[] = []
  for (let cell = cells; cell > 0; ) {
    const { last } = table[cell] as Cell
    if (!last) break
    picked.push(last.pack)
    cell -= last.size
  }
  return picked
}

function toMix(picked: readonly Pack[]): Mix {
  const packs = [...new Set(picked)].sort((one, other) => other.points - one.points)
  return {
    picks: packs.map(({ id, points }) => ({
      id,
      points,
      count: picked.filter((pack) => pack.id === id).length,
    })),
    price: picked.reduce((sum, { price }) => sum + price, 0),
    points: picked.reduce((sum, { points }) => sum + points, 0),
  }
}

/** The lower price of a point first. */
function byPointPrice(one: Pack, other: Pack): number {
  return one.price * other.points - other.price * one.points
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other)
}

export type BestValue = {
  id: string
  /** Whole per cent against a point of the smallest pack, rounded down. */
  percent: number
  /** The price of a point in it and in the smallest pack, in whole rupiah. */
  pointPrice: number
  smallestPointPrice: number
}

/** The pack with the lowest price of a point; null when none is at least one per cent below the smallest pack. */
export function bestValue(packs: readonly Pack[]): BestValue | null {
  const paid = packs.filter(({ points, price }) => points > 0 && price > 0)
  const smallest = paid.toSorted((one, other) => one.points - other.points || one.price - other.price)[0]
  const best = paid.toSorted((one, other) => byPointPrice(one, other) || other.points - one.points)[0]
  if (!smallest || !best) return null
  const [cheap, dear] = [best.price / best.points, smallest.price / smallest.points]
  const percent = Math.floor((1 - cheap / dear) * 100 + 1e-9)
  if (percent < 1) return null
  return { id: best.id, percent, pointPrice: Math.round(cheap), smallestPointPrice: Math.round(dear) }
}
