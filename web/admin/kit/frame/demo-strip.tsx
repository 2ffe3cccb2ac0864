import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import { useMay, useOverview } from './overview.ts'

/** While parts show demo data: how far the owner is, by the count of the menu. The whole strip leads to Go live. */
export function DemoStrip() {
  const { t, number } = useAdminText()
  const { demoParts } = useSite()
  const canFinish = useMay()('operation')
  const counts = useOverview().data?.go_live
  if (demoParts === 0) return null
  const ready =
    counts && t('adminGoLive.titleReady', { ready: number(counts.ready), total: number(counts.total) })
  const text = [t('admin.demoShown'), ready].filter(Boolean).join(' · ')
  return (
    <aside aria-label={t('adminNavigation.demo')}>
      {canFinish ? (
        <SiteLink to="/admin/go-live" className="demo-strip">
          <span>
            {text} · <span className="underline">{t('admin.finishDemo')}</span>
          </span>
        </SiteLink>
      ) : (
        <p className="demo-strip">{t('admin.demoShown')}</p>
      )}
    </aside>
  )
}
