import { type ReactNode, useSyncExternalStore } from 'react'
import type { OpenIncident } from '#contract/network/status-history.ts'
import { DISMISSED_KEY, HIDE_DISMISSED_SCRIPT } from '#contract/site/announcement.ts'
import type { ShownAnnouncement } from '#contract/site/site.ts'
import { readStored, writeStored } from '../api/browser-storage.ts'
import { localizedPath, withoutLanguage } from '../i18n/localized-path.ts'
import { useText } from '../i18n/use-text.ts'
import { Link } from '../router/index.ts'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icon-names.ts'
import { createListeners } from '../ui/listeners.ts'
import { ExternalLink } from './external-link.tsx'
import { isLinked } from './site-link.tsx'
import { useSite } from './use-site.ts'

const ICONS: Record<ShownAnnouncement['tone'], IconName> = {
  info: 'megaphone',
  event: 'sparkles',
  warning: 'triangle-alert',
}

export function AnnouncementBar() {
  const { t } = useText()
  const { announcement } = useSite()
  const { isDismissed, dismiss } = useDismissal(announcement?.key ?? '')
  if (!announcement || isDismissed) return null
  const { key, tone } = announcement
  return (
    // The script below hides it before React runs.
    <aside
      className="announcement"
      data-tone={tone}
      aria-label={t('shell.announcement')}
      data-key={key}
      suppressHydrationWarning
    >
      <AnnouncementContent
        tone={tone}
        dismissLabel={t('shell.dismissAnnouncement')}
        moreLabel={t('shell.wholeAnnouncement')}
        onDismiss={dismiss}
      >
        <AnnouncementText {...announcement} />
      </AnnouncementContent>
      <script dangerouslySetInnerHTML={{ __html: HIDE_DISMISSED_SCRIPT }} />
    </aside>
  )
}

/** The most urgent of what the team says about the servers right now; it stays until that is over. */
export function IncidentNotes({ incidents }: { incidents: readonly OpenIncident[] }) {
  const { t } = useText()
  return incidents.slice(0, 1).map(({ id, level, title }) => {
    const tone = level === 'maintenance' ? 'info' : 'warning'
    return (
      <aside key={id} className="announcement" data-tone={tone} aria-label={t('shell.incident')}>
        <AnnouncementContent tone={tone}>
          <AnnouncementText text={title} link="/status" />
        </AnnouncementContent>
      </aside>
    )
  })
}

type ContentProps = {
  tone: ShownAnnouncement['tone']
  /** Without it, it stays. */
  dismissLabel?: string
  /** The label of the button that unfolds the text on phones, where it has one line. */
  moreLabel?: string
  onDismiss?: () => void
  children: ReactNode
}

export function AnnouncementContent({ tone, dismissLabel, moreLabel, onDismiss, children }: ContentProps) {
  return (
    <div className="wrap flex items-start gap-3">
      <Icon name={ICONS[tone]} className="mt-3" />
      <p className="wrap-anywhere min-w-0 flex-1 py-3 text-ink">{children}</p>
      {moreLabel && (
        <details className="-mr-3 flex-none md:hidden">
          <summary className="icon-btn" aria-label={moreLabel}>
            <Icon name="chevron-down" />
          </summary>
        </details>
      )}
      {dismissLabel && (
        <button
          type="button"
          className="icon-btn -mr-3 flex-none text-inherit"
          aria-label={dismissLabel}
          onClick={onDismiss}
        >
          <Icon name="x" />
        </button>
      )}
    </div>
  )
}

const LINK =
  'underline decoration-(--tone) decoration-2 underline-offset-4 hover:text-(--tone) [&>.icon]:ml-1.5 [&>.icon]:inline-block [&>.icon]:align-[-0.125em] [&>.icon]:text-current'

function AnnouncementText({ text, link }: Pick<ShownAnnouncement, 'text' | 'link'>) {
  const { language } = useText()
  const { pages } = useSite()
  if (link === null) return text
  if (!link.startsWith('/')) {
    return (
      <ExternalLink href={link} className={LINK}>
        {text}
      </ExternalLink>
    )
  }
  const path = withoutLanguage(link)
  if (!isLinked(path, pages)) return text
  return (
    <Link prefetch="intent" to={localizedPath(language, path)} className={LINK}>
      {text}
      <Icon name="arrow-right" />
    </Link>
  )
}

const { notify, subscribe } = createListeners()
/** For this page only, where the browser stores nothing. */
let dismissedHere = ''

function useDismissal(key: string) {
  const dismissed = useSyncExternalStore(
    subscribe,
    () => readStored(DISMISSED_KEY) ?? dismissedHere,
    () => '',
  )

  function dismiss(): void {
    dismissedHere = key
    writeStored(DISMISSED_KEY, key)
    notify()
  }

  return { isDismissed: key !== '' && dismissed === key, dismiss }
}
