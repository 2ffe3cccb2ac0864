import { isDeepStrictEqual } from 'node:util'

type Fields = Record<string, unknown>

/** The fields that differ, before and after; null when none does. */
export function changedFields(
  before: object,
  after: object,
  ignored: readonly string[] = [],
): { before: Fields; after: Fields } | null {
  const old: Fields = { ...before }
  const now: Fields = { ...after }
  const names = Object.keys(now).filter(
    (name) => !ignored.includes(name) && !isDeepStrictEqual(old[name], now[name]),
  )
  if (names.length === 0) return null
  const pick = (values: Fields) => Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
  return { before: pick(old), after: pick(now) }
}
