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

// Names in the reply to `list`: vanilla and Paper print one line, EssentialsX one line for each group.
//
//   There are 2 of a max of 20 players online: Steve, .Alex
//
//   There are 2 out of maximum 20 players online.
//   admins: [AFK]Steve
//   default: .Alex

/** Marks such as [AFK], [HIDDEN] or a rank before the name. */
const MARKS = /\[[^\]]*\]|\([^)]*\)/g
/** Floodgate's prefix may be any of these characters. */
const NAME = /^[\w.*+-]{1,24}$/

/** Null when the reply is not a list of players. */
export function readOnlineNames(reply: string): string[] | null {
  // Before 1.13 the names are in the line after the colon.
  const lines = reply
    .replace(/:\s*[\r\n]+/g, ': ')
    .split(/[\r\n]+/)
    .map(plainReply)
  // The number of players is in the first line in every format and language.
  if (!/\d/.test(lines.find((line) => line !== '') ?? '')) return null
  return lines
    .filter((line) => line.includes(':'))
    .flatMap((line) => line.slice(line.indexOf(':') + 1).split(','))
    .map((entry) => entry.replace(MARKS, ' ').trim().split(/\s+/).at(-1) ?? '')
    .filter((name) => NAME.test(name))
}

/** Names in the game differ by more than capitals. */
export function isOnline(names: readonly string[], player: string): boolean {
  const wanted = player.toLowerCase()
  return names.some((name) => name.toLowerCase() === wanted)
}
