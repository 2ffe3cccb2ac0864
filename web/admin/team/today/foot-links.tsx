import { useMay, useOverview } from '#web/admin/kit/frame/overview.ts'
import { useLogOut } from '#web/admin/kit/frame/use-log-out.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'

const LINK = 'inline-flex min-h-11 items-center gap-1.5 hover:text-ink'

export function FootLinks() {
  const { t } = useAdminText()
  const logOut = useLogOut()
  const mayOpen = useMay()
  const { data: overview } = useOverview()
  return (
    <nav
      aria-label={t('adminNavigation.menu')}
      className="mt-5 flex flex-wrap items-center gap-x-5 text-faint text-sm"
    >
      <SiteLink to="/admin/store" className={LINK}>
        {t('adminHome.storeManagement')}
      </SiteLink>
      {mayOpen('settings') && (
        <SiteLink to="/admin/images" className={LINK}>
          {t('adminImages.title')}
        </SiteLink>
      )}
      <button type="button" className={LINK} onClick={logOut}>
        <Icon name="log-out" />
        {t('admin.logOut')}
      </button>
      {overview && <span className="sm:ml-auto">{t('adminHome.signedInAs', { name: overview.admin })}</span>}
    </nav>
  )
}
