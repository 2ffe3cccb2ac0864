import { expect, test } from 'vitest'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { findStep, newTotpSecret, stepAt, totpAddress, totpCode } from './totp.ts'

/** `12345678901234567890`, the secret of the vectors in RFC 6238. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1_000)

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('gives the code of RFC 6238 at %i seconds', (seconds, code) => {
  expect(totpCode(SECRET, stepAt(at(seconds)))).toBe(code)
  expect(findStep(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30))
})

test('accepts the step before and after, and none further away', () => {
  const now = at(1_700_000_000)
  const current = stepAt(now)
  const found = [-2, -1, 0, 1, 2].map((drift) => findStep(SECRET, totpCode(SECRET, current + drift), now))
  expect(found).toEqual([null, current - 1, current, current + 1, null])
})

test.each(['', '28708', '2870820', '28708x', '２８７０８２'])('refuses %j', (code) => {
  expect(findStep(SECRET, code, at(59))).toBeNull()
})

test('secrets have 32 characters of base32 and are all different', () => {
  const secrets = Array.from({ length: 50 }, () => newTotpSecret(systemRandom))
  expect(new Set(secrets).size).toBe(50)
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/)
})

test('the address names the site and the admin, with reserved characters encoded', () => {
  expect(totpAddress({ issuer: 'Angkasa', account: 'admin', secret: SECRET })).toBe(
    `otpauth://totp/Angkasa:admin?issuer=Angkasa&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`,
  )
  expect(totpAddress({ issuer: 'Nusantara & Co', account: 'a', secret: SECRET })).toContain(
    'totp/Nusantara%20%26%20Co:a?issuer=Nusantara%20%26%20Co&',
  )
})
