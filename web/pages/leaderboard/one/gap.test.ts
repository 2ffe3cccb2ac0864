import { expect, test } from 'vitest'
import { gapBetween } from './gap.ts'

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
