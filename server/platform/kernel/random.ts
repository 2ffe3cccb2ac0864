// Injectable randomness, so that tests control ids.
import { randomBytes } from 'node:crypto'
import { CROCKFORD_ALPHABET } from '#contract/shop/reference.ts'

export type Random = { bytes(length: number): Uint8Array }

export const systemRandom: Random = { bytes: (length) => randomBytes(length) }

/** Five random bits per character; 26 characters are 130 bits. */
export function newId(random: Random, length = 26): string {
  return Array.from(
    random.bytes(length),
    (byte) => CROCKFORD_ALPHABET[byte % CROCKFORD_ALPHABET.length],
  ).join('')
}

const JITTER = 0.1
const LARGEST_BYTE = 255

/** Varies a pause by up to a tenth, so that processes that start together do not send their requests at the same moment. */
export function jittered(ms: number, random: Random): number {
  const part = (random.bytes(1)[0] ?? 0) / LARGEST_BYTE
  return Math.round(ms * (1 + JITTER * (2 * part - 1)))
}
