import { expect, test } from 'vitest'
import {
  type Climbs,
  type ClimbTab,
  enoughFor,
  isOwned,
  pointsTo,
  stepsTo,
  toClimbs,
} from '#contract/network/tier-climb.ts'
import { demoSettings } from './index.ts'

const DEMO = toClimbs(demoSettings.tiers, 'en')
const survival = DEMO[0] as ClimbTab
const tier = (id: string, tab = survival) =>
  tab.tiers.find((each) => each.id === id) as ClimbTab['tiers'][number]

test('the default tab comes first, tabs without tiers are left out', () => {
  expect(DEMO.map(({ id }) => id)).toEqual(['survival', 'tycoon', 'creative'])
  const [one, two] = demoSettings.tiers.tabs
  if (!one || !two) throw new Error('the demo has tabs')
  const other = toClimbs({ default_tab: 'gone', tabs: [{ ...one, tiers: [] }, two] }, 'id')
  expect(other.map(({ id }) => id)).toEqual([two.id])
  expect(toClimbs({ default_tab: null, tabs: [] }, 'en')).toEqual([])
})

test.each([
  ['genesis', null, 40],
  ['vega', null, 120],
  ['cosmic', null, 640],
  ['cosmic', 'genesis', 600],
  ['cosmic', 'nebula', 240],
  ['vega', 'vega', 0],
  ['vega', 'cosmic', 120],
  ['vega', 'electron', 120],
])('%s from %s costs %i points', (wanted, have, points) => {
  expect(pointsTo(survival, tier(wanted), have)).toBe(points)
})

test('the way names each tier in the order of buying', () => {
  expect(stepsTo(survival, tier('stellar'), 'genesis').map(({ name, price }) => [name, price])).toEqual([
    ['Vega', 80],
    ['Stellar', 120],
  ])
})

test('a tier brings those that it requires, and no others', () => {
  const owned = survival.tiers.filter((each) => isOwned(survival, each, 'stellar')).map(({ id }) => id)
  expect(owned).toEqual(['genesis', 'vega', 'stellar'])
  expect(survival.tiers.some((each) => isOwned(survival, each, null))).toBe(false)
})

test.each([
  [10, null],
  [20, { kind: 'single', name: 'Electron', or: 'Kuli' }],
  [40, { kind: 'single', name: 'Genesis', or: null }],
  [80, { kind: 'next', name: 'Vega', has: 'Genesis' }],
  [120, { kind: 'climb', name: 'Vega' }],
  [240, { kind: 'climb', name: 'Stellar' }],
  [5_000, { kind: 'climb', name: 'Cosmic' }],
])('%i points are enough for %j', (points, expected) => {
  const found = enoughFor(DEMO, points)
  const { tier: named, ...rest } = found ?? {}
  expect(found && { ...rest, name: named?.name }).toEqual(expected)
})

test('tiers that require nothing are counted alone, and no tiers answer nothing', () => {
  const alone = (price: number) => ({
    ...tier('genesis'),
    id: `t${price}`,
    name: `T${price}`,
    price,
    before: [],
  })
  const flat: Climbs = [{ id: 'flat', label: 'Flat', tiers: [20, 50].map(alone) }]
  expect(enoughFor(flat, 70)).toMatchObject({ kind: 'single', tier: { name: 'T50' }, or: null })
  expect(enoughFor([], 70)).toBeNull()
})
