// Names within a small edit distance of a typed one: a wrong, missing, extra or swapped character is one edit.
import { editDistance } from '#server/platform/kernel/edit-distance.ts'
import type { KnownName } from './known-name.ts'

/** Two edits turn a short name into another player's name. */
const SHORT_LENGTH = 5

/** The closest first; `bare` is the typed name in lower case without a prefix. */
export function nearNames<Name extends KnownName>(bare: string, names: Iterable<Name>, limit: number) {
  const maxEdits = bare.length <= SHORT_LENGTH ? 1 : 2
  const found: { name: Name; distance: number }[] = []
  for (const name of names) {
    const distance = editDistance(bare, bareOf(name), maxEdits)
    if (distance <= maxEdits) found.push({ name, distance })
  }
  return found
    .sort((one, other) => one.distance - other.distance || (one.name.key < other.name.key ? -1 : 1))
    .slice(0, limit)
    .map(({ name }) => name)
}

export function bareOf({ key, edition }: Pick<KnownName, 'key' | 'edition'>): string {
  return edition === 'bedrock' ? key.slice(key.indexOf('.') + 1) : key
}
