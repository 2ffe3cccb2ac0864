import { expect, test } from 'vitest'
import * as adminEn from '#content/locales/en/admin-index.ts'
import { demoSettings } from '#content/settings/index.ts'
import { SECTIONS } from '#contract/settings/sections.schema.ts'
import { createAdminText } from '../text/admin-text.ts'
import { describeChange, entryName } from './describe-change.ts'
import type { Path } from './draft/value-path.ts'
import { labelOf } from './label.ts'

const en = createAdminText('en', adminEn)

const change = (before: unknown, after: unknown) => describeChange({ x: before }, { x: after }, ['x'], en)

test.each([
  ['a', 'b', 'a', 'b'],
  [null, 'b', 'empty', 'b'],
  [true, false, 'on', 'off'],
  [1, 2, '1', '2'],
  [{ host: 'a', port: 1 }, null, 'a · 1', 'empty'],
  [{ en: 'Hello', id: 'Halo' }, undefined, 'Hello', 'empty'],
])('%j to %j in words', (before, after, from, to) => {
  expect(change(before, after)).toEqual({ kind: 'value', before: from, after: to })
})

test('a long text is shown where it changed', () => {
  const start = 'word '.repeat(100)
  const described = change(`${start}old${start}`, `${start}new${start}`)
  expect(described).toMatchObject({
    before: expect.stringContaining('old'),
    after: expect.stringContaining('new'),
  })
  expect(JSON.stringify(described).length).toBeLessThan(400)
})

test('a list names what was added, removed or moved', () => {
  const one = { id: 'one', name: { en: 'One', id: 'Satu' } }
  const two = { id: 'two', name: { en: 'Two', id: 'Dua' } }
  expect(change([one], [one, two])).toEqual({ kind: 'list', text: 'added: Two' })
  expect(change([one, two], [one])).toEqual({ kind: 'list', text: 'removed: Two' })
  expect(change([one, two], [two, one])).toEqual({ kind: 'list', text: 'reordered' })
  expect(entryName(one, 'id')).toBe('Satu')
  expect(entryName({ url: 'https://x.example' }, 'en')).toBe('https://x.example')
})

test.each([
  ['play', ['bedrock', 'port'], 'Bedrock port'],
  ['identity', ['tagline', 'id'], 'Tagline (ID)'],
  ['links', ['more', 2, 'label', 'en'], 'Label (EN)'],
  ['servers', ['list', 0, 'rcon', 'host'], 'RCON address'],
  ['texts', ['en', 'vote.intro'], 'Text in English'],
  ['modes', [], 'Game modes'],
] as [keyof typeof demoSettings, Path, string][])('the name of %s %j', (section, path, label) => {
  expect(labelOf(en.t, section, path)).toBe(label)
})

test('every field of every section has a name of its own or of a group inside its section', () => {
  for (const section of SECTIONS) {
    const whole = labelOf(en.t, section, [])
    for (const path of leavesOf(demoSettings[section])) {
      if (path.length > 0 && section !== 'texts')
        expect([section, path, labelOf(en.t, section, path)]).not.toEqual([section, path, whole])
    }
  }
})

/** Paths of all fields, of the first entry of each list. */
function leavesOf(value: unknown, at: Path = []): Path[] {
  if (Array.isArray(value)) return value.length > 0 ? leavesOf(value[0], [...at, 0]) : []
  if (typeof value !== 'object' || value === null) return [at]
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...at, key]))
}
