// What the game server answered, as it is judged and kept.

const REPLY_MAX_LENGTH = 2_000

/** What the game, Spigot, Paper and the plugin of the first products say when a command did not work, in small letters. */
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
  // PlayerPoints in its own English, as an owner has not changed it.
  'player could not be found:',
  'amount must be a positive whole number',
]

const COLOUR_CODES = /§[0-9A-FK-ORX]/gi
const CONTROL_SIGNS = /\p{Cc}+/gu

/** One line without colours. Messages of plugins end with a line break; those of the game do not. */
export function plainReply(text: string): string {
  return text.replace(COLOUR_CODES, '').replace(CONTROL_SIGNS, ' ').trim()
}

export function keptReply(text: string): string {
  return plainReply(text).slice(0, REPLY_MAX_LENGTH).toWellFormed()
}

/** An empty answer is no failure: many commands say nothing. */
export function createFailureTest(more: readonly string[] = []): (plain: string) => boolean {
  const patterns = [...FAILURES, ...more.map((text) => text.toLowerCase())]
  return (plain) => {
    const text = plain.toLowerCase()
    return patterns.some((pattern) => text.includes(pattern))
  }
}
