import type { OpenIncident } from '#contract/network/status-history.ts'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../ui/icon.tsx'
import { AnnouncementText } from './announcement-bar.tsx'

/** What the team says about the servers right now; it stays until that is over. */
export function IncidentNotes({ incidents }: { incidents: readonly OpenIncident[] }) {
  const { t } = useText()
  return incidents.map(({ id, level, title }) => {
    const isPlanned = level === 'maintenance'
    return (
      <aside
        key={id}
        className="announcement"
        data-tone={isPlanned ? 'info' : 'warning'}
        aria-label={t('shell.incident')}
      >
        <div className="wrap flex items-start gap-3">
          <Icon name={isPlanned ? 'hammer' : 'triangle-alert'} className="mt-3" />
          <p className="wrap-anywhere min-w-0 flex-1 py-3 text-ink">
            <AnnouncementText text={title} link="/status" />
          </p>
        </div>
      </aside>
    )
  })
}
