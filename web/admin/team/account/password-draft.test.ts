import { expect, test } from 'vitest'
import * as adminEn from '#content/locales/en/admin-index.ts'
import * as adminId from '#content/locales/id/admin-index.ts'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#contract/team/admin.ts'
import { createAdminText } from '#web/admin/kit/text/admin-text.ts'
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

test.each([
  ['currentRequired', 'Please enter your current password', 'Isi password-mu yang sekarang'],
  ['tooShort', 'The new password must have at least 12 characters', 'Password baru minimal 12 karakter'],
  ['tooLong', 'The new password must have at most 256 characters', 'Password baru maksimal 256 karakter'],
  [
    'unchanged',
    'The new password must be different from the current one',
    'Password baru harus berbeda dari yang sekarang',
  ],
  ['notTheSame', "The new passwords don't match", 'Kedua password baru tidak sama'],
] as const)('%s has a text in both languages', (key, en, id) => {
  const limits = { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH }
  const texts = [createAdminText('en', adminEn), createAdminText('id', adminId)].map(({ t }) =>
    t(`adminAccount.${key}`, limits),
  )
  expect(texts).toEqual([en, id])
})
