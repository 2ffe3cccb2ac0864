import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Feature, TierEntry } from '#contract/settings/tiers.schema.ts'
import { featureParts, fullFeatures, mergeFeatures } from './tiers.ts'

const feature = (en: string, key?: string): Feature => ({ en, id: `${en} (id)`, ...(key && { key }) })
const texts = (features: readonly Feature[]) => features.map(({ en }) => en)
const merge = (inherited: readonly Feature[], added: readonly Feature[]) =>
  texts(mergeFeatures(inherited, added))

test.each([
  ['Max 3 homes', 'Max 5 homes'],
  ['Max 1 hour AFK (no kick)', 'Max 2 hours AFK (no kick)'],
  ['Command /repair (costs $10K each time)', 'Command /repair (costs $1K each time)'],
  ['Max 20,000 blocks in one edit', 'Max 100,000 blocks in one edit'],
  ['70% spawner drop', '90% Spawner drop'],
  ['1 home', '12 homes'],
  ['Sells for $500', 'Sells for $10K'],
])('"%s" is replaced by "%s"', (before, after) => {
  expect(merge([feature(before)], [feature(after)])).toEqual([after])
})

test.each([
  ['Max 3 homes', 'Max 3 claims'],
  ['Command /hat', 'Command /has'],
])('"%s" is not replaced by "%s"', (before, after) => {
  expect(merge([feature(before)], [feature(after)])).toEqual([before, after])
})

test('a key replaces whatever the text is, and where both have one only the same key', () => {
  const inherited = [feature('Genesis prefix', 'prefix'), feature('Max 3 homes', 'homes')]
  expect(merge(inherited, [feature('Vega prefix', 'prefix')])).toEqual(['Vega prefix', 'Max 3 homes'])
  expect(merge(inherited, [feature('Max 5 homes')])).toEqual(['Genesis prefix', 'Max 5 homes'])
  expect(merge(inherited, [feature('Max 5 homes', 'other')])).toEqual([
    'Genesis prefix',
    'Max 3 homes',
    'Max 5 homes',
  ])
})

test('of several inherited features that differ only in numbers none is replaced', () => {
  expect(merge([feature('Kit 1'), feature('Kit 2')], [feature('Kit 3')])).toEqual(['Kit 1', 'Kit 2', 'Kit 3'])
})

test('a new feature stands before the replacing one that follows it, else at the end', () => {
  const inherited = [feature('/hat'), feature('/feed 30'), feature('/repair')]
  expect(merge(inherited, [feature('/nick'), feature('/feed 20'), feature('/heal')])).toEqual([
    '/hat',
    '/nick',
    '/feed 20',
    '/repair',
    '/heal',
  ])
})

const WORDS = fc.constantFrom('Max homes', 'Command /hat', 'slots', 'Kit', 'claim', 'job at once')
const Features = fc
  .array(fc.record({ word: WORDS, count: fc.nat(99), key: fc.option(fc.constantFrom('a', 'b')) }), {
    maxLength: 8,
  })
  .map((all) => all.map(({ word, count, key }) => feature(`${word} ${count}`, key ?? undefined)))

test('a merge keeps every new feature in its order, and every inherited one that is not replaced', () => {
  fc.assert(
    fc.property(Features, Features, (inherited, added) => {
      const merged = mergeFeatures(inherited, added)
      expect(merged).toEqual(expect.arrayContaining([...added]))
      const kept = merged.filter((one) => inherited.includes(one))
      expect(kept).toEqual(inherited.filter((one) => merged.includes(one)))
      expect(merged).toHaveLength(kept.length + added.length)
      expect(inherited.length - kept.length).toBeLessThanOrEqual(added.length)
    }),
  )
})

test('merging the same list again changes nothing but the object', () => {
  fc.assert(
    fc.property(Features, (features) => {
      const identities = features.flatMap(({ en, key }) => [en.replace(/\d+/g, ''), key ?? en])
      fc.pre(new Set(identities).size === identities.length)
      expect(mergeFeatures(features, structuredClone(features))).toEqual(features)
    }),
  )
})

test('a chain of tiers ends at the first one', () => {
  const tier = (id: string, requires: string | null, en: string): TierEntry => ({
    id,
    name: id,
    price: 1,
    days: null,
    requires,
    colour: '#ffffff',
    features: { general: [feature(en)], commands: [], limits: [] },
  })
  const tiers = [tier('a', null, 'one'), tier('b', 'a', 'two'), tier('c', 'b', 'three'), tier('d', 'd', 'x')]
  const general = (index: number) => texts(fullFeatures(tiers, tiers[index] as TierEntry).general)
  expect([general(2), general(3)]).toEqual([['one', 'two', 'three'], ['x']])
})

test('only text in parentheses is dimmed', () => {
  expect(featureParts('TempFly 15 minutes (daily)')).toEqual([
    { text: 'TempFly 15 minutes ', dimmed: false },
    { text: '(daily)', dimmed: true },
  ])
  expect(featureParts('(a) b (c)')).toEqual([
    { text: '(a)', dimmed: true },
    { text: ' b ', dimmed: false },
    { text: '(c)', dimmed: true },
  ])
})

test('an unclosed parenthesis is plain text, also a hundred thousand of them', () => {
  expect(featureParts('open (for ever')).toEqual([{ text: 'open (for ever', dimmed: false }])
  const worst = '('.repeat(100_000)
  expect(featureParts(worst)).toEqual([{ text: worst, dimmed: false }])
})
