import type { PageName } from '#contract/pages.ts'
import { withoutLanguage } from '#web/kit/i18n/localized-path.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { usePathname, useSearchParams } from '#web/kit/router/index.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { useToken } from '../api/token-store.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import { entryPath, findEntry, menuEntryOf, NAVIGATION, permissionOf } from './navigation.ts'
import { useMay, useOverview } from './overview.ts'

export function NavigationList({ onChoose }: { onChoose?: () => void }) {
  const { t } = useAdminText()
  const [query] = useSearchParams()
  // The server renders without the query, so the tab is read after hydration, as the token is.
  const tab = useToken() === undefined ? null : query.get('tab')
  const screen = findEntry(withoutLanguage(usePathname()), tab)
  const current = screen && menuEntryOf(screen)
  const counts = useOverview().data?.go_live
  // The Go live screen is then found by the search only.
  const isLive = counts && counts.total > 0 && counts.ready === counts.total
  const mayOpen = useMay()
  const shown = NAVIGATION.map((group) => ({
    ...group,
    entries: group.entries.filter((entry) => mayOpen(permissionOf(entry))),
  })).filter(({ entries }) => entries.length > 0)
  return shown.map(({ label, entries }) => (
    <div
      key={label}
      className={`pb-1 lg:pointer-fine:pb-0 ${label ? 'pt-3 lg:pointer-fine:pt-2' : 'pt-3 lg:pointer-fine:pt-0'}`}
    >
      {label && (
        <p
          className="px-3.5 pb-1 font-bold text-[0.75rem] text-faint lg:pointer-fine:pb-0.75 lg:pointer-fine:leading-4"
          aria-hidden="true"
        >
          {t(`adminNavigation.${label}`)}
        </p>
      )}
      <ul aria-label={label ? t(`adminNavigation.${label}`) : undefined}>
        {entries
          .filter((entry) => entry.page !== 'admin-go-live' || !isLive || entry === current)
          .map((entry) => (
            <li key={entryPath(entry)}>
              <SiteLink
                to={entryPath(entry)}
                className="nav-item"
                aria-current={entry === current ? 'page' : undefined}
                onClick={onChoose}
              >
                <Icon name={entry.icon} />
                <span className="min-w-0 truncate">{t(`adminNavigation.${entry.label}`)}</span>
                <Count of={entry.page} />
              </SiteLink>
            </li>
          ))}
      </ul>
    </div>
  ))
}

const COUNT =
  'num ml-auto min-w-5.5 flex-none rounded-px px-1.5 text-center font-bold text-[0.75rem] leading-5.5'

/** How long the queue of the Today screen is, and how many parts are ready to go live. */
function Count({ of }: { of: PageName }) {
  const { t, number } = useAdminText()
  const { attention = 0, go_live = null } = useOverview().data ?? {}
  if (of === 'admin-home' && attention > 0) {
    return (
      <span className={`${COUNT} bg-wait-bg text-wait`}>
        {number(attention)}
        <span className="sr-only"> {t('admin.needsPerson')}</span>
      </span>
    )
  }
  if (of !== 'admin-go-live' || !go_live) return null
  const [ready, total] = [number(go_live.ready), number(go_live.total)]
  return (
    <span className={`${COUNT} bg-raised text-soft`}>
      <span aria-hidden="true">{`${ready}/${total}`}</span>
      <span className="sr-only">{t('adminGoLive.titleReady', { ready, total })}</span>
    </span>
  )
}
