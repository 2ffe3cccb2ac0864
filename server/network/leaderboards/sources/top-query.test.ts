import { expect, test } from 'vitest'
import { topQuery } from './top-query.ts'

test('queries the total for all time and the gain for other periods', () => {
  const columns = (['weekly', 'monthly', 'alltime'] as const).map(
    (period) => /`(\w+)` AS value/.exec(topQuery({ table: 'ajlb_x', period, limit: 20 }))?.[1],
  )
  expect(columns).toEqual(['weekly_delta', 'monthly_delta', 'value'])
})

test('refuses invalid table names', () => {
  const query = () =>
    topQuery({ table: 'x` union select user, password from mysql.user --', period: 'weekly', limit: 1 })
  expect(query).toThrow(/not the name of a table/)
})
