import { expect, test } from 'vitest'
import { toProblem } from './to-problem.ts'

test('uses the code of an error without a message, the first of several errors, and the cause', () => {
  expect(toProblem(Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }))).toBe('ECONNREFUSED')
  expect(toProblem(new AggregateError([new Error('refused by ::1'), new Error('refused')]))).toBe(
    'refused by ::1',
  )
  expect(toProblem(new Error('fetch failed', { cause: new Error('no route') }))).toBe(
    'fetch failed: no route',
  )
  expect(toProblem(new Error(''))).toBe('Error')
  expect(toProblem('text')).toBe('text')
})
