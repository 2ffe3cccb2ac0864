import { expect, test } from 'vitest'
import { tableRows } from './chart-times.ts'

const chart = (from: string, step_minutes: number, players: (number | null)[]) => ({
  now: null,
  peak: null,
  from,
  step_minutes,
  players,
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
