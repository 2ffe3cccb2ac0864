import { expect, test } from 'vitest'
import { passwordProblem } from './password-rules.ts'

test.each([
  ['eleven-sign', 'is short'],
  ['x'.repeat(257), 'is longer than anybody types'],
  ['aaaaaaaaaaaaaaaa', 'is one character'],
  ['abababababab', 'is two characters'],
  ['my-Ayu.Admin-pw', 'holds the username'],
  ['abcdefghijklm', 'is a run of letters'],
  ['012345678901', 'is a run of digits'],
  ['mnbvcxzlkjhg', 'is a run of keys backwards'],
  ['Password1234', 'is often tried'],
  ['minecraftminecraft!', 'is often tried'],
])('%s is refused: it %s', (password) => {
  expect(passwordProblem(password, 'ayu.admin')).not.toBeNull()
})

test.each(['correct horse battery', 'tR7-kelapa-muda', 'kucing makan ikan', '0123-abcd-EFGH'])(
  '%s is accepted',
  (password) => {
    expect(passwordProblem(password, 'ayu.admin')).toBeNull()
  },
)

test('a very short name may be part of a password', () => {
  expect(passwordProblem('a bayonet of steel', 'ayo')).toBeNull()
})

test('says that a password contains the name', () => {
  expect(passwordProblem('RinaSupport2026!', 'rinasupport')).toBe('password_has_name')
  expect(passwordProblem('short', 'rinasupport')).toBe('password_too_weak')
})
