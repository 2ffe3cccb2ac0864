import './audit.css'
import { useReply } from '#web/admin/kit/api/use-loaded.ts'
import { AdminScreen } from '#web/admin/kit/frame/admin-screen.tsx'
import { LoadingRows } from '#web/admin/kit/lists/list-states.tsx'
import { LoadedList } from '#web/admin/kit/lists/loaded-list.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { useNavigate, useSearchParams } from '#web/kit/router/index.ts'
import { AuditFilters } from './audit-filters.tsx'
import { type AuditView, isFilteredAudit, readAuditView, refineAudit, writeAuditView } from './audit-view.ts'
import { DayStrip } from './day-strip.tsx'
import { LogLines } from './log-lines.tsx'

export default function AuditPage() {
  const { t } = useAdminText()
  return (
    <AdminScreen title={t('adminNavigation.audit')} waiting={<LoadingRows />}>
      <AuditLog />
    </AdminScreen>
  )
}

function AuditLog() {
  const { t, language } = useAdminText()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const view = readAuditView(query)
  const addressOf = (next: AuditView) => `${localizedPath(language, '/admin/audit')}?${writeAuditView(next)}`
  const show = (next: AuditView) => navigate(addressOf(next), { replace: true, preventScrollReset: true })
  const loaded = useReply('GET /api/admin/audit-log', { query: view })
  const { data: summary } = useReply('GET /api/admin/audit-log/summary', {})
  const isFiltered = isFilteredAudit(view)
  const day = view.from === view.until ? view.from : undefined
  return (
    <>
      <AuditFilters view={view} summary={summary} onView={show} />
      {summary && (
        <DayStrip
          days={summary.days}
          chosen={day ?? null}
          onDay={(chosen) =>
            show(refineAudit(view, { from: chosen ?? undefined, until: chosen ?? undefined }))
          }
        />
      )}
      <LoadedList
        loaded={loaded}
        failed={t('admin.failedToLoad')}
        empty={t(isFiltered ? 'adminAudit.noneMatch' : 'adminAudit.empty')}
        rowsOf={({ entries }) => entries}
        table={(entries) => <LogLines entries={entries} stale={loaded.stale} />}
        page={view.page}
        onPage={(page, cursor) => navigate(addressOf({ ...view, page, cursor: cursor ?? undefined }))}
      />
    </>
  )
}
