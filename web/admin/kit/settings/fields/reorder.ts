// Lists as new lists: moved, removed, inserted.

export function moveEntry<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  return insertAt(removeAt(list, from), to, list[from] as Entry)
}

export function removeAt<Entry>(list: readonly Entry[], index: number): Entry[] {
  return list.filter((_, at) => at !== index)
}

/** Behind the end is at the end. */
export function insertAt<Entry>(list: readonly Entry[], index: number, entry: Entry): Entry[] {
  return [...list.slice(0, index), entry, ...list.slice(index)]
}

type Box = { top: number; bottom: number }

/**
 * Where a dragged row belongs: it changes places with a neighbour once the pointer is past the neighbour's middle, so
 * that rows of different heights do not flicker.
 */
export function dropIndex(rows: readonly Box[], from: number, y: number): number {
  const middle = ({ top, bottom }: Box) => (top + bottom) / 2
  let to = from
  while (to > 0 && y < middle(rows[to - 1] as Box)) to -= 1
  while (to < rows.length - 1 && y > middle(rows[to + 1] as Box)) to += 1
  return to
}
