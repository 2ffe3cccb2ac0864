// Names within a small edit distance of a typed one: a wrong, missing, extra or swapped character is one edit.
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

/** Optimal string alignment distance; a number above `maxEdits` only says that it is larger. */
function editDistance(one: string, other: string, maxEdits: number): number {
  if (Math.abs(one.length - other.length) > maxEdits) return maxEdits + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1]
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      current[at] = Math.min(
        (last[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    if (Math.min(...current) > maxEdits) return maxEdits + 1
    beforeLast = last
    last = current
  }
  return last[other.length] ?? 0
}
