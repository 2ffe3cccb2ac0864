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
  if (!canFinish) {
    return (
      <aside aria-label={t('admin.demo')}>
        <p className="demo-strip">{t('admin.demoShown')}</p>
      </aside>
    )
  }
  return (
    <aside aria-label={t('admin.demo')}>
      <SiteLink to="/admin/go-live" className="demo-strip">
        <span>
          {t('admin.demoShown')} · <span className="underline">{t('admin.finishDemo')}</span>
          {counts && (
            <span className="max-sm:hidden">
              {' · '}
              {t('adminGoLive.titleReady', { ready: number(counts.ready), total: number(counts.total) })}
            </span>
          )}
        </span>
      </SiteLink>
    </aside>
  )
}
