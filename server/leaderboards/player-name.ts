// Names from outside: a game database and a voting site hold whatever somebody typed.

const LONGEST = 32
// Control signs, halves of surrogate pairs, line breaks, and the marks that turn the writing direction around.
const NOT_SHOWN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** The name as it may be shown, or null when it is none. */
export function toShownName(given: unknown): string | null {
  if (typeof given !== 'string') return null
  const name = given.trim()
  return name !== '' && [...name].length <= LONGEST && !NOT_SHOWN.test(name) ? name : null
}
