// A name that a player typed elsewhere, such as on a vote site, as the player whom the game knows by it.
import { playerKey } from '#contract/network/player-key.ts'
import { BEDROCK_MARK } from '#contract/network/username.ts'
import { keysOfTyped } from './known-name.ts'
import type { KnownPlayerRow } from './known-players.repository.ts'

/** LuckPerms has lower case only, and names from votes were typed as well. */
const SPELLED_BY = ['boards', 'plan', 'demo']

export type NameToResolve = { encoded: string; bare: string; javaKey: string | null; bedrockKeys: string[] }

/** The keys under which the game may know an encoded name. */
export function toResolve(encoded: string, prefixes: readonly string[]): NameToResolve {
  const isBedrock = encoded.startsWith(BEDROCK_MARK)
  const bare = isBedrock ? encoded.slice(BEDROCK_MARK.length) : encoded
  return {
    encoded,
    bare,
    javaKey: isBedrock ? null : playerKey(encoded),
    // No gamertag has a hyphen.
    bedrockKeys: bare.includes('-') ? [] : keysOfTyped(bare, 'bedrock', prefixes),
  }
}

/**
 * The encoded name with the spelling of the game. A name without the mark of Bedrock is that of a Bedrock player when the game
 * knows only that one; a name that it does not know stays as it is.
 */
export function resolveName(
  { encoded, bare, javaKey, bedrockKeys }: NameToResolve,
  rows: ReadonlyMap<string, KnownPlayerRow>,
): string {
  const java = javaKey === null ? undefined : rows.get(javaKey)
  if (java) return spelled(java, encoded)
  const bedrock = bedrockKeys.map((key) => rows.get(key)).find((row) => row !== undefined)
  return bedrock ? BEDROCK_MARK + spelled(bedrock, bare) : encoded
}

/** Floodgate cuts long gamertags and puts a prefix before them: only the end of the stored name is compared. */
function spelled({ name, source }: KnownPlayerRow, typed: string): string {
  const end = name.slice(-typed.length).replaceAll(' ', '_')
  return SPELLED_BY.includes(source) && end.toLowerCase() === typed.toLowerCase() ? end : typed
}
