import { expect, test } from 'vitest'
import * as en from '#content/locales/en/index.ts'
import * as id from '#content/locales/id/index.ts'
import { PART_NAMES } from '#content/locales/part-names.ts'
import { LANGUAGES } from '#contract/language.ts'
import { listEntries } from './own-texts.ts'
import { refill, splitParts, toEdited, toStored } from './parts.ts'

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
