import type { ReactNode } from 'react'
import type { Loaded } from '../api/use-loaded.ts'
import { Problem } from '../parts/problem.tsx'
import { FailedList, LoadingRows } from './list-states.tsx'

type Props<Reply, Row> = {
  loaded: Loaded<Reply>
  /** The text above the reason when loading failed. */
  failed: string
  rowsOf: (data: Reply) => readonly Row[]
  table: (rows: readonly Row[]) => ReactNode
  /** Replaces the table when there are no rows. */
  empty: (data: Reply) => ReactNode
  pager?: (data: Reply) => ReactNode
}

/** A list in each of its states: loading, failed, empty, filled, and filled while the last reload failed. */
export function LoadedList<Reply, Row>({ loaded, failed, rowsOf, table, empty, pager }: Props<Reply, Row>) {
  const { data, problem, reload } = loaded
  if (data === null) {
    return problem ? <FailedList text={failed} error={problem} onRetry={reload} /> : <LoadingRows />
  }
  const rows = rowsOf(data)
  return (
    <>
      {problem !== null && (
        <div className="mb-3">
          <Problem text={failed} error={problem} onRetry={reload} />
        </div>
      )}
      {rows.length > 0 ? table(rows) : empty(data)}
      {pager?.(data)}
    </>
  )
}
