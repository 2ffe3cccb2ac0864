import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { compareTiers } from '#contract/network/tier-compare.ts'
import { featureParts } from '#contract/network/tiers.ts'
import { toTiersPage } from '#contract/network/tiers-page.ts'
import { demoSettings } from './index.ts'

const tabOf = (id: string, language: Language) => {
  const tab = toTiersPage(demoSettings.tiers, language).tabs.find((each) => each.id === id)
  if (!tab) throw new Error(`the demo has no tab ${id}`)
  return tab
}

test('each tier marks what is new, and the number that the tier before has', () => {
  const marked = (id: string) =>
    tabOf('survival', 'en')
      .tiers.find((tier) => tier.id === id)
      ?.groups.map(({ features, changes }) =>
        features.flatMap((text, index) => {
          const change = changes[index]
          if (change?.kind === 'new') return [`+ ${text}`]
          if (change?.kind === 'text') return [`~ ${text}`]
          return change?.kind === 'number' ? [`${change.before} > ${text}`] : []
        }),
      )
  expect(marked('stellar')).toEqual([
    [
      '~ Stellar prefix in chat and tab list',
      '30 > TempFly 60 minutes (every day)',
      '4 > 6 auction slots',
      '4 > 5 jobs at once',
      '+ 70% spawner drop chance (when mined)',
    ],
    ['+ Command /nick (with colours)', '20 > Command /feed (every 15 minutes)'],
    [
      '80 > Max 120 chest shops',
      '8 > Max 12 claim places',
      '5 > Max 8 homes',
      '2 > Max 4 hours AFK (no kick)',
    ],
  ])
  expect(marked('genesis')).toEqual([[], [], []])
  expect(marked('nebula')?.[1]).toContain('$10K > Command /repair (costs $1K each time)')
})

test('every feature of every tier has its change beside it, in both languages', () => {
  for (const language of ['en', 'id'] as const)
    for (const { tiers } of toTiersPage(demoSettings.tiers, language).tabs)
      for (const { features, changes } of tiers.flatMap(({ groups }) => groups))
        expect(changes).toHaveLength(features.length)
})

const table = (id: string, language: Language) =>
  tabOf(id, language).rows.map(({ label, unit, cells }) =>
    [unit ? `${label} | ${unit}` : label, ...cells.map((cell) => (cell === true ? 'x' : (cell ?? '-')))].join(
      '; ',
    ),
  )

test('the table compares the climbing tiers by number, words and ticks', () => {
  const rows = table('survival', 'en')
  expect(rows).toHaveLength(17)
  expect(rows.slice(0, 2)).toEqual([
    'Prefix in chat and tab list; x; x; x; x; x',
    'TempFly | minutes (every day); 15; 30; 60; 120; 240',
  ])
  expect(rows.slice(11, 13)).toEqual([
    '/feed; every 30 minutes; every 20 minutes; every 15 minutes; every 10 minutes; every 5 minutes',
    '/repair; -; costs $10K each time; costs $10K each time; costs $1K each time; costs $1K each time',
  ])
})

test('the Indonesian table has the same cells in its own words', () => {
  const rows = table('survival', 'id')
  expect(rows[0]).toBe('Prefix di chat dan tab list; x; x; x; x; x')
  expect(rows[1]).toBe('TempFly | menit (setiap hari); 15; 30; 60; 120; 240')
  expect(rows[4]).toBe('Peluang drop spawner | (saat ditambang); -; -; 70%; 90%; 100%')
  expect(rows.at(-1)).toBe('Jam AFK (tanpa kick); 1; 2; 4; 6; 8')
})

test('tiers that require nothing are compared by their own lists, other words in other lines', () => {
  const rows = table('creative', 'en')
  expect(rows).toHaveLength(13)
  expect(rows.slice(3, 5)).toEqual(['Plot-M plot size (127x127 blocks); x; -', 'Name in chat in gold; x; -'])
  expect(rows.slice(10, 12)).toEqual(['Plots; 3; 6', 'Blocks in one edit (WorldEdit); 20,000; 100,000'])
})

test('a tier that lists one feature twice gets two lines, and no line is lost', () => {
  const [first, second] = demoSettings.tiers.tabs[0]?.tiers ?? []
  if (!first || !second) throw new Error('the demo has tiers')
  const kit = (count: number) => ({ en: `Kit ${count}`, id: `Kit ${count}` })
  const none = { general: [], commands: [], limits: [] }
  const rows = compareTiers(
    [
      { ...first, features: { ...none, general: [kit(1), kit(2)] } },
      { ...second, features: { ...none, general: [kit(3)] } },
    ],
    'en',
  )
  expect(rows).toEqual([
    { label: 'Kit', unit: null, cells: ['1', '3'] },
    { label: 'Kit 2', unit: null, cells: [true, null] },
  ])
})

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
