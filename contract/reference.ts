// Our own name of a payment, public but not to be guessed: groups of signs that nobody confuses when read aloud.

/** Crockford's alphabet: 32 signs, five bits each, without I, L, O and U. */
export const REFERENCE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const REFERENCE_GROUP_SIGNS = 4
/** 28 signs are 140 random bits. */
export const REFERENCE_SIGNS = 28

export const REFERENCE = /^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){6}$/

/** Brings what a person typed or pasted into the form that is stored: `k7qd 9mvx…` is `K7QD-9MVX-…`. */
export function toReference(text: string): string {
  const signs = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return signs.match(/.{1,4}/g)?.join('-') ?? ''
}

export function isReference(text: string): boolean {
  return REFERENCE.test(text)
}
