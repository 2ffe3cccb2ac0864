import { BEDROCK_MARK, BEDROCK_SHOWN_PREFIX, inGameUsername } from './username.ts'

/**
 * The encoded name as the game sees it, in lower case: without a dot that a Bedrock player typed in front, and cut to the
 * game's length. It depends on no server: the prefix of a Bedrock name counts as one character. Where all prefixes are longer,
 * `cutAsInGame` has cut the name before it was stored.
 */
export function playerKey(username: string): string {
  const isBedrock = username.startsWith(BEDROCK_MARK)
  const name = inGameUsername(username, BEDROCK_SHOWN_PREFIX).toLowerCase()
  return isBedrock ? BEDROCK_MARK + name.slice(BEDROCK_SHOWN_PREFIX.length) : name
}
