// Screens of one thing in one line: the current one is the heading, the others are links.
import type { ReactNode } from 'react'
import { withoutLanguage } from '#web/kit/i18n/localized-path.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { usePathname } from '#web/kit/router/index.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import { entryPath, findEntry, menuEntryOf, permissionOf } from './navigation.ts'
import { useMay } from './overview.ts'

export type Title = {
  label: string
  to: string
  /** The screen that is shown; exactly one. */
  isCurrent: boolean
}

/** `children`: the heading. */
export function Titles({ titles, children }: { titles: readonly Title[] | undefined; children: ReactNode }) {
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
