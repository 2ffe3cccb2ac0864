// Where the pages of a long list lie: every some thousand rows from either end, the number of a row. A page that is chosen by its
// number then reads from the next mark and not from the end of the list. A mark is found when the first page behind it is asked for.

export type RowOrder = 'asc' | 'desc'
/** The number of the row that lies so many rows beyond another one; undefined behind the last. */
type FindNumber = (from: { order: RowOrder; beyond: number; rows: number }) => Promise<number | undefined>

export const ROWS_BETWEEN_MARKS = 10_000

export type RowMarks = ReturnType<typeof createRowMarks>

/** Valid while no row up to `newest` is deleted; rows that are newer have no marks. */
export function createRowMarks(newest: number, findNumber: FindNumber) {
  const ends: Record<RowOrder, number> = { desc: newest + 1, asc: 0 }
  const found: Record<RowOrder, Promise<number>[]> = { desc: [], asc: [] }

  function add(order: RowOrder): Promise<number> {
    const marks = found[order]
    const before = marks.at(-1) ?? Promise.resolve(ends[order])
    const mark = before.then(
      async (beyond) => (await findNumber({ order, beyond, rows: ROWS_BETWEEN_MARKS })) ?? beyond,
    )
    const place = marks.push(mark) - 1
    mark.catch(() => marks.splice(place))
    return mark
  }

  return {
    newest,
    /** The mark before the row that lies `skip` rows from this end, and how many rows lie between. */
    async before(order: RowOrder, skip: number): Promise<{ beyond: number; offset: number }> {
      const count = Math.floor(skip / ROWS_BETWEEN_MARKS)
      while (found[order].length < count) await add(order)
      const beyond = await (found[order][count - 1] ?? ends[order])
      return { beyond, offset: skip - count * ROWS_BETWEEN_MARKS }
    },
  }
}
