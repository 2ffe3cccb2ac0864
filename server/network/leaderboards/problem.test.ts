import { expect, test } from 'vitest'
import { toProblem } from './sources/leaderboard-source.ts'

test('uses the code of an error without a message', () => {
  expect(toProblem(Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }))).toBe('ECONNREFUSED')
  expect(toProblem(new Error(''))).toBe('Error')
})
