// Randomness, handed in. Ids are letters and digits that nobody confuses when reading aloud.
import { randomBytes } from 'node:crypto'

export type Random = { bytes(length: number): Uint8Array }

export const systemRandom: Random = { bytes: (length) => randomBytes(length) }

/** Crockford's alphabet: 32 signs without I, L, O and U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Five random bits a sign; 26 signs are 130 bits. */
export function newId(random: Random, signs = 26): string {
  return Array.from(random.bytes(signs), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}
