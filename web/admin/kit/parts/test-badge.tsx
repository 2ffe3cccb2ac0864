import { useAdminText } from '../text/use-admin-text.ts'
import { Badge } from './badge.tsx'

/** Marks what was paid with play money. */
export function TestBadge() {
  const { t } = useAdminText()
  return <Badge tone="note">{t('adminTestData.badge')}</Badge>
}
