import { expect, test } from 'vitest'
import { barLabel, barName, dayText, groupsFor, readView, spanText, writeView } from './period.ts'

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

test.each([
  ['2026-11-01', '2026-11-16', '1 – 16 Nov 2026'],
  ['2026-10-29', '2026-11-04', '29 Oct – 4 Nov 2026'],
  ['2025-12-29', '2026-01-04', '29 Dec 2025 – 4 Jan 2026'],
  ['2026-11-16', '2026-11-16', '16 Nov 2026'],
])('%s to %s is %s', (from, until, text) => {
  expect(spanText({ from, until }, 'en')).toBe(text)
})

test('days, weeks and months in both languages', () => {
  const week = { from: '2026-11-09', until: '2026-11-15' }
  expect(dayText('2026-11-15', 'id')).toBe('Min 15 Nov')
  expect(barName(week, 'month', 'id')).toBe('November 2026')
  expect(barName(week, 'week', 'en')).toBe('9 – 15 Nov 2026')
  expect([barLabel('2026-08-01', 'month', 'id'), barLabel('2026-08-03', 'week', 'id')]).toEqual([
    'Agu',
    '3 Agu',
  ])
})
