// Keys of names as the game has them: Floodgate puts its prefix before Bedrock names and cuts them.
import type { Edition } from '#contract/network/known-players.ts'
import { playerKey, playerKeys } from '#contract/network/player-key.ts'
import { BEDROCK_MARK, cutAsInGame, encodeUsername } from '#contract/network/username.ts'

export type KnownName = { key: string; name: string; edition: Edition }

/** Floodgate's ids begin with zeros. */
const BEDROCK_ID = /^0{8}-0{4}-0{4}-/

/** A name from a game database or a board; `id` is the player's UUID where the source has one. */
export function toKnownName(name: string, prefixes: readonly string[], id?: string): KnownName {
  const prefix = prefixes.find((one) => one !== '' && name.startsWith(one))
  const isBedrock = id === undefined ? prefix !== undefined : BEDROCK_ID.test(id)
  if (!isBedrock) return { key: playerKey(name), name, edition: 'java' }
  const gamertag = name.slice(prefix?.length ?? 0).replaceAll(' ', '_')
  return { key: playerKey(BEDROCK_MARK + gamertag), name, edition: 'bedrock' }
}

/** The keys that a typed name can have in the game: one for each length to which its servers cut it, and as `playerKeys`. */
export function keysOfTyped(typed: string, edition: Edition, prefixes: readonly string[]): string[] {
  const encoded = encodeUsername(typed, edition === 'bedrock')
  const own = playerKey(encoded)
  const keys = prefixes.flatMap((prefix) => {
    const cut = cutAsInGame(encoded, [prefix])
    return [playerKey(cut), ...playerKeys(cut, [prefix])]
  })
  return [...new Set(edition === 'java' ? [own, ...keys] : keys)]
}
