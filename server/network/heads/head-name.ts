// Names of players as an avatar service knows them.
import { BEDROCK_SHOWN_PREFIX } from '#contract/network/username.ts'

export type HeadName = {
  edition: 'java' | 'bedrock'
  /** As sources expect it: Bedrock names with a dot. */
  name: string
  /** The key is equal for every spelling of the player. */
  key: string
}

const JAVA_NAME = /^\w{1,16}$/
const GAMERTAG = /^\w{1,20}$/
/** No Java name has these characters, so a prefix with one of them marks a Bedrock player for certain. */
const CERTAIN_PREFIX = /[.-]/

/** Null when no account can have this name. */
export function toHeadName(shown: string, bedrockPrefixes: readonly string[]): HeadName | null {
  const prefix = [BEDROCK_SHOWN_PREFIX, ...bedrockPrefixes].find(
    (start) => CERTAIN_PREFIX.test(start) && shown.startsWith(start),
  )
  if (prefix === undefined) {
    return JAVA_NAME.test(shown) ? { edition: 'java', name: shown, key: shown.toLowerCase() } : null
  }
  const gamertag = shown.slice(prefix.length)
  if (!GAMERTAG.test(gamertag)) return null
  const name = BEDROCK_SHOWN_PREFIX + gamertag
  return { edition: 'bedrock', name, key: name.toLowerCase() }
}
