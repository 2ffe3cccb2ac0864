export function moveEntry<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, list[from] as Entry)
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
