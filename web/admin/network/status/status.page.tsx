import type { AdminIncident, IncidentList } from '#contract/network/status-history.schema.ts'
import type { PageParams } from '#contract/pages.ts'
import { useReply } from '#web/admin/kit/api/admin-call.ts'
import { AdminScreen, BackLink } from '#web/admin/kit/frame/admin-screen.tsx'
import { EmptyList, LoadingRows, NotLoaded } from '#web/admin/kit/lists/list-states.tsx'
import { Badge, type Tone } from '#web/admin/kit/parts/badge.tsx'
import { LinkButton } from '#web/admin/kit/parts/button.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { IncidentEditor, type IncidentState, stateOf } from './incident-editor.tsx'

/** The list, and beside it the incident of the address; on phones the editor is a page of its own. */
export default function StatusPage({ params }: { params: PageParams<'admin-status'> }) {
  const { t } = useAdminText()
  const id = params.id ?? null
  return (
    <AdminScreen
      title={t('adminNavigation.status')}
      text={<span className={`block max-w-2xl ${id ? 'max-xl:hidden' : ''}`}>{t('adminStatus.text')}</span>}
      back={
        id && (
          <BackLink to="/admin/network/status" className="xl:hidden">
            {t('adminNavigation.status')}
          </BackLink>
        )
      }
      waiting={<LoadingRows rows={4} />}
      action={
        <div className={`flex flex-wrap gap-2 ${id ? 'max-xl:hidden' : ''}`}>
          <LinkButton to="/status" variant="ghost" icon="activity" label={t('adminStatus.openPage')} />
          <LinkButton to="/admin/network/status/new" icon="plus" label={t('adminStatus.newIncident')} />
        </div>
      }
    >
      <Incidents id={id} />
    </AdminScreen>
  )
}

function Incidents({ id }: { id: string | null }) {
  const { t } = useAdminText()
  const loaded = useReply('GET /api/admin/incidents', {})
  const { data, loadedAt, reload } = loaded
  if (!data) return <NotLoaded loaded={loaded} />
  const stored = data.incidents.find(({ _id }) => _id === id) ?? null
  return (
    <div className={`grid grid-cols-1 items-start gap-5 ${id ? 'xl:grid-cols-[minmax(0,1fr)_26rem]' : ''}`}>
      <div className={id ? 'max-xl:hidden' : ''}>
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
                  isChosen={incident._id === id}
                  now={new Date(loadedAt ?? Date.now())}
                />
              ))}
            </ul>
          )}
        </Panel>
      </div>
      {id &&
        (stored || id === 'new' ? (
          <IncidentEditor key={id} stored={stored} servers={data.servers} onChanged={reload} />
        ) : (
          <EmptyList text={t('adminErrors.incident_not_found')} />
        ))}
    </div>
  )
}

const TONES: Record<IncidentState, Tone> = { planned: 'note', open: 'wait', ended: 'ok' }

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
