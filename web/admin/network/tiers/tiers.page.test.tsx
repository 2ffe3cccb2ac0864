import { expect, test } from 'vitest'
import { fullFeatures } from '#contract/network/tiers.ts'
import type { Feature, TierEntry, TierTab } from '#contract/settings/tiers.schema.ts'
import { openSettings } from '#tests/support/render-settings.ts'
import { replaceFeature } from './tier-perks.tsx'

test('a tier lists only what is new, on top of the tier that it requires', async () => {
  const { click, field, fire, get, saved, texts, type } = await openSettings('network/tiers')
  const preview = () => texts('.settings-preview').join()
  await click('main button', 'Add tier')
  await type('main input', 'Name', 'Galaxy')
  expect(field('Price in points')).toHaveProperty('value', '480')
  expect(get('main select', 'Required tier')).toHaveProperty('value', 'cosmic')
  expect(texts('main h3, main h4').join()).toContain('Everything in Cosmic, plus')
  await click('main button', 'Add perk')
  await type('main input', 'Perk (EN)', 'Galaxy prefix in chat and tab list')
  await type('main input', 'Perk (ID)', 'Prefix Galaxy di chat dan daftar tab')
  expect(preview()).toContain('Cosmic prefix in chat and tab list')
  const replaced = get('main select', 'Replaces') as HTMLSelectElement
  const cosmic = [...replaced.options].find(({ text }) => text.includes('Cosmic prefix in chat'))
  replaced.value = cosmic?.value ?? ''
  await fire(replaced, new Event('change', { bubbles: true }))
  expect(preview()).not.toContain('Cosmic prefix in chat and tab list')
  expect(preview()).toContain('12 auction slots')
  await click('button', 'Save')
  const tiers = saved('tiers').tabs.flatMap((tab) => tab.tiers)
  expect(tiers.find(({ id }) => id === 'galaxy')).toMatchObject({ price: 480, requires: 'cosmic' })
})

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

test('a chosen perk takes the place of the inherited one, also in the tiers above, until it is an addition', () => {
  expect(shown(TAB, 1)).toEqual(['Green name', 'Max 3 homes', 'Blue name'])
  const changed = change(TAB, TAB.tiers[0]?.features.general[0] ?? null)
  expect(shown(changed, 1)).toEqual(['Blue name', 'Max 3 homes'])
  expect(shown(changed, 2)).toEqual(['Blue name', 'Max 5 homes'])
  expect(shown(changed, 0)).toEqual(['Green name', 'Max 3 homes'])
  expect(shown(change(changed, null), 1)).toEqual(['Green name', 'Max 3 homes', 'Blue name'])
})
