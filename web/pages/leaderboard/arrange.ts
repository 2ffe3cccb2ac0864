// The grid cells of the boards of a tab, without holes.

/** Divisible by two and by three columns. */
export const GRID_TRACKS = 6

type Cell = { order: number; span: number }

/**
 * An expanded board takes a row of its own, above its neighbours; the boards of the last row share the full width.
 * Returns one cell per board, in their order.
 */
export function arrange(open: readonly boolean[], columns: 2 | 3): Cell[] {
  const rows: number[][] = []
  let row: number[] = []
  open.forEach((isOpen, board) => {
    if (isOpen) rows.push([board])
    else row.push(board)
    if (row.length === columns) {
      rows.push(row)
      row = []
    }
  })
  if (row.length > 0) rows.push(row)
  const cells: Cell[] = []
  let order = 0
  for (const shared of rows) {
    for (const board of shared) {
      cells[board] = { order, span: GRID_TRACKS / shared.length }
      order += 1
    }
  }
  return cells
}
