import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { toClimbs } from '#contract/network/tier-climb.ts'
import { answerTo, readWanted, wantedPath } from './wanted-tier.ts'

const CLIMBS = toClimbs(demoSettings.tiers, 'en')
const read = (query: string) => {
  const wanted = readWanted(CLIMBS, new URLSearchParams(query))
  return wanted && [wanted.tab.id, wanted.tier.id, wanted.has?.id ?? null]
}

test.each([
  ['', null],
  ['tier=cosmic&have=vega', ['survival', 'cosmic', 'vega']],
  ['tab=tycoon', null],
  ['tab=tycoon&tier=proton&have=electron', ['tycoon', 'proton', null]],
  ['tier=vega&have=cosmic', ['survival', 'vega', null]],
  ['tier=vega&have=vega', ['survival', 'vega', null]],
  ['tab=gone&tier=__proto__&have=constructor', null],
])('the query "%s" wants %j', (query, wanted) => {
  expect(read(query)).toEqual(wanted)
})

test('without tiers nothing is wanted', () => {
  expect(readWanted([], new URLSearchParams('tier=vega'))).toBeNull()
})

test('an address names only what differs from the default', () => {
  expect(wantedPath(CLIMBS, { tab: 'survival', category: null })).toBe('/store')
  expect(wantedPath(CLIMBS, { tab: 'tycoon', tier: 'proton', have: null, category: 'keys' })).toBe(
    '/store?tab=tycoon&tier=proton&category=keys',
  )
})

test('the answer names points, steps and the cheapest packs', () => {
  const packs = [{ id: 'P120', points: 120, price: 114_000 }]
  const wanted = readWanted(CLIMBS, new URLSearchParams('tier=stellar&have=genesis'))
  if (!wanted) throw new Error('the demo has tiers')
  const { points, steps, mix } = answerTo(wanted, packs)
  expect([points, steps.map(({ name }) => name), mix?.price]).toEqual([200, ['Vega', 'Stellar'], 228_000])
})
