// The frame of every screen but the login: sidebar on wide screens, bar and drawer on narrow ones.
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react'
import { localizedPath, withoutLanguage } from '#web/kit/i18n/localized-path.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import { useNavigate, usePathname } from '#web/kit/router/index.ts'
import { Drawer } from '#web/kit/ui/drawer.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { hasCode, useReply } from '../api/admin-call.ts'
import { answerProof, useIsProofAsked } from '../api/proof.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import { AccountMenu } from './account-menu.tsx'
import { NavigationList } from './navigation-list.tsx'
import { OverviewContext, useMay, useOverview } from './overview.ts'
import { Finder } from './search/finder.tsx'

const ProofDialog = lazy(() => import('./proof-dialog.tsx'))

const HOME = '/admin/home'
const ACCOUNT = '/admin/account'
const HOME_REFRESH_MS = 30_000
const REFRESH_MS = 60_000

export function AdminFrame({ children }: { children: ReactNode }) {
  const { t } = useAdminText()
  const path = withoutLanguage(usePathname())
  const overview = useReply('GET /api/admin/overview', {}, path === HOME ? HOME_REFRESH_MS : REFRESH_MS)
  useTwoFactorRedirect(overview.problem)
  const isProofAsked = useIsProofAsked()
  // A call must not wait for a dialog that is gone, for example after a logout in another tab.
  useEffect(() => () => answerProof(false), [])
  return (
    <OverviewContext value={overview}>
      <div className="shell">
        <nav className="shell-side" aria-label={t('adminNavigation.admin')}>
          <Brand />
          <NavigationList />
        </nav>
        <header className="shell-top">
          <Brand />
          <Finder />
          <AccountMenu name={overview.data?.admin ?? null} role={overview.data?.role ?? null} />
          <MenuDrawer />
        </header>
        <div className="shell-content min-w-0 overflow-x-clip">
          <DemoStrip />
          <SecondFactorStrip />
          {children}
        </div>
      </div>
      {isProofAsked && (
        <Suspense>
          <ProofDialog />
        </Suspense>
      )}
    </OverviewContext>
  )
}

/** The team's rules ask for two-factor login: until then only the account can be used. */
function useTwoFactorRedirect(problem: unknown): void {
  const { language } = useAdminText()
  const navigate = useNavigate()
  const path = withoutLanguage(usePathname())
  const isRequired = hasCode(problem, 'two_factor_required')
  const redirect = useEffectEvent(() => navigate(localizedPath(language, ACCOUNT), { replace: true }))
  useEffect(() => {
    if (isRequired && path !== ACCOUNT) redirect()
  }, [isRequired, path])
}

function Brand() {
  const { t } = useAdminText()
  const { shortName, look } = useSite()
  return (
    <SiteLink to={HOME} className="shell-brand">
      <img src={look.mark} alt="" width={28} height={28} />
      <span className="wrap-anywhere min-w-0 leading-tight">
        {shortName}{' '}
        <small className="font-semibold text-[0.75rem] text-faint tracking-[0]">
          {t('adminNavigation.admin')}
        </small>
      </span>
    </SiteLink>
  )
}

/** While parts show demo data: how far the owner is, by the count of the menu. The whole strip leads to Go live. */
function DemoStrip() {
  const { t, number } = useAdminText()
  const { demoParts } = useSite()
  const canFinish = useMay()('operation')
  const counts = useOverview().data?.go_live
  if (demoParts === 0) return null
  return (
    <aside aria-label={t('admin.demo')}>
      {canFinish ? (
        <SiteLink
          to="/admin/go-live"
          className="demo-strip hover:bg-[color-mix(in_oklab,var(--color-note-bg),var(--color-note)_12%)]"
        >
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
      ) : (
        <p className="demo-strip">{t('admin.demoShown')}</p>
      )}
    </aside>
  )
}

/** After a new password or a demotion: leads to the account, where a second step is set up again. */
function SecondFactorStrip() {
  const { t } = useAdminText()
  const isEnded = useOverview().data?.two_factor_ended
  const isThere = withoutLanguage(usePathname()) === ACCOUNT
  if (!isEnded || isThere) return null
  return (
    <SiteLink
      to={ACCOUNT}
      className="flex min-h-8 items-center gap-2 bg-wait-bg px-(--gutter) py-1 font-semibold text-[0.8125rem] text-wait"
    >
      <Icon name="shield" />
      <span>
        {t('adminAccount.ended')} <span className="underline">{t('adminAccount.addAgain')}</span>
      </span>
    </SiteLink>
  )
}

function MenuDrawer() {
  const { t } = useAdminText()
  const label = t('adminNavigation.menu')
  return (
    <Drawer
      label={label}
      openLabel={t('adminNavigation.openMenu')}
      closeLabel={t('adminNavigation.closeMenu')}
      headClassName="pr-1.5"
      head={<b>{label}</b>}
    >
      {(close) => (
        <nav aria-label={t('adminNavigation.admin')} className="px-2.5 pb-6">
          <NavigationList onChoose={close} />
        </nav>
      )}
    </Drawer>
  )
}
