// Validation of the password form. The server checks whether the password is easy to guess.

import type { PasswordChange } from '#contract/team/admin.schema.ts'
import { isPasswordTooShort, PASSWORD_MAX_LENGTH } from '#contract/team/admin.ts'

export type PasswordDraft = { current: string; next: string; repeated: string }

type PasswordProblem = {
  field: keyof PasswordDraft
  /** A key of the locales. */
  key: 'currentRequired' | 'tooShort' | 'tooLong' | 'unchanged' | 'notTheSame'
}

/** The first problem in the order of the fields. */
export function passwordProblem({ current, next, repeated }: PasswordDraft): PasswordProblem | null {
  if (current === '') return { field: 'current', key: 'currentRequired' }
  if (isPasswordTooShort(next)) return { field: 'next', key: 'tooShort' }
  if (next.length > PASSWORD_MAX_LENGTH) return { field: 'next', key: 'tooLong' }
  if (next === current) return { field: 'next', key: 'unchanged' }
  return next === repeated ? null : { field: 'repeated', key: 'notTheSame' }
}

export function toPasswordChange({ current, next }: PasswordDraft): PasswordChange {
  return { current_password: current, new_password: next }
}
