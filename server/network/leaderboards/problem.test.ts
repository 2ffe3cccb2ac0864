import { expect, test } from 'vitest'
import { toProblem } from './problem.ts'

test('includes the cause', () => {
  const error = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:1') })
  expect(toProblem(error)).toBe('fetch failed: connect ECONNREFUSED 127.0.0.1:1')
})

test('uses the code of an error without a message', () => {
  expect(toProblem(Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }))).toBe('ECONNREFUSED')
  expect(toProblem(new Error(''))).toBe('Error')
  expect(toProblem('no')).toBe('no')
})
