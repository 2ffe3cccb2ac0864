import { expect, test } from 'vitest'
import { fullFeatures } from '#contract/network/tiers.ts'
import type { Feature, TierEntry, TierTab } from '#contract/settings/tiers.schema.ts'
import { replaceFeature } from './replace-feature.ts'

const feature = (en: string): Feature => ({ en, id: en })
const tier = (id: string, requires: string | null, general: Feature[]): TierEntry => ({
  id,
  name: id,
  price: 1,
  days: null,
  requires,
  colour: '#ffffff',
  features: { general, commands: [], limits: [] },
})

const TAB: TierTab = {
  id: 'survival',
  label: { en: 'S', id: 'S' },
  accent: '#ffffff',
  tiers: [
    tier('genesis', null, [feature('Green name'), feature('Max 3 homes')]),
    tier('vega', 'genesis', [feature('Blue name')]),
    tier('stellar', 'vega', [feature('Max 5 homes')]),
  ],
}

const shown = (tab: TierTab, index: number) =>
  fullFeatures(tab.tiers, tab.tiers[index] as TierEntry).general.map(({ en }) => en)

const change = (tab: TierTab, replaced: Feature | null) =>
  replaceFeature(tab, { tier: 'vega', group: 'general', index: 0, replaced })

test('a chosen perk takes the place of the inherited one, also in the tiers above', () => {
  expect(shown(TAB, 1)).toEqual(['Green name', 'Max 3 homes', 'Blue name'])
  const changed = change(TAB, TAB.tiers[0]?.features.general[0] ?? null)
  expect(shown(changed, 1)).toEqual(['Blue name', 'Max 3 homes'])
  expect(shown(changed, 2)).toEqual(['Blue name', 'Max 5 homes'])
  expect(shown(changed, 0)).toEqual(['Green name', 'Max 3 homes'])
})

test('a perk can become an addition again', () => {
  const changed = change(TAB, TAB.tiers[0]?.features.general[0] ?? null)
  expect(shown(change(changed, null), 1)).toEqual(['Green name', 'Max 3 homes', 'Blue name'])
})
