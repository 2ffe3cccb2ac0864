import type { Pagination } from '#contract/platform/pagination.schema.ts'
import { FIRST_PAGE } from '#contract/platform/pagination.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Button } from '../parts/button.tsx'
import { useAdminText } from '../text/use-admin-text.ts'

type Props = { page: number; pagination: Pagination; onPage: (page: number, cursor: string | null) => void }

/** Buttons at the ends are disabled, not hidden, so that the layout does not shift under a finger. */
export function Pager({ page, pagination, onPage }: Props) {
  const { t, number } = useAdminText()
  const { totalPages, hasMore, next, previous } = pagination
  return (
    <nav
      className="mt-4 flex items-center justify-between gap-3 text-center max-sm:gap-2 md:justify-end max-sm:[&_.icon]:hidden"
      aria-label={t('admin.pages')}
    >
      <Button
        icon="chevron-left"
        disabled={page <= FIRST_PAGE}
        onClick={() => onPage(Math.min(page - 1, totalPages), previous)}
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
