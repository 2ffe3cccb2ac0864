import type { ReactNode } from 'react'
import type { Pagination } from '#contract/platform/pagination.schema.ts'
import type { Loaded } from '../api/use-loaded.ts'
import { Problem } from '../parts/problem.tsx'
import { EmptyList, EmptyPage, LoadingRows, NotLoaded } from './list-states.tsx'
import { Pager } from './pager.tsx'
import { useListKeys } from './use-list-keys.ts'

type Props<Reply, Row> = {
  loaded: Loaded<Reply>
  /** The text above the reason when loading failed. */
  failed: string
  empty: string
  rowsOf: (data: Reply) => readonly Row[]
  table: (rows: readonly Row[]) => ReactNode
  page?: number
  onPage?: (page: number, cursor: string | null) => void
}

/** Short lists have no pages. */
type Paged = { pagination?: Pagination; [field: string]: unknown }

/** A list in each of its states: loading, failed, empty, filled, and filled while the last reload failed. */
export function LoadedList<Reply extends Paged, Row>(props: Props<Reply, Row>) {
  const { loaded, failed, empty, rowsOf, table, page = 1, onPage = () => {} } = props
  const { data, problem, reload } = loaded
  useListKeys()
  if (data === null) return <NotLoaded loaded={loaded} failed={failed} waiting={<LoadingRows />} />
  const rows = rowsOf(data)
  const { pagination } = data
  const isBeyondLast = pagination && page > pagination.totalPages
  return (
    <>
      {problem !== null && (
        <div className="mb-3">
          <Problem text={failed} error={problem} onRetry={reload} />
        </div>
      )}
      {rows.length > 0 && table(rows)}
      {rows.length === 0 && isBeyondLast && <EmptyPage onLast={() => onPage(pagination.totalPages, null)} />}
      {rows.length === 0 && !isBeyondLast && <EmptyList text={empty} />}
      {pagination && (rows.length > 0 || page > 1) && (
        <Pager page={page} pagination={pagination} onPage={onPage} />
      )}
    </>
  )
}
