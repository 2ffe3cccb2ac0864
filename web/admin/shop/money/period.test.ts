import { expect, test } from 'vitest'
import { groupsFor, readView, writeView } from './period.ts'

const TODAY = '2026-11-16'
const read = (query: string) => readView(new URLSearchParams(query), TODAY)

test.each([
  ['', 'this_month', '2026-11-01', '2026-11-16', 'day'],
  ['period=last_month&group=week', 'last_month', '2026-10-01', '2026-10-31', 'week'],
  ['period=days_7', 'days_7', '2026-11-10', '2026-11-16', 'day'],
  ['period=days_30', 'days_30', '2026-10-18', '2026-11-16', 'day'],
  ['period=this_year', 'this_year', '2026-01-01', '2026-11-16', 'month'],
  ['period=custom&from=2026-02-01&until=2026-02-28', 'custom', '2026-02-01', '2026-02-28', 'day'],
  ['period=custom&from=2026-02-30&until=x', 'this_month', '2026-11-01', '2026-11-16', 'day'],
  ['period=custom&from=2026-03-01&until=2026-02-01', 'this_month', '2026-11-01', '2026-11-16', 'day'],
  ['period=ever&group=hour', 'this_month', '2026-11-01', '2026-11-16', 'day'],
])('%s is %s from %s to %s by %s', (query, period, from, until, group) => {
  expect(read(query)).toEqual({ period, from, until, group })
})

test('a long period has no bars of single days', () => {
  expect(groupsFor('2026-01-01', '2026-12-31')).toEqual(['week', 'month'])
  expect(read('period=this_year&group=day').group).toBe('month')
})

test('an address is read as it was written', () => {
  const view = read('period=custom&from=2026-02-01&until=2026-02-28&group=week')
  expect(read(writeView(view))).toEqual(view)
})
