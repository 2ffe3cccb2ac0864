import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestValue, cheapestMix, type Pack, packsOf, repeatablePacks } from './packs.ts'
import type { Product } from './store.schema.ts'

const pack = (points: number, price: number): Pack => ({ id: `P${points}`, points, price })
const DEMO = [pack(20, 20_000), pack(40, 39_000), pack(80, 77_000), pack(120, 114_000), pack(240, 220_000)]
const mixOf = (need: number, packs = DEMO) => {
  const mix = cheapestMix(packs, need)
  return mix && [mix.price, mix.picks.flatMap(({ points, count }) => Array(count).fill(points)).join('+')]
}

test.each([
  [20, [20_000, '20']],
  [40, [39_000, '40']],
  [120, [114_000, '120']],
  [240, [220_000, '240']],
  [400, [373_000, '240+120+40']],
  [640, [593_000, '240+240+120+40']],
])('%i points cost the least by %j', (need, mix) => {
  expect(mixOf(need)).toEqual(mix)
})

test('more points than needed are bought where that is cheaper', () => {
  expect(mixOf(90, [pack(50, 50_000), pack(100, 80_000)])).toEqual([80_000, '100'])
  expect(mixOf(130, [pack(100, 100_000)])).toEqual([200_000, '100+100'])
})

test('without packs, with free ones only, or without need there is no mix', () => {
  expect(cheapestMix([], 40)).toBeNull()
  expect(cheapestMix([pack(40, 0)], 40)).toBeNull()
  expect(cheapestMix(DEMO, 0)).toBeNull()
})

test('a need of millions is answered exactly, and never by a table of millions', () => {
  expect(cheapestMix(DEMO, 2_400_000)?.price).toBe(2_200_000_000)
  expect(cheapestMix([pack(999_983, 900_000), pack(999_979, 899_000)], 12_000_000)).toBeNull()
})

const packsArbitrary = fc.uniqueArray(
  fc.record({ points: fc.integer({ min: 1, max: 12 }), price: fc.integer({ min: 1, max: 40 }) }),
  { minLength: 1, maxLength: 4, selector: ({ points }) => points },
)

test('no other choice of packs is cheaper', () => {
  fc.assert(
    fc.property(packsArbitrary, fc.integer({ min: 1, max: 400 }), (given, need) => {
      const packs = given.map(({ points, price }) => pack(points, price))
      const mix = cheapestMix(packs, need)
      expect(mix?.points).toBeGreaterThanOrEqual(need)
      expect(mix?.price).toBe(leastPrice(packs, need))
    }),
  )
})

/** The plain table over all needs. */
function leastPrice(packs: readonly Pack[], need: number): number {
  const least = [0]
  for (let at = 1; at <= need; at++)
    least.push(Math.min(...packs.map(({ points, price }) => price + (least[Math.max(0, at - points)] ?? 0))))
  return least[need] ?? 0
}

test('the best value is compared with the smallest pack, rounded down', () => {
  expect(bestValue(DEMO)).toEqual({ id: 'P240', percent: 8, pointPrice: 917, smallestPointPrice: 1_000 })
  expect(bestValue([pack(10, 10_000), pack(100, 90_000)])?.percent).toBe(10)
})

test('packs of equal or rising prices are no saving', () => {
  expect(bestValue([pack(20, 20_000), pack(40, 40_000)])).toBeNull()
  expect(bestValue([pack(20, 20_000), pack(40, 41_000)])).toBeNull()
  expect(bestValue([pack(1_000, 1_000_000), pack(2_000, 1_999_000)])).toBeNull()
  expect(bestValue([pack(20, 20_000)])).toBeNull()
  expect(bestValue([])).toBeNull()
})

const product = (change: Partial<Product>) =>
  ({ price: 20_000, points: null, limited: false, ...change }) as Product

test('only products that give points are packs', () => {
  const products = [product({ _id: 'P', points: 20 }), product({ _id: 'KEY' })]
  expect(packsOf(products)).toEqual([{ id: 'P', points: 20, price: 20_000 }])
})

test('a pack that a player may buy only so often is in no mix', () => {
  const starter = product({ _id: 'S', points: 40, limited: true })
  expect(repeatablePacks([starter, product({ _id: 'P', points: 20 })]).map(({ id }) => id)).toEqual(['P'])
  expect(bestValue(packsOf([starter, product({ _id: 'P', points: 20 })]))?.id).toBe('S')
})
