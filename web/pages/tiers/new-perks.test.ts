import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import type { FeatureChange } from '#contract/network/tier-changes.ts'
import { toTiersPage } from '#contract/network/tiers-page.ts'
import type { FeatureGroup } from '#contract/settings/tiers.schema.ts'
import { newPerks } from './new-perks.ts'

const survival = toTiersPage(demoSettings.tiers, 'en').tabs.find(({ id }) => id === 'survival')

const shown = (id: string) => {
  const card = survival?.tiers.find((tier) => tier.id === id)
  return newPerks(card ?? { groups: [], requires: null }).map(
    ({ label, before, value }) => `${label}: ${before ? `${before} → ` : ''}${value ?? 'new'}`,
  )
}

test('a rung shows what its tier adds and at which number it stood before', () => {
  expect(shown('vega')).toEqual([
    'TempFly: 15 → 30 minutes',
    'Auction slots: 2 → 4',
    'Jobs at once: 3 → 4',
    '/enderchest: new',
    '/repair: new',
  ])
  expect(shown('stellar').slice(0, 2)).toEqual(['Spawner drop chance: 70%', 'TempFly: 30 → 60 minutes'])
})

test('the first tier is compared to nothing: it shows what can be counted', () => {
  expect(shown('genesis')).toEqual([
    'TempFly: 15 minutes',
    'Auction slots: 2',
    'Jobs at once: 3',
    'Chest shops: 40',
    'Claim places: 4',
  ])
})

const card = (features: string[], changes: FeatureChange[]) => ({
  requires: 'Before',
  groups: [{ group: 'general' as FeatureGroup, features, changes }],
})

test('a number in a parenthesis is the value, with the words behind it', () => {
  const perks = newPerks(
    card(
      ['Command /feed (every 20 minutes)', 'Command /repair (costs $1K each time)'],
      [
        { kind: 'number', before: '30', at: 0 },
        { kind: 'number', before: '$10K', at: 0 },
      ],
    ),
  )
  expect(perks.map(({ label, before, value }) => [label, before, value])).toEqual([
    ['/feed', '30', '20 minutes'],
    ['/repair', '$10K', '$1K each time'],
  ])
})
