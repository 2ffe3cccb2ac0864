import { expect, test } from 'vitest'
import { axisLabels, tableRows } from './chart-times.ts'

const chart = (from: string, step_minutes: number, players: (number | null)[]) => ({
  now: null,
  peak: null,
  from,
  step_minutes,
  players,
})
const fill = (count: number) => Array.from({ length: count }, () => 1)

test('labels of a day are whole hours in Jakarta', () => {
  const labels = axisLabels(chart('2026-11-15T13:15:00.000Z', 15, fill(96)), '24h', 'id')
  expect(labels.map(({ label }) => label)).toEqual(['00.00', '04.00', '08.00', '12.00', '16.00'])
  expect(labels[0]?.place).toBeCloseTo(3.75 / 24)
})

test('labels of a week are days, of a month dates', () => {
  const week = axisLabels(chart('2026-11-09T13:00:00.000Z', 60, fill(168)), '7d', 'en')
  expect(week.map(({ label }) => label)).toEqual(['Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Mon'])
  const month = axisLabels(chart('2026-10-17T13:00:00.000Z', 240, fill(180)), '30d', 'id')
  expect(month.length).toBeGreaterThanOrEqual(5)
  expect(month.every(({ place }) => place > 0 && place < 1)).toBe(true)
})

test('the table has the mean of each hour, and says where there is none', () => {
  const rows = tableRows(
    chart('2026-11-15T13:00:00.000Z', 15, [1, 2, 3, 6, null, null, null, null]),
    '24h',
    'en',
  )
  expect(rows).toEqual([
    { label: '15 Nov, 20:00', players: 3 },
    { label: '15 Nov, 21:00', players: null },
  ])
})
