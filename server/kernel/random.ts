// Injectable randomness, so that tests control ids.
import { randomBytes } from 'node:crypto'
import { CROCKFORD_ALPHABET } from '#contract/reference.ts'

export type Random = { bytes(length: number): Uint8Array }

export const systemRandom: Random = { bytes: (length) => randomBytes(length) }

/** Five random bits per character; 26 characters are 130 bits. */
export function newId(random: Random, length = 26): string {
  return Array.from(
    random.bytes(length),
    (byte) => CROCKFORD_ALPHABET[byte % CROCKFORD_ALPHABET.length],
  ).join('')
}
