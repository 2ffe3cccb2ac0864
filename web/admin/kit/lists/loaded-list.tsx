import type { ReactNode } from 'react'
import type { Pagination } from '#contract/platform/pagination.schema.ts'
import { FIRST_PAGE } from '#contract/platform/pagination.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { Loaded } from '../api/admin-call.ts'
import { Problem, StaleNotice } from '../parts/action.tsx'
import { Button } from '../parts/button.tsx'
import { useAdminText } from '../text/use-admin-text.ts'
import { EmptyList, LoadingRows, NotLoaded } from './list-states.tsx'
import { useListKeys } from './use-list-keys.ts'

type PagerProps = {
  page: number
  pagination: Pagination
  onPage: (page: number, cursor: string | null) => void
}

type Props<Reply, Row> = Partial<Pick<PagerProps, 'page' | 'onPage'>> & {
  loaded: Loaded<Reply>
  failed?: string
  empty: string
  /** Nothing fits the search or the filters, although there may be rows. */
  isFiltered?: boolean
  rowsOf: (data: Reply) => readonly Row[]
  table: (rows: readonly Row[]) => ReactNode
}

/** Short lists have no pages. */
type Paged = { pagination?: Pagination; [field: string]: unknown }

/** A list in each of its states: loading, failed, empty, filled, and filled while the last reload failed. */
export function LoadedList<Reply extends Paged, Row>(props: Props<Reply, Row>) {
  const { loaded, failed, empty, isFiltered, rowsOf, table, page = 1, onPage = () => {} } = props
  const { t } = useAdminText()
  const { data, problem, reload } = loaded
  useListKeys()
  if (data === null) return <NotLoaded loaded={loaded} failed={failed} waiting={<LoadingRows />} />
  const rows = rowsOf(data)
  const { pagination } = data
  // An old or typed address.
  const isBeyondLast = pagination && page > pagination.totalPages
  return (
    <>
      {problem !== null && (
        <div className="mb-3">
          <Problem text={failed ?? t('admin.failedToLoad')} error={problem} onRetry={reload} />
        </div>
      )}
      {rows.length > 0 && table(rows)}
      {rows.length === 0 && isBeyondLast && (
        <EmptyList
          text={t('admin.emptyPage')}
          action={<Button label={t('admin.lastPage')} onClick={() => onPage(pagination.totalPages, null)} />}
        />
      )}
      {rows.length === 0 && !isBeyondLast && (
        <EmptyList text={isFiltered ? t('adminLists.noneFound') : empty} />
      )}
      {pagination && (rows.length > 0 || page > 1) && (
        <Pager page={page} pagination={pagination} onPage={onPage} />
      )}
    </>
  )
}

/** Buttons at the ends are disabled, not hidden, so that the layout does not shift under a finger. */
export function Pager({ page, pagination, onPage }: PagerProps) {
  const { t, number } = useAdminText()
  const { totalPages, hasMore, next, previous } = pagination
  const before = Math.min(page - 1, totalPages)
  return (
    <nav
      className="mt-4 flex items-center justify-between gap-3 text-center max-sm:gap-2 md:justify-end max-sm:[&_.icon]:hidden"
      aria-label={t('admin.pages')}
    >
      <Button
        icon="chevron-left"
        disabled={page <= FIRST_PAGE}
        onClick={() => onPage(before, before === FIRST_PAGE ? null : previous)}
        label={t('admin.previous')}
      />
      <span className="num text-sm text-soft">
        {t('admin.page', { page: number(page), total: number(totalPages) })}
      </span>
      <Button disabled={!hasMore} onClick={() => onPage(page + 1, next)}>
        {t('admin.next')}
        <Icon name="chevron-right" />
      </Button>
    </nav>
  )
}

type DetailProps<Reply> = { loaded: Loaded<Reply>; children: (data: Reply) => ReactNode }

/** The content of a dialog that polls one row: loading, failed, or loaded and possibly stale. */
export function LoadedDetail<Reply>({ loaded, children }: DetailProps<Reply>) {
  const { data } = loaded
  if (data === null) return <NotLoaded loaded={loaded} />
  return (
    <div className="grid grid-cols-1 gap-6">
      <StaleNotice {...loaded} />
      {children(data)}
    </div>
  )
}
