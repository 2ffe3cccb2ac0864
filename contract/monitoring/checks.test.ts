import { expect, test } from 'vitest'
import { type CheckResult, countReady, stateNow } from './checks.ts'

const NOON = '2026-11-16T12:00:00.000Z'

const result = (state: CheckResult['state'], at: string): CheckResult => ({
  id: 'a',
  part: 'data',
  subject: null,
  state,
  reason: 'config_ready',
  values: {},
  at,
  ms: 1,
})

test('a part has no state until all of it is tested after the last change', () => {
  const [before, after] = [result('ready', '2026-11-16T11:59:59.999Z'), result('ready', NOON)]
  expect(stateNow([], NOON)).toBeNull()
  expect(stateNow([before, after], NOON)).toBeNull()
  expect(stateNow([after, result('failing', NOON)], NOON)).toBe('failing')
})

test('nothing is counted while a part is not tested; parts that are off do not count', () => {
  expect(countReady([])).toBeNull()
  expect(countReady(['ready', null])).toBeNull()
  expect(countReady(['ready', 'off', 'demo', 'failing'])).toEqual({ ready: 1, total: 3 })
})
