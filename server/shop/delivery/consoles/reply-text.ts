// Replies of the game server in the form that is read and stored.

const REPLY_MAX_LENGTH = 2_000

const COLOUR_CODES = /§[0-9A-FK-ORX]/gi
const CONTROL_CHARACTERS = /\p{Cc}+/gu

/** One line without colour codes. */
export function plainReply(text: string): string {
  return text.replace(COLOUR_CODES, '').replace(CONTROL_CHARACTERS, ' ').trim()
}

export function storedReply(text: string): string {
  return plainReply(text).slice(0, REPLY_MAX_LENGTH).toWellFormed()
}
