// Names within a small edit distance of a typed one: a wrong, missing, extra or swapped character is one edit.
import type { KnownName } from './known-name.ts'

/** Two edits turn a short name into another player's name. */
const SHORT_LENGTH = 5

/** A name that may be near; the characters rule most names out before the distance is computed. */
export type NearCandidate<Name extends KnownName = KnownName> = {
  name: Name
  bare: string
  characters: number
}

export function toCandidate<Name extends KnownName>(name: Name): NearCandidate<Name> {
  const bare = bareOf(name)
  return { name, bare, characters: characterMask(bare) }
}

/** The closest first; `bare` is the typed name in lower case without a prefix. */
export function nearNames<Name extends KnownName>(
  bare: string,
  candidates: Iterable<NearCandidate<Name>>,
  limit: number,
): Name[] {
  const maxEdits = bare.length <= SHORT_LENGTH ? 1 : 2
  const characters = characterMask(bare)
  const found: { name: Name; distance: number }[] = []
  for (const candidate of candidates) {
    // One edit removes a character and adds another.
    if (countBits(candidate.characters ^ characters) > 2 * maxEdits) continue
    const distance = editDistance(bare, candidate.bare, maxEdits)
    if (distance <= maxEdits) found.push({ name: candidate.name, distance })
  }
  return found
    .sort((one, other) => one.distance - other.distance || (one.name.key < other.name.key ? -1 : 1))
    .slice(0, limit)
    .map(({ name }) => name)
}

/** The set of characters as a bit mask; two characters may share a bit. */
function characterMask(text: string): number {
  let mask = 0
  for (let at = 0; at < text.length; at += 1) mask |= 1 << (text.charCodeAt(at) & 31)
  return mask
}

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
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
