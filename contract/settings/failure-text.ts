// Texts of the owner that mean a failed command, see contract/shop/failed-reply.ts.
export const FAILURE_TEXTS_MAX = 50
export const FAILURE_TEXT_MAX_LENGTH = 200
const LETTERS_MIN = 4

/** A shorter text would also be in replies of success. */
export function isFailureText(text: string): boolean {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= LETTERS_MIN
}
