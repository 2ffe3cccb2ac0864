// Payment reference: public but not guessable, in groups of characters that are not confused when read aloud.

/** Crockford's base 32: five bits per character, without I, L, O and U. */
export const CROCKFORD_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 140 random bits. */
export const REFERENCE_CHARACTERS = 28

export const REFERENCE = /^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){6}$/

/** Normalizes typed or pasted text to the stored form: `k7qd 9mvx…` is `K7QD-9MVX-…`. */
export function toReference(text: string): string {
  const characters = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return characters.match(/.{1,4}/g)?.join('-') ?? ''
}

export function isReference(text: string): boolean {
  return REFERENCE.test(text)
}
