import { withoutLanguage } from '../../i18n/localized-path.ts'
import { LanguageSwitcher } from '../../layout/language-switcher.tsx'
import { SiteLink } from '../../layout/site-link.tsx'
import { useSite } from '../../layout/use-site.ts'
import { usePathname } from '../../router/index.ts'
import { Icon } from '../../ui/icon.tsx'
import { adminCall } from '../api/admin-call.ts'
import { removeToken } from '../api/token-store.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import { showDone } from './admin-toast.ts'

const LINKS = [
  { path: '/admin/home', label: 'admin.home' },
  { path: '/admin/store', label: 'admin.store' },
  { path: '/admin/images', label: 'admin.images' },
  { path: '/admin/audit', label: 'admin.auditLog' },
] as const

export function AdminBar() {
  const { t } = useAdminText()
  const { shortName } = useSite()
  const here = withoutLanguage(usePathname())

  function logOut(): void {
    // Best effort: if the server cannot be reached, the session expires by itself.
    adminCall('POST /api/admin/logout', {}).catch(() => {})
    removeToken('logout')
    showDone(t('admin.loggedOut'))
  }

  return (
    <header className="sticky top-0 z-(--z-bar) border-line border-b bg-slab">
      <div className="wrap flex flex-wrap items-center gap-x-2">
        <SiteLink to="/admin/home" className="mr-auto flex h-14 items-center gap-2.5 md:mr-3">
          <img src="/icons/mark.svg" alt="" width={28} height={28} />
          <b className="whitespace-nowrap">{t('admin.area', { name: shortName })}</b>
        </SiteLink>
        <nav
          aria-label={t('admin.mainNavigation')}
          className="-mx-3.5 flex overflow-x-auto [scrollbar-width:none] max-md:order-last max-md:w-full max-[22rem]:-mx-2 max-sm:-mx-2.5 md:mx-0 md:mr-auto"
        >
          {LINKS.map(({ path, label }) => (
            <SiteLink
              key={path}
              to={path}
              className="nav-link h-11! whitespace-nowrap max-[22rem]:px-2! max-sm:px-2.5! md:h-14!"
              aria-current={here === path ? 'page' : undefined}
            >
              {t(label)}
            </SiteLink>
          ))}
        </nav>
        <LanguageSwitcher
          className="flex"
          linkClassName="flex min-h-11 items-center gap-1.5 px-2 font-bold text-faint text-sm hover:text-ink aria-[current]:text-ink max-lg:aria-[current]:hidden"
        />
        <SiteLink
          to="/"
          className="flex min-h-11 items-center px-2 font-semibold text-sm text-soft hover:text-ink max-lg:hidden"
        >
          {t('admin.viewSite')}
        </SiteLink>
        <button type="button" className="btn btn-ghost btn-sm -mr-2 px-2!" onClick={logOut}>
          <Icon name="log-out" />
          <span className="max-[22rem]:sr-only">{t('admin.logOut')}</span>
        </button>
      </div>
    </header>
  )
}
