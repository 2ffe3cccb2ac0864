import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { type ClimbTab, toClimbs } from '#contract/network/tier-climb.ts'
import { toClimbView } from './climb-view.ts'

const [survival, tycoon] = toClimbs(demoSettings.tiers, 'en') as [ClimbTab, ClimbTab]
const PACKS = [
  { id: 'P40', points: 40, price: 39_000 },
  { id: 'P240', points: 240, price: 220_000 },
]

const shown = (have: string | null, packs = PACKS) =>
  toClimbView(survival, have, packs).steps.map(({ tier, owned, next, rupiah, totalPoints, totalRupiah }) => [
    `${owned ? '✓ ' : ''}${next ? '> ' : ''}${tier.name}`,
    ...[rupiah, totalPoints, totalRupiah],
  ])

test('from zero each tier tells its own price and the whole climb', () => {
  expect(shown(null)).toEqual([
    ['> Genesis', 39_000, 40, 39_000],
    ['Vega', 78_000, 120, 117_000],
    ['Stellar', 117_000, 240, 220_000],
    ['Nebula', 156_000, 400, 376_000],
    ['Cosmic', 220_000, 640, 596_000],
  ])
})

test('from a tier the ones below are owned, and the next one is the first to buy', () => {
  expect(shown('stellar').map(([name, , points]) => [name, points])).toEqual([
    ['✓ Genesis', 40],
    ['✓ Vega', 120],
    ['✓ Stellar', 0],
    ['> Nebula', 160],
    ['Cosmic', 400],
  ])
  expect(shown('cosmic').every(([name]) => String(name).startsWith('✓'))).toBe(true)
})

test('without packs there is no rupiah, and an unknown tier is none', () => {
  expect(shown('unknown', []).map(([, rupiah, , total]) => [rupiah, total])).toEqual(
    survival.tiers.map(() => [null, null]),
  )
})

test('tiers that require nothing do not climb', () => {
  expect(toClimbView(tycoon, null, PACKS).climbs).toBe(false)
  expect(toClimbView(survival, null, PACKS).climbs).toBe(true)
})
