import { expect, test } from 'vitest'
import { writtenMoment } from './moment-input.tsx'

test.each([
  ['2026-11-17T05:54', 'en', 'Tuesday, 17 Nov 2026, 05:54 WIB'],
  ['2026-11-17T05:54', 'id', 'Selasa, 17 Nov 2026, 05.54 WIB'],
  ['2026-08-10', 'en', 'Monday, 10 August 2026'],
  ['2026-08-10', 'id', 'Senin, 10 Agustus 2026'],
  ['', 'en', ''],
  ['20', 'en', ''],
] as const)('%s in %s is %s', (local, language, words) => {
  expect(writtenMoment(local, language)).toBe(words)
})
