import { withoutLanguage } from '#web/kit/i18n/localized-path.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { usePathname, useSearchParams } from '#web/kit/router/index.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { useToken } from '../api/token-store.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import {
  entryPath,
  findEntry,
  menuEntryOf,
  NAVIGATION,
  type NavigationEntry,
  permissionOf,
} from './navigation.ts'
import { isEverythingReady, useMay, useOverview } from './overview.ts'

export function NavigationList({ onChoose }: { onChoose?: () => void }) {
  const { t } = useAdminText()
  const [query] = useSearchParams()
  // The server renders without the query, so the tab is read after hydration, as the token is.
  const tab = useToken() === undefined ? null : query.get('tab')
  const screen = findEntry(withoutLanguage(usePathname()), tab)
  const current = screen && menuEntryOf(screen)
  const isLive = isEverythingReady(useOverview().data)
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
                <Attention entry={entry} />
                <Progress entry={entry} />
              </SiteLink>
            </li>
          ))}
      </ul>
    </div>
  ))
}

const COUNT =
  'num ml-auto min-w-5.5 flex-none rounded-px px-1.5 text-center font-bold text-[0.75rem] leading-5.5'

/** How long the queue of the Today screen is, beside its entry. */
function Attention({ entry }: { entry: NavigationEntry }) {
  const { t, number } = useAdminText()
  const count = useOverview().data?.attention ?? 0
  if (entry.page !== 'admin-home' || count === 0) return null
  return (
    <span className={`${COUNT} bg-wait-bg text-wait`}>
      {number(count)}
      <span className="sr-only"> {t('admin.needsPerson')}</span>
    </span>
  )
}

/** How many parts are ready, beside the Go live screen. */
function Progress({ entry }: { entry: NavigationEntry }) {
  const { t, number } = useAdminText()
  const counts = useOverview().data?.go_live
  if (entry.page !== 'admin-go-live' || !counts) return null
  const [ready, total] = [number(counts.ready), number(counts.total)]
  return (
    <span className={`${COUNT} bg-raised text-soft`}>
      <span aria-hidden="true">{`${ready}/${total}`}</span>
      <span className="sr-only">{t('adminGoLive.titleReady', { ready, total })}</span>
    </span>
  )
}
