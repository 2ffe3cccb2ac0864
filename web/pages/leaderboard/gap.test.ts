import { expect, test } from 'vitest'
import * as en from '#content/locales/en/index.ts'
import { createText } from '#web/kit/i18n/text.ts'
import { gapBetween, gapText } from './gap.ts'

test.each([
  ['1222760', '1204556', '18204'],
  ['12,50', '12,25', '0,25'],
  ['12,5', '11', '1,50'],
  ['90071992547409931234', '90071992547409931233', '1'],
  ['5', '-2', '7'],
  ['5', '5', null],
  ['4', '5', null],
  ['—', '5', null],
  ['5', '', null],
])('from %s down to %s it is %s', (higher, lower, gap) => {
  expect(gapBetween(higher, lower)).toBe(gap)
})

test.each([
  ['duration', '7200', '3600', '1h'],
  ['duration', '7200', '7100', null],
  ['votes', '9', '8', '1\u00a0vote'],
  ['votes', '9', '9', null],
] as const)('a gap of %s from %s to %s reads %s', (format, higher, lower, shown) => {
  const entries = [{ value: higher }, { value: lower }] as const
  expect(gapText({ format, symbol: '' }, entries, createText('en', en))).toBe(shown)
  expect(gapText({ format, symbol: '' }, [undefined, entries[0]], createText('en', en))).toBeNull()
})
