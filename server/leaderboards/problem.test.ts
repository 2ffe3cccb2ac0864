import { expect, test } from 'vitest'
import { toProblem } from './problem.ts'

test('the reason is told with its cause', () => {
  const error = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:1') })
  expect(toProblem(error)).toBe('fetch failed: connect ECONNREFUSED 127.0.0.1:1')
})

test('an error without a word is told by its code', () => {
  expect(toProblem(Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }))).toBe('ECONNREFUSED')
  expect(toProblem(new Error(''))).toBe('Error')
  expect(toProblem('no')).toBe('no')
})
