import { expect, test } from 'vitest'
import { featureParts } from '#contract/network/tiers.ts'
import { toTiersPage } from '#contract/network/tiers-page.ts'
import { demoSettings } from './index.ts'

/** The specification finds the group of a feature by these words. */
function groupByWords(text: string): string {
  if (/command/i.test(text)) return 'commands'
  return /max/i.test(text) ? 'limits' : 'general'
}

test.each(['en', 'id'] as const)('features of the demo in %s are in the group of their words', (language) => {
  const groups = toTiersPage(demoSettings.tiers, language).tabs.flatMap(({ tiers }) =>
    tiers.flatMap((tier) => tier.groups),
  )
  for (const { group, features } of groups) {
    expect(features.map(groupByWords)).toEqual(features.map(() => group))
  }
})

test('tabs without tiers are left out, and an unknown default is the first tab', () => {
  const [first, second] = demoSettings.tiers.tabs
  if (!first || !second) throw new Error('the demo has tabs')
  const view = toTiersPage({ default_tab: 'gone', tabs: [{ ...first, tiers: [] }, second] }, 'en')
  expect([view.tabs.map(({ id }) => id), view.defaultTab]).toEqual([['survival'], 'survival'])
  expect(toTiersPage({ default_tab: null, tabs: [] }, 'en')).toEqual({ tabs: [], defaultTab: '' })
})

test('both languages have the same number of features, and dim the same parts', () => {
  const dimmed = (language: 'en' | 'id') =>
    toTiersPage(demoSettings.tiers, language).tabs.map(({ tiers }) =>
      tiers.map(({ groups }) =>
        groups.map(({ features }) =>
          features.map((text) => featureParts(text).filter((part) => part.dimmed).length),
        ),
      ),
    )
  expect(dimmed('id')).toEqual(dimmed('en'))
})
