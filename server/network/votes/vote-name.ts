import { playerKey, playerKeys } from '#contract/network/player-key.ts'
import {
  BEDROCK_MARK,
  BEDROCK_SHOWN_PREFIX,
  isEncodedUsername,
  storedUsername,
} from '#contract/network/username.ts'

/** Letters and digits may begin a Java name as well. */
const UNMISTAKABLE_PREFIX = /^[^A-Za-z0-9_]/

/**
 * The encoded form of a name that a voter typed on a site; null when it is no name. A prefix of Bedrock names in front, or a
 * space, makes it a Bedrock name, which is cut as in the game: longer spellings of one player would each have a window.
 */
export function toVoterName(typed: string, bedrockPrefixes: readonly string[]): string | null {
  const name = typed.trim()
  const prefixes = [...bedrockPrefixes.filter((one) => UNMISTAKABLE_PREFIX.test(one)), BEDROCK_SHOWN_PREFIX]
  const prefix = prefixes.find((one) => name.startsWith(one))
  const isBedrock = prefix !== undefined || name.includes(' ')
  const bare = name.slice(prefix?.length ?? 0)
  const encoded = isBedrock ? BEDROCK_MARK + bare.replaceAll(' ', '_') : bare
  const stored = storedUsername(encoded, bedrockPrefixes)
  return isEncodedUsername(stored) ? stored : null
}

/** Voters of Bedrock type their name with or without the prefix: a lookup finds both. */
export function keysOfVoter(encoded: string, bedrockPrefixes: readonly string[]): string[] {
  const bare = playerKey(encoded).replace(BEDROCK_MARK, '')
  const keys = [encoded, bare, BEDROCK_MARK + bare].flatMap((name) =>
    playerKeys(storedUsername(name, bedrockPrefixes), bedrockPrefixes),
  )
  return [...new Set(keys)]
}
