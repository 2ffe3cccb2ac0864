// The frame of every screen but the login: sidebar on wide screens, bar and drawer on narrow ones.
import type { ReactNode } from 'react'
import { withoutLanguage } from '../../i18n/localized-path.ts'
import { SiteLink } from '../../layout/site-link.tsx'
import { useSite } from '../../layout/use-site.ts'
import { usePathname } from '../../router/index.ts'
import { useToken } from '../api/token-store.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import { AccountMenu } from './account-menu.tsx'
import { DemoStrip } from './demo-strip.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { NavigationList } from './navigation-list.tsx'
import { OverviewContext, useLoadOverview } from './overview.ts'
import { Finder } from './search/finder.tsx'

const HOME = '/admin/home'

export function AdminFrame({ children }: { children: ReactNode }) {
  const { t } = useAdminText()
  const token = useToken()
  const overview = useLoadOverview(Boolean(token), withoutLanguage(usePathname()) === HOME)
  return (
    <OverviewContext value={overview}>
      <div className="shell">
        <nav className="shell-side" aria-label={t('admin.mainNavigation')}>
          <Brand />
          <NavigationList />
        </nav>
        <header className="shell-top">
          <Brand />
          <Finder />
          <AccountMenu name={overview.data?.admin ?? null} />
          <MenuDrawer />
        </header>
        <div className="shell-content">
          <DemoStrip />
          {children}
        </div>
      </div>
    </OverviewContext>
  )
}

function Brand() {
  const { t } = useAdminText()
  const { shortName, look } = useSite()
  return (
    <SiteLink to={HOME} className="shell-brand">
      <img src={look.mark} alt="" width={28} height={28} />
      <span className="wrap-anywhere min-w-0 leading-tight">
        {shortName} <small>{t('adminNavigation.admin')}</small>
      </span>
    </SiteLink>
  )
}
