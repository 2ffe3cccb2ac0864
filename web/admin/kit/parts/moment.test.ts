import { expect, test } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import { fromInput, readMoment, toInput, writtenMoment } from './moment.ts'

test.each([
  ['2026-11-17T05:54', 'en', 'Tue, 17 Nov 2026, 05:54 WIB'],
  ['2026-11-17T05:54', 'id', 'Sel, 17 Nov 2026, 05.54 WIB'],
  ['2026-08-10', 'en', 'Mon, 10 Aug 2026'],
  ['2026-08-10', 'id', 'Sen, 10 Agu 2026'],
  ['', 'en', ''],
  ['tomorrow', 'en', 'tomorrow'],
] as const)('%s in %s is %s', (local, language, words) => {
  expect(writtenMoment(local, language)).toBe(words)
})

test('reads every day of a year as it writes it, in both languages', () => {
  for (let at = Date.parse('2028-01-01T07:09Z'); at < Date.parse('2029-01-01'); at += 86_400_000) {
    const local = new Date(at).toISOString().slice(0, 16)
    for (const language of LANGUAGES) {
      expect(readMoment(writtenMoment(local, language), 'datetime-local')).toBe(local)
      expect(readMoment(writtenMoment(local.slice(0, 10), language), 'date')).toBe(local.slice(0, 10))
    }
  }
})

test.each([
  ['10/08/2026', '2026-08-10T00:00'],
  ['10-8-2026 7.05', '2026-08-10T07:05'],
  [' 17  Agustus 2026, 19:00 ', '2026-08-17T19:00'],
  ['Senin 17 agt 2026 19.00 wib', '2026-08-17T19:00'],
  ['2026-11-17', '2026-11-17T00:00'],
  ['2026-11-17T05:54', '2026-11-17T05:54'],
])('%s is %s', (typed, local) => {
  expect(readMoment(typed, 'datetime-local')).toBe(local)
})

test.each([
  '31 Feb 2026',
  '17 Foo 2026',
  '17 Nov 26',
  '17 Nov 2026, 25:00',
  '17 Nov 2026, 1',
  '08/17/2026',
  'soon',
])('%s is no date and stays as it was typed, also in a draft', (typed) => {
  expect(readMoment(typed, 'datetime-local')).toBe(typed)
  expect(fromInput(typed)).toBe(typed)
  expect(toInput(typed)).toBe(typed)
})

test('a moment is stored in UTC; an empty field is null', () => {
  expect(toInput('2026-11-16T18:30:00.000Z')).toBe('2026-11-17T01:30')
  expect(fromInput('2026-11-17T01:30')).toBe('2026-11-16T18:30:00.000Z')
  expect(fromInput('')).toBeNull()
  expect(toInput(null)).toBe('')
})
