// Addresses of fields inside the value of a section. Segments, not text: keys of own texts contain dots.
type Segment = string | number
export type Path = readonly Segment[]

/** As in `problems` of the API: `list.0.id`; the section itself is ''. */
export function pathText(path: Path): string {
  return path.join('.')
}

export function toPath(text: string): Path {
  if (text === '') return []
  return text.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}

export function getAt(value: unknown, path: Path): unknown {
  let found = value
  for (const segment of path) {
    if (typeof found !== 'object' || found === null) return undefined
    found = (found as Record<Segment, unknown>)[segment]
  }
  return found
}

/** A copy with another value at the path; undefined removes the key. */
export function setAt<Value>(value: Value, path: Path, next: unknown): Value {
  const [segment, ...rest] = path
  if (segment === undefined) return next as Value
  if (Array.isArray(value)) {
    return value.map((entry, index) => (index === segment ? setAt(entry, rest, next) : entry)) as Value
  }
  const copy: Record<Segment, unknown> = { ...(value as object) }
  const inner = setAt(copy[segment], rest, next)
  if (inner === undefined) delete copy[segment]
  else copy[segment] = inner
  return copy as Value
}

/** One contains the other, or they are the same. */
export function isRelated(one: Path, other: Path): boolean {
  const length = Math.min(one.length, other.length)
  return one.slice(0, length).every((segment, index) => segment === other[index])
}
