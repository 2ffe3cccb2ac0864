import { asBedrock, asJava, BEDROCK_MARK, BEDROCK_SHOWN_PREFIX, inGameUsername } from './username.ts'

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

/**
 * The keys under which rows of the player can be stored: with a prefix that a Java name can begin with, a Java and a Bedrock
 * name are one name in the game. Servers with different prefixes, and rows from before a prefix was changed, have both.
 */
export function playerKeys(username: string, bedrockPrefixes: readonly string[]): string[] {
  const others = bedrockPrefixes.flatMap((prefix) => [asJava(username, prefix), asBedrock(username, prefix)])
  const names = [username, ...others.filter((name) => name !== null)]
  return [...new Set(names.map(playerKey))].sort()
}
