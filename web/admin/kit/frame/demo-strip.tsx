import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import { useMay } from './overview.ts'

/** While parts show demo data: how many. The whole strip leads to where they are connected. */
export function DemoStrip() {
  const { t, number } = useAdminText()
  const { demoParts } = useSite()
  const canFinish = useMay()('operation')
  if (demoParts === 0) return null
  const text = demoParts === 1 ? t('admin.demoOne') : t('admin.demoParts', { count: number(demoParts) })
  return (
    <aside aria-label={t('adminNavigation.demo')}>
      {canFinish ? (
        <SiteLink to="/admin/go-live" className="demo-strip">
          <span>
            {text} · <span className="underline">{t('admin.finishDemo')}</span>
          </span>
        </SiteLink>
      ) : (
        <p className="demo-strip">{text}</p>
      )}
    </aside>
  )
}
