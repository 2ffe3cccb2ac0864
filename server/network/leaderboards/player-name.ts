// Untrusted player names from game databases and voting sites.

const MAX_CHARACTERS = 32
// Control characters, lone surrogates, line separators and bidirectional controls.
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** The name to display, or null when it is invalid. */
export function toDisplayName(given: unknown): string | null {
  if (typeof given !== 'string') return null
  const name = given.trim()
  return name !== '' && [...name].length <= MAX_CHARACTERS && !FORBIDDEN.test(name) ? name : null
}
