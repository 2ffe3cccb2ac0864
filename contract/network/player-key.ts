// The key under which everything about one player is found.
import { BEDROCK_MARK, BEDROCK_SHOWN_PREFIX } from './username.ts'

const TYPED_PREFIX = BEDROCK_MARK + BEDROCK_SHOWN_PREFIX

/** One key for each player in the game: a dot that a Bedrock player typed in front is not part of the name. */
export function playerKey(username: string): string {
  const key = username.toLowerCase()
  return key.startsWith(TYPED_PREFIX) ? BEDROCK_MARK + key.slice(TYPED_PREFIX.length) : key
}
