// Where the boards of a tab stand, so that no cell of the grid stays empty.

/** Divides by two and by three. */
export const GRID_TRACKS = 6

type Cell = { order: number; span: number }

/**
 * An open board takes a row of its own, above those that it shared its row with; the last row shares the whole width.
 * One cell for each board, in their order.
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
