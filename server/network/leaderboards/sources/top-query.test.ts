import { expect, test } from 'vitest'
import { topQuery } from './queries.ts'

test('refuses invalid table names', () => {
  const query = () =>
    topQuery({ table: 'x` union select user, password from mysql.user --', period: 'weekly', limit: 1 })
  expect(query).toThrow(/not the name of a table/)
})
