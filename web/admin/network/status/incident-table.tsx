import type { AdminIncident, IncidentList } from '#contract/network/status-history.schema.ts'
import { Badge, type Tone } from '#web/admin/kit/parts/badge.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { type IncidentState, stateOf } from './incident-form.ts'

type Props = { data: IncidentList; chosen: string | null; now: Date }

const TONES: Record<IncidentState, Tone> = { planned: 'note', open: 'wait', ended: 'ok' }

export function IncidentTable({ data, chosen, now }: Props) {
  const { t } = useAdminText()
  return (
    <Panel title={t('adminStatus.incidents')} flush>
      {data.incidents.length === 0 ? (
        <p className="p-4 text-faint text-sm lg:px-5">{t('adminStatus.none')}</p>
      ) : (
        <ul className="row-list">
          {data.incidents.map((incident) => (
            <Row
              key={incident._id}
              incident={incident}
              servers={data.servers}
              isChosen={incident._id === chosen}
              now={now}
            />
          ))}
        </ul>
      )}
    </Panel>
  )
}

type RowProps = { incident: AdminIncident; servers: IncidentList['servers']; isChosen: boolean; now: Date }

function Row({ incident, servers, isChosen, now }: RowProps) {
  const { t, timestamp, language } = useAdminText()
  const state = stateOf(incident, now)
  const nameOf = (id: string) => {
    const server = servers.find((one) => one.id === id)
    return server ? (server.name ?? t('adminStatus.store')) : id
  }
  const about =
    incident.servers.length === 0 ? t('adminStatus.everything') : incident.servers.map(nameOf).join(', ')
  const from = timestamp(incident.starts_at)
  const time = incident.ends_at
    ? t('admin.window', { from, until: timestamp(incident.ends_at) })
    : t('adminStatus.since', { from })
  return (
    <li>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <SiteLink
          to={`/admin/network/status/${incident._id}`}
          className="row-link wrap-anywhere"
          aria-current={isChosen || undefined}
        >
          {incident.title[language]}
        </SiteLink>
        <Badge tone={TONES[state]}>{t(`adminStatus.state_${state}`)}</Badge>
      </span>
      <span className="wrap-anywhere block text-faint text-sm">
        {t(`adminStatus.level_${incident.level}`)} · {about} · <span className="num">{time}</span> ·{' '}
        {t('adminPosts.by', { admin: incident.updated_by })}
      </span>
    </li>
  )
}
