import type { PageParams } from '#contract/pages.ts'
import { useToken } from '#web/admin/kit/api/token-store.ts'
import { useReply } from '#web/admin/kit/api/use-loaded.ts'
import { AdminScreen } from '#web/admin/kit/frame/admin-screen.tsx'
import { BackLink } from '#web/admin/kit/frame/back-link.tsx'
import { EmptyList, LoadingRows, NotLoaded } from '#web/admin/kit/lists/list-states.tsx'
import { LinkButton } from '#web/admin/kit/parts/button.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { IncidentEditor } from './incident-editor.tsx'
import { IncidentTable } from './incident-table.tsx'

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
  const token = useToken()
  const loaded = useReply('GET /api/admin/incidents', token ? {} : null)
  const { data, loadedAt, reload } = loaded
  if (!data) return <NotLoaded loaded={loaded} failed={t('adminStatus.loadFailed')} />
  const stored = data.incidents.find(({ _id }) => _id === id) ?? null
  return (
    <div className={`grid grid-cols-1 items-start gap-5 ${id ? 'xl:grid-cols-[minmax(0,1fr)_26rem]' : ''}`}>
      <div className={id ? 'max-xl:hidden' : ''}>
        <IncidentTable data={data} chosen={id} now={new Date(loadedAt ?? Date.now())} />
      </div>
      {id &&
        (stored || id === 'new' ? (
          <IncidentEditor key={id} stored={stored} servers={data.servers} onChanged={reload} />
        ) : (
          <EmptyList text={t('adminStatus.missing')} />
        ))}
    </div>
  )
}
