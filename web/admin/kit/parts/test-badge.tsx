import { useAdminText } from '../text/use-admin-text.ts'

/** Marks what was paid with play money. */
export function TestBadge() {
  const { t } = useAdminText()
  return <span className="mark">{t('adminTestData.badge')}</span>
}
