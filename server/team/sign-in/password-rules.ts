// Rules of the names of admins, and of new passwords: minimum length, and not a common password.
import { isPasswordTooShort, PASSWORD_MAX_LENGTH } from '#contract/team/admin.ts'

const NAME = /^[A-Za-z0-9_.-]{3,32}$/
const MIN_DIFFERENT_CHARACTERS = 5
const NAME_WORTH_FINDING = 4
const RUNS = ['abcdefghijklmnopqrstuvwxyz', '01234567890123456789', 'qwertyuiopasdfghjklzxcvbnm']
const OFTEN_TRIED =
  /^(?:password|passw0rd|admin|administrator|minecraft|angkasa|letmein|welcome|qwerty|rahasia)+[\d!@#.]*$/

export function isAdminName(name: string): boolean {
  return NAME.test(name)
}

/** Why a password is refused; null when it is accepted. */
export function passwordProblem(
  password: string,
  username: string,
): 'password_has_name' | 'password_too_weak' | null {
  if (isWeak(password)) return 'password_too_weak'
  const name = username.toLowerCase()
  return name.length >= NAME_WORTH_FINDING && password.toLowerCase().includes(name)
    ? 'password_has_name'
    : null
}

function isWeak(password: string): boolean {
  const small = password.toLowerCase()
  return (
    isPasswordTooShort(password) ||
    password.length > PASSWORD_MAX_LENGTH ||
    new Set(small).size < MIN_DIFFERENT_CHARACTERS ||
    RUNS.some((run) => run.includes(small) || [...run].reverse().join('').includes(small)) ||
    OFTEN_TRIED.test(small)
  )
}
