import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import { useMay } from './overview.ts'

/** While parts show demo data: how many, and where they are connected. */
export function DemoStrip() {
  const { t, number } = useAdminText()
  const { demoParts } = useSite()
  const canFinish = useMay()('operation')
  if (demoParts === 0) return null
  return (
    <aside className="demo-strip" aria-label={t('adminNavigation.demo')}>
      {demoParts === 1 ? t('admin.demoOne') : t('admin.demoParts', { count: number(demoParts) })}
      {canFinish && (
        <>
          <span aria-hidden="true"> · </span>
          <SiteLink to="/admin/go-live" className="link">
            {t('admin.finishDemo')}
          </SiteLink>
        </>
      )}
    </aside>
  )
}
