// Rules of new passwords: minimum length, and not a common password.
import { isPasswordTooShort, PASSWORD_MAX_LENGTH } from '#contract/team/admin.ts'

const MIN_DIFFERENT_CHARACTERS = 5
const NAME_WORTH_FINDING = 4
const RUNS = ['abcdefghijklmnopqrstuvwxyz', '01234567890123456789', 'qwertyuiopasdfghjklzxcvbnm']
const OFTEN_TRIED =
  /^(?:password|passw0rd|admin|administrator|minecraft|angkasa|letmein|welcome|qwerty|rahasia)+[\d!@#.]*$/

export function isPasswordWeak(password: string, username: string): boolean {
  const small = password.toLowerCase()
  const name = username.toLowerCase()
  return (
    isPasswordTooShort(password) ||
    password.length > PASSWORD_MAX_LENGTH ||
    new Set(small).size < MIN_DIFFERENT_CHARACTERS ||
    (name.length >= NAME_WORTH_FINDING && small.includes(name)) ||
    RUNS.some((run) => run.includes(small) || [...run].reverse().join('').includes(small)) ||
    OFTEN_TRIED.test(small)
  )
}
