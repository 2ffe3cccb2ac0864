import { expect, test } from 'vitest'
import { passwordProblem, toPasswordChange } from './password-draft.ts'

const fine = { current: 'old one', next: 'a new long one', repeated: 'a new long one' }

test('sends a valid change as typed, with spaces', () => {
  expect(passwordProblem(fine)).toBeNull()
  expect(toPasswordChange({ ...fine, next: ' a b ' })).toEqual({
    current_password: 'old one',
    new_password: ' a b ',
  })
})

test.each([
  [{ current: '' }, 'current', 'currentRequired'],
  [{ next: 'a'.repeat(11) }, 'next', 'tooShort'],
  [{ next: 'a'.repeat(257) }, 'next', 'tooLong'],
  [{ current: 'a new long one' }, 'next', 'unchanged'],
  [{ repeated: 'a new long onE' }, 'repeated', 'notTheSame'],
] as const)('%j is refused at %s: %s', (change, field, key) => {
  expect(passwordProblem({ ...fine, ...change })).toEqual({ field, key })
})
