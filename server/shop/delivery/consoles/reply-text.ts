// Replies of the game server: failure detection, and the form that is stored.

const REPLY_MAX_LENGTH = 2_000

/** Failure texts of the game, Spigot, Paper and PlayerPoints, in lower case. */
const FAILURES = [
  'unknown or incomplete command',
  '<--[here]',
  'incorrect argument for command',
  'expected whitespace to end one argument',
  'that player does not exist',
  'no player was found',
  'no entity was found',
  'unknown command. type "/help" for help',
  'unknown command. try /help for a list of commands',
  'unknown command or insufficient permissions',
  'an unexpected error occurred trying to execute that command',
  'error executing:',
  'a player is required to run this command here',
  // PlayerPoints with its default English messages.
  'player could not be found:',
  'amount must be a positive whole number',
]

const COLOUR_CODES = /§[0-9A-FK-ORX]/gi
const CONTROL_CHARACTERS = /\p{Cc}+/gu

/** One line without colour codes. */
export function plainReply(text: string): string {
  return text.replace(COLOUR_CODES, '').replace(CONTROL_CHARACTERS, ' ').trim()
}

export function storedReply(text: string): string {
  return plainReply(text).slice(0, REPLY_MAX_LENGTH).toWellFormed()
}

/** An empty reply is no failure: many commands print nothing. */
export function createFailureTest(more: readonly string[] = []): (plain: string) => boolean {
  const patterns = [...FAILURES, ...more.map((text) => text.toLowerCase())]
  return (plain) => {
    const text = plain.toLowerCase()
    return patterns.some((pattern) => text.includes(pattern))
  }
}
