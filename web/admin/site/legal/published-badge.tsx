import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

export function PublishedBadge({ published }: { published: boolean }) {
  const { t } = useAdminText()
  return (
    <Badge tone={published ? 'ok' : 'wait'}>
      {t(published ? 'adminPages.published' : 'adminPages.draft')}
    </Badge>
  )
}
