// Usernames of Java and Bedrock players: validation and encoding, shared by the form and the API.
export const USERNAME_MIN_LENGTH = 3
export const USERNAME_MAX_LENGTH = 20
/** The form validates a name only when typing has paused, and not before this many characters. */
export const USERNAME_CHECK_DELAY_MS = 500
const USERNAME_CHECK_MIN_LENGTH = 2

/** Prefix of a Bedrock name in its encoded form. Java names contain no dot, so it is unambiguous. */
export const BEDROCK_MARK = 'be.'
/** How a Bedrock name is shown, and what Floodgate puts before it unless the owner says otherwise. */
export const BEDROCK_SHOWN_PREFIX = '.'
/** Floodgate cuts names to this length, its prefix included. */
const BEDROCK_INGAME_MAX_LENGTH = 16

/** The encoded (wire) form of a username; nothing else ever reaches a command. */
export const ENCODED_USERNAME = /^(?:[A-Za-z0-9_-]{3,20}|be\.[A-Za-z0-9._]{3,20})$/

const JAVA_CHARACTERS = /^[A-Za-z0-9_-]+$/
const BEDROCK_CHARACTERS = /^[A-Za-z0-9 ._]+$/

/** Keys of the messages in the locales. */
export type UsernameProblem =
  | 'usernameRequired'
  | 'usernameLength'
  | 'usernameCharacters'
  | 'usernameReserved'

export function isUsernameWorthChecking(typed: string): boolean {
  return typed.trim().length >= USERNAME_CHECK_MIN_LENGTH
}

/** Trims first, because phone keyboards add a space. */
export function usernameProblem(typed: string, bedrock: boolean): UsernameProblem | null {
  const name = typed.trim()
  if (name === '') return 'usernameRequired'
  if (name.length < USERNAME_MIN_LENGTH || name.length > USERNAME_MAX_LENGTH) return 'usernameLength'
  if (!(bedrock ? BEDROCK_CHARACTERS : JAVA_CHARACTERS).test(name)) return 'usernameCharacters'
  if (isReservedUsername(encodeUsername(name, bedrock))) return 'usernameReserved'
  return null
}

/** Some plugins read these words as all players, or as the console, instead of a name. */
export const RESERVED_USERNAMES: readonly string[] = ['all', 'alloffline', 'everyone', 'online', 'console']

type Reserving = { bedrockPrefix?: string; more?: readonly string[] }

/** Whether a command could read the name as something else than one player; `more` are the owner's words. */
export function isReservedUsername(
  encoded: string,
  { bedrockPrefix = BEDROCK_SHOWN_PREFIX, more = [] }: Reserving = {},
): boolean {
  const name = inGameUsername(encoded, bedrockPrefix).toLowerCase()
  // Commands read what begins with a hyphen as an option.
  return name.startsWith('-') || [...RESERVED_USERNAMES, ...more].includes(name)
}

/** Expects a name without a `usernameProblem`. */
export function encodeUsername(typed: string, bedrock: boolean): string {
  const name = typed.trim()
  return bedrock ? BEDROCK_MARK + name.replaceAll(' ', '_') : name
}

export function isEncodedUsername(text: string): boolean {
  return ENCODED_USERNAME.test(text)
}

/** The name as people read it: `be.My_Name` is `.My_Name`. */
export function shownUsername(encoded: string): string {
  const gamertag = gamertagOf(encoded)
  return gamertag === null ? encoded : BEDROCK_SHOWN_PREFIX + gamertag
}

const MASK = '***'
/** A shorter name shows one character at its end, the shortest none: too little of them would be hidden. */
const MASK_BOTH_ENDS_LENGTH = 5
const MASK_TWO_CHARACTERS_LENGTH = 7

/** Enough for the buyer to recognise the name, too little to reveal it: `Budi_07` is `Bu***07`. */
export function maskedUsername(shown: string): string {
  const prefix = shown.startsWith(BEDROCK_SHOWN_PREFIX) ? BEDROCK_SHOWN_PREFIX : ''
  const name = shown.slice(prefix.length)
  const visible = name.length >= MASK_TWO_CHARACTERS_LENGTH ? 2 : 1
  const end = name.length >= MASK_BOTH_ENDS_LENGTH ? name.slice(-visible) : ''
  return prefix + name.slice(0, visible) + MASK + end
}

export function inGameUsername(encoded: string, bedrockPrefix: string): string {
  const gamertag = gamertagOf(encoded)
  if (gamertag === null) return encoded
  // Floodgate itself falls back when its prefix leaves no room for a name.
  const prefix = bedrockPrefix.length < BEDROCK_INGAME_MAX_LENGTH ? bedrockPrefix : BEDROCK_SHOWN_PREFIX
  return prefix + gamertag.slice(0, BEDROCK_INGAME_MAX_LENGTH - prefix.length)
}

/**
 * The encoded name without what no server of the network shows: Floodgate cuts names to a length that includes its prefix, so
 * the server with the shortest prefix counts. Names of one player are equal from here on, apart from case and a typed dot.
 */
export function cutAsInGame(encoded: string, bedrockPrefixes: readonly string[]): string {
  const gamertag = gamertagOf(encoded)
  if (gamertag === null) return encoded
  const names = bedrockPrefixes.map((prefix) => inGameUsername(encoded, prefix).slice(prefix.length))
  const longest = Math.max(...names.map(({ length }) => length))
  return names.length === 0 ? encoded : encoded.slice(0, encoded.length - gamertag.length + longest)
}

/** The Java name that is the same in the game as this Bedrock name; null without one. */
export function asJava(encoded: string, bedrockPrefix: string): string | null {
  const name = inGameUsername(encoded, bedrockPrefix)
  const isJava = !name.includes(BEDROCK_SHOWN_PREFIX) && isEncodedUsername(name)
  return encoded.startsWith(BEDROCK_MARK) && isJava ? name : null
}

/** The Bedrock name that is the same in the game as this Java name; null without one. */
export function asBedrock(encoded: string, bedrockPrefix: string): string | null {
  if (encoded.startsWith(BEDROCK_MARK)) return null
  const gamertag = encoded.slice(bedrockPrefix.length)
  // A dot in front is not part of the name, and makes one of two characters long enough.
  const dot = gamertag.length < USERNAME_MIN_LENGTH ? BEDROCK_SHOWN_PREFIX : ''
  const bedrock = BEDROCK_MARK + dot + gamertag
  const isSame = inGameUsername(bedrock, bedrockPrefix).toLowerCase() === encoded.toLowerCase()
  return isSame && isEncodedUsername(bedrock) ? bedrock : null
}

/**
 * The name as it is stored: cut as in the game, and where all servers have one prefix that a Java name can begin with, in one
 * spelling for both editions. That is the Bedrock one, which follows a change of the prefix; without a prefix the Java one.
 */
export function storedUsername(encoded: string, bedrockPrefixes: readonly string[]): string {
  const cut = cutAsInGame(encoded, bedrockPrefixes)
  const [prefix, ...others] = new Set(bedrockPrefixes)
  if (prefix === undefined || others.length > 0) return cut
  return (prefix === '' ? asJava(cut, prefix) : asBedrock(cut, prefix)) ?? cut
}

/** Null for a Java name. A dot that the visitor typed in front is the shown prefix, not part of the gamertag. */
function gamertagOf(encoded: string): string | null {
  if (!encoded.startsWith(BEDROCK_MARK)) return null
  const name = encoded.slice(BEDROCK_MARK.length)
  return name.startsWith(BEDROCK_SHOWN_PREFIX) ? name.slice(BEDROCK_SHOWN_PREFIX.length) : name
}
