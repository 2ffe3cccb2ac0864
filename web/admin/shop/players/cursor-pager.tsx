import { Button } from '#web/admin/kit/parts/button.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'

type Props = { next: string | null; previous: string | null; onCursor: (cursor: string) => void }

/** For a list whose length is not counted. Nothing where everything is on one page. */
export function CursorPager({ next, previous, onCursor }: Props) {
  const { t } = useAdminText()
  if (next === null && previous === null) return null
  return (
    <nav
      className="mt-4 flex items-center justify-between gap-3 md:justify-end"
      aria-label={t('admin.pages')}
    >
      <Button
        icon="chevron-left"
        disabled={previous === null}
        onClick={() => previous !== null && onCursor(previous)}
      >
        {t('admin.previous')}
      </Button>
      <Button disabled={next === null} onClick={() => next !== null && onCursor(next)}>
        {t('admin.next')}
        <Icon name="chevron-right" />
      </Button>
    </nav>
  )
}
