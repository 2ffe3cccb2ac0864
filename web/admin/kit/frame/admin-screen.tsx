// One guarded screen: title and content. The server renders it without data, because data needs the token.
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { may, type Permission } from '#contract/permissions.ts'
import { localizedPath, withoutLanguage } from '#web/kit/i18n/localized-path.ts'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import { useNavigate, usePathname, useSearchParams } from '#web/kit/router/index.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { storeReturnPath } from '../api/return-path.ts'
import { tokenRemovalReason, useToken } from '../api/token-store.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import { entryPath, findEntry, menuEntryOf, permissionOf } from './navigation.ts'
import { useMay } from './overview.ts'

type Title = {
  label: string
  to: string
  /** The screen that is shown; exactly one. */
  isCurrent: boolean
}

type Props = {
  title: string
  /** Instead of the title, on one line; the document keeps the title. */
  heading?: string | null
  /** Screens of the same thing, in one line with the title. Without it those of the navigation. */
  titles?: readonly Title[]
  icon?: ReactNode
  text?: ReactNode
  back?: ReactNode
  /** Beside the title. Its height is reserved: it appears once the token is read. */
  action?: ReactNode
  /** Shown until the token is read. */
  waiting: ReactNode
  children: ReactNode
}

export function AdminScreen({ title, heading, titles, icon, text, back, action, waiting, children }: Props) {
  const { t } = useAdminText()
  const { shortName } = useSite()
  const token = useToken()
  useGuard(token)
  const closed = useClosedFor()
  return (
    <>
      <PageHead title={`${title} · ${t('admin.area', { name: shortName })}`} noindex />
      <main id="main" tabIndex={-1} className="screen">
        <div className="wrap flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-1 lg:min-h-16 lg:py-2">
          <div className="min-w-0 flex-[1_1_12rem]">
            {back}
            <Titles titles={titles}>
              <h1 className="wrap-anywhere flex items-center gap-3 text-xl max-lg:text-[1.25rem]">
                {icon}
                {heading ? <span className="min-w-0 truncate">{heading}</span> : title}
              </h1>
            </Titles>
            {text && <p className="text-sm text-soft">{text}</p>}
          </div>
          {token && closed === null ? action : null}
        </div>
        <div className={`wrap ${titles ? '' : 'pt-2'}`}>
          {closed === null ? token ? children : waiting : <ClosedNote title={title} permission={closed} />}
        </div>
      </main>
    </>
  )
}

/** Redirects to the login without a token, and stores the path to return to. */
function useGuard(token: string | null | undefined): void {
  const { language } = useAdminText()
  const navigate = useNavigate()
  const onMissing = useEffectEvent(() => {
    const { pathname, search } = window.location
    // After a logout the next login starts at the admin home.
    if (tokenRemovalReason() !== 'logout') storeReturnPath(pathname + search)
    navigate(localizedPath(language, '/admin/login'), { replace: true })
  })
  useEffect(() => {
    if (token === null) onMissing()
  }, [token])
}

/** The permission that the role lacks for this screen; null when it may be opened, or the role is not known yet. */
function useClosedFor(): Permission | null {
  const mayOpen = useMay()
  const [query] = useSearchParams()
  const entry = findEntry(withoutLanguage(usePathname()), query.get('tab'))
  const permission = entry ? permissionOf(entry) : null
  return permission === null || mayOpen(permission) ? null : permission
}

function ClosedNote({ title, permission }: { title: string; permission: Permission }) {
  const { t } = useAdminText()
  const key = may('manager', permission) ? 'admin.forManagers' : 'admin.forOwners'
  return (
    <p className="notice">
      <Icon name="lock-keyhole" />
      <span>{t(key, { screen: title })}</span>
    </p>
  )
}

/** Screens of one thing in one line: the current one is the heading (`children`), the others are links. */
function Titles({ titles, children }: { titles: readonly Title[] | undefined; children: ReactNode }) {
  const { t } = useAdminText()
  const beside = useTitlesBeside()
  const all = titles ?? beside
  if (all.length < 2) return children
  return (
    <nav aria-label={t('adminNavigation.titles')}>
      <ul className="titles">
        {all.map(({ label, to, isCurrent }) => (
          // The line is longer than a phone: the current screen is scrolled into view.
          <li key={to} className={isCurrent ? '[scroll-initial-target:nearest]' : undefined}>
            {isCurrent ? (
              children
            ) : (
              <SiteLink
                to={to}
                className="inline-flex min-h-11 items-center font-bold text-faint hover:text-ink max-md:text-[0.9375rem] lg:pointer-fine:min-h-8"
              >
                {label}
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** None on screens below one of the navigation, such as its history. */
function useTitlesBeside(): readonly Title[] {
  const { t } = useAdminText()
  const mayOpen = useMay()
  const path = withoutLanguage(usePathname())
  const screen = findEntry(path, null)
  if (!screen || entryPath(screen) !== path) return []
  const entry = menuEntryOf(screen)
  return [entry, ...(entry.beside ?? [])]
    .filter((one) => mayOpen(permissionOf(one)))
    .map((one) => ({
      label: t(`adminNavigation.${one.label}`),
      to: entryPath(one),
      isCurrent: one === screen,
    }))
}

type BackProps = { to: string; className?: string; children: ReactNode }

/** Above the title of a screen: to the screen that it lies below. */
export function BackLink({ to, className = '', children }: BackProps) {
  return (
    <SiteLink to={to} className={`back-link gap-1.5 lg:pointer-fine:min-h-8 ${className}`}>
      <Icon name="arrow-left" />
      {children}
    </SiteLink>
  )
}
