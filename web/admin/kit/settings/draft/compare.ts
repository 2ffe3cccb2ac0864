// Which fields differ between two values of a section.
import { getAt, isRelated, type Path, setAt } from './value-path.ts'

/**
 * The paths of the smallest fields that differ. A list whose entries were added, removed or moved counts as one field,
 * because an index does not tell which entry is meant.
 */
export function changedPaths(before: unknown, after: unknown, at: Path = []): Path[] {
  if (Object.is(before, after)) return []
  // Schemas trim text.
  if (typeof before === 'string' && typeof after === 'string' && before.trim() === after.trim()) return []
  if (Array.isArray(before) && Array.isArray(after)) {
    if (!haveSameEntries(before, after)) return [at]
    return before.flatMap((entry, index) => changedPaths(entry, after[index], [...at, index]))
  }
  if (isRecord(before) && isRecord(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return keys.flatMap((key) => changedPaths(before[key], after[key], [...at, key]))
  }
  return [at]
}

export function isSame(one: unknown, other: unknown): boolean {
  return changedPaths(one, other).length === 0
}

/** Entries with an id are told apart by it; others were moved if an entry appears at another index. */
function haveSameEntries(before: readonly unknown[], after: readonly unknown[]): boolean {
  if (before.length !== after.length) return false
  const ids = [before, after].map((list) => list.map((entry) => getAt(entry, ['id'])))
  if (ids[0]?.every((id) => id !== undefined)) return ids[0].every((id, index) => id === ids[1]?.[index])
  const moved = after.some(
    (entry, index) =>
      !isSame(entry, before[index]) && before.some((old, from) => from !== index && isSame(old, entry)),
  )
  return !moved
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A three-way merge: both sides changed `base`. The result is their value with my changes in it. */
export function mergeChanges<Value>(base: Value, mine: Value, theirs: Value) {
  const myPaths = changedPaths(base, mine).filter((path) => !isSame(getAt(mine, path), getAt(theirs, path)))
  const theirPaths = changedPaths(base, theirs)
  /** My changes in fields that they changed, too: only these need a decision. */
  const overlapping = myPaths.filter((path) => theirPaths.some((other) => isRelated(path, other)))
  const value = myPaths.reduce((merged, path) => setAt(merged, path, getAt(mine, path)), theirs)
  return { value, overlapping, mine: myPaths, theirs: theirPaths }
}
