import { expect, test } from 'vitest'
import { featureParts, toTiersView } from '#contract/network/tiers.ts'
import { demoSettings } from './index.ts'

test('the highest tier of the demo has the features of all tiers before it', () => {
  const survival = toTiersView(demoSettings.tiers, 'en').tabs.find(({ id }) => id === 'survival')
  const { name, requires, groups } = survival?.tiers.at(-1) ?? {}
  expect([name, requires]).toEqual(['Cosmic', 'Nebula'])
  expect(groups?.map(({ group, features }) => [group, features.length])).toEqual([
    ['general', 5],
    ['commands', 8],
    ['limits', 4],
  ])
  expect(groups?.[0]?.features.slice(0, 2)).toEqual([
    'Cosmic prefix in chat and tab list',
    'TempFly 240 minutes (every day)',
  ])
})

test.each(['en', 'id'] as const)('the demo in %s has ten tiers, and survival opens first', (language) => {
  const { tabs, defaultTab } = toTiersView(demoSettings.tiers, language)
  expect(defaultTab).toBe('survival')
  const named = tabs.flatMap(({ id, tiers }) =>
    tiers.map(({ name, price, days, requires }) => [id, name, price, days, requires]),
  )
  expect(named).toEqual([
    ['tycoon', 'Electron', 20, 31, null],
    ['tycoon', 'Neutron', 40, 31, null],
    ['tycoon', 'Proton', 80, 31, null],
    ['survival', 'Genesis', 40, null, null],
    ['survival', 'Vega', 80, null, 'Genesis'],
    ['survival', 'Stellar', 120, null, 'Vega'],
    ['survival', 'Nebula', 160, null, 'Stellar'],
    ['survival', 'Cosmic', 240, null, 'Nebula'],
    ['creative', 'Kuli', 20, 31, null],
    ['creative', 'Kuli+', 40, 31, null],
  ])
})

/** The specification finds the group of a feature by these words. */
function groupByWords(text: string): string {
  if (/command/i.test(text)) return 'commands'
  return /max/i.test(text) ? 'limits' : 'general'
}

test.each(['en', 'id'] as const)('features of the demo in %s are in the group of their words', (language) => {
  const groups = toTiersView(demoSettings.tiers, language).tabs.flatMap(({ tiers }) =>
    tiers.flatMap((tier) => tier.groups),
  )
  for (const { group, features } of groups) {
    expect(features.map(groupByWords)).toEqual(features.map(() => group))
  }
})

test('tabs without tiers are left out, and an unknown default is the first tab', () => {
  const [first, second] = demoSettings.tiers.tabs
  if (!first || !second) throw new Error('the demo has tabs')
  const view = toTiersView({ default_tab: 'gone', tabs: [{ ...first, tiers: [] }, second] }, 'en')
  expect([view.tabs.map(({ id }) => id), view.defaultTab]).toEqual([['survival'], 'survival'])
  expect(toTiersView({ default_tab: null, tabs: [] }, 'en')).toEqual({ tabs: [], defaultTab: '' })
})

test('the promised limits are present and not exceeded', () => {
  const all = toTiersView(demoSettings.tiers, 'en').tabs.flatMap(({ tiers }) =>
    tiers.flatMap(({ groups }) => groups.flatMap(({ features }) => features)),
  )
  const numbersOf = (pattern: RegExp) =>
    all.flatMap((text) => (pattern.exec(text) ? [Number(pattern.exec(text)?.[1])] : []))

  expect(Math.max(...numbersOf(/Max (\d+) chest shops/))).toBe(240)
  expect(Math.max(...numbersOf(/Max (\d+) claim places/))).toBe(20)
  expect(Math.max(...numbersOf(/Max (\d+) hours? AFK/))).toBe(8)
  expect([...new Set(numbersOf(/^(\d+)% spawner/))].sort((a, b) => a - b)).toEqual([70, 90, 100])
  for (const part of ['$1K', '$10K', 'Plot-L plot size (195x195', 'TempFly'])
    expect(all.filter((text) => text.includes(part))).not.toEqual([])
})

test('both languages have the same number of features, and dim the same parts', () => {
  const dimmed = (language: 'en' | 'id') =>
    toTiersView(demoSettings.tiers, language).tabs.map(({ tiers }) =>
      tiers.map(({ groups }) =>
        groups.map(({ features }) =>
          features.map((text) => featureParts(text).filter((part) => part.dimmed).length),
        ),
      ),
    )
  expect(dimmed('id')).toEqual(dimmed('en'))
})
