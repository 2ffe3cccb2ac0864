// Recovery codes for the day the phone is gone: 50 random bits each, stored as hashes.
import { createHash } from 'node:crypto'
import { RECOVERY_CODES } from '#contract/settings/two-factor.ts'
import { newId, type Random } from '#server/platform/kernel/random.ts'

const CHARACTERS = 10
const HALF = CHARACTERS / 2

/** As shown to the admin, once: `7QF29-LXA1M`. */
export function newRecoveryCodes(random: Random): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const code = newId(random, CHARACTERS)
    return `${code.slice(0, HALF)}-${code.slice(HALF)}`
  })
}

/** Null when the text cannot be a recovery code. Letters that look like digits are read as those. */
export function hashOfRecoveryCode(text: string): string | null {
  const code = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  if (code.length !== CHARACTERS) return null
  // Random codes need no slow hash.
  return createHash('sha256').update(code).digest('base64url')
}
