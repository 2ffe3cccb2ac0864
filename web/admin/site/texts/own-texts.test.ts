import { expect, test } from 'vitest'
import * as en from '#content/locales/en/index.ts'
import * as id from '#content/locales/id/index.ts'
import { PART_NAMES } from '#content/locales/part-names.ts'
import { LANGUAGES } from '#contract/language.ts'
import { SECTION_SCHEMAS } from '#contract/settings/sections.schema.ts'
import type { Texts } from '#contract/settings/texts.schema.ts'
import {
  findEntries,
  isOutdated,
  listEntries,
  TEXT_COUNT,
  withoutText,
  withSeen,
  withText,
} from './own-texts.ts'
import { refill, splitParts, toEdited, toStored } from './parts.ts'

const NONE: Texts = { en: {}, id: {} }
const ALL = { search: '', group: 'all', show: 'all' } as const
const KEY = 'vote.title'
const entry = listEntries(NONE).find(({ key }) => key === KEY)
if (!entry) throw new Error('no entry')
const keys = (texts: Texts, filter: Partial<Parameters<typeof findEntries>[1]>) =>
  findEntries(texts, { ...ALL, ...filter }).map(({ key }) => key)

test('lists every text of the site with its filled-in parts', () => {
  expect(listEntries(NONE)).toHaveLength(TEXT_COUNT)
  expect(entry).toEqual({
    key: KEY,
    group: 'vote',
    builtIn: { en: en.vote.title, id: id.vote.title },
    parts: ['name'],
  })
})

test('finds by key, by the text of either language, and by an own sentence', () => {
  expect(keys(NONE, { search: 'VOTE.TITLE' })).toContain(KEY)
  expect(keys(NONE, { search: en.vote.title.toUpperCase() })).toEqual([KEY])
  expect(keys(NONE, { search: id.vote.title })).toEqual([KEY])
  const own = withText(NONE, entry, 'id', 'Dukung {{name}} dong')
  expect(keys(own, { search: 'dukung {{name}}' })).toEqual([KEY])
  expect(keys(own, { show: 'own' })).toEqual([KEY])
  expect(keys(NONE, { show: 'own' })).toEqual([])
  expect(keys(NONE, { group: 'vote' }).every((key) => key.startsWith('vote.'))).toBe(true)
})

test('an own sentence is stored with the one of the site, and passes the schema', () => {
  const own = withText(NONE, entry, 'en', 'Vote!! {{name}}')
  expect(own).toEqual({
    en: { [KEY]: 'Vote!! {{name}}' },
    id: {},
    built_in: { en: { [KEY]: en.vote.title }, id: {} },
  })
  expect(SECTION_SCHEMAS.texts.safeParse(own).success).toBe(true)
})

test('typing the sentence of the site, or a reset, leaves nothing behind', () => {
  const own = withText(withText(NONE, entry, 'en', 'A {{name}}'), entry, 'id', 'B {{name}}')
  expect(withoutText(own, entry)).toEqual(NONE)
  expect(withText(withText(own, entry, 'en', en.vote.title), entry, 'id', id.vote.title)).toEqual(NONE)
})

test('tells when the sentence of the site changed after it was replaced, until the owner has seen it', () => {
  const own = withText(NONE, entry, 'en', 'A {{name}}')
  expect(isOutdated(own, entry)).toBe(false)
  const updated = { ...own, built_in: { en: { [KEY]: 'The sentence before the update' }, id: {} } }
  expect(isOutdated(updated, entry)).toBe(true)
  expect(keys(updated, { show: 'outdated' })).toEqual([KEY])
  expect(isOutdated(withSeen(updated, entry), entry)).toBe(false)
  expect(isOutdated({ en: { [KEY]: 'without a record' }, id: {} }, entry)).toBe(false)
})

test('an own sentence whose text is gone is listed, so that it can be removed', () => {
  const texts = { en: { 'gone.text': 'Hello' }, id: {} }
  const [orphan] = listEntries(texts)
  expect(orphan).toMatchObject({ key: 'gone.text', group: null })
  expect(orphan && withoutText(texts, orphan)).toEqual(NONE)
})

test('every filled-in part has a plain name of its own in both languages', () => {
  const parts = [...new Set(listEntries({ en: {}, id: {} }).flatMap((entry) => entry.parts))].sort()
  expect(Object.keys(PART_NAMES).sort()).toEqual(parts)
  for (const language of LANGUAGES)
    expect(new Set(Object.values(PART_NAMES).map((names) => names[language])).size).toBe(parts.length)
})

test('a sentence is edited with plain names, and stored with the names of the dictionary', () => {
  const parts = ['count']
  expect(toEdited(en.home.modesTitle, 'en')).toBe('{number} [world|worlds], one sky')
  expect(toEdited(id.home.modesTitle, 'id')).toContain('{jumlah}')
  expect(toStored('{Number } worlds', parts, 'en')).toBe('{{count}} worlds')
  expect(toStored('{{count}} worlds', parts, 'en')).toBe('{{count}} worlds')
  expect(toStored('{numbr} {jumlah}', parts, 'en')).toBe('{numbr} {jumlah}')
  for (const { builtIn, parts: all } of listEntries({ en: {}, id: {} })) {
    expect(toStored(toEdited(builtIn.en, 'id'), all, 'id')).toBe(builtIn.en)
  }
})

test('the parts of a sentence are at odd indexes', () => {
  expect(splitParts('{{done}} of {{total}}')).toEqual(['', 'done', ' of ', 'total', ''])
})

test.each([
  [
    '{{count}} [world|worlds], one sky',
    '4 worlds, one sky',
    'One sky, {{count}} [island|islands]',
    'One sky, 4 islands',
  ],
  ['{{count}} [world|worlds]', '1 world', '{{count}} [island|islands]', '1 island'],
  ['{{name}} (+{{price}}?)', 'A.B (+5?)', '{{price}} {{name}}', '5 A.B'],
  ['{{a}} and {{a}}', 'x and x', '{{a}}!', 'x!'],
  ['Vote', 'Vote', 'Dukung', 'Dukung'],
  ['Vote on {{site}}', 'Vote on', 'x {{site}}', null],
])('%s, rendered as "%s", becomes "%s": %s', (before, rendered, next, expected) => {
  expect(refill(before, rendered, next)).toBe(expected)
})
