import type { AuditEntry } from '#contract/platform/audit.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { useLoaded } from '#web/admin/kit/api/use-loaded.ts'
import { AdminScreen } from '#web/admin/kit/frame/admin-screen.tsx'
import { LoadingRows } from '#web/admin/kit/lists/list-states.tsx'
import { readPage, writePage } from '#web/admin/kit/lists/list-view.ts'
import { LoadedList } from '#web/admin/kit/lists/loaded-list.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { useNavigate, useSearchParams } from '#web/kit/router/index.ts'
import { auditDetail } from './audit-detail.ts'

export default function AuditPage() {
  const { t } = useAdminText()
  return (
    <AdminScreen
      title={t('adminAccount.auditTitle')}
      text={t('adminAccount.auditText')}
      waiting={<LoadingRows />}
    >
      <AuditLog />
    </AdminScreen>
  )
}

function AuditLog() {
  const { t, language } = useAdminText()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { page, cursor } = readPage(query)
  const loaded = useLoaded(`${page} ${cursor}`, (signal) =>
    adminCall('GET /api/admin/audit-log', { query: { page, cursor: cursor ?? undefined } }, signal),
  )
  const goToPage = (next: number, to: string | null) => {
    const address = new URLSearchParams()
    writePage(address, { page: next, cursor: to })
    navigate(`${localizedPath(language, '/admin/audit')}?${address}`)
  }
  return (
    <LoadedList
      loaded={loaded}
      failed={t('admin.failedToLoad')}
      empty={t('adminAccount.auditEmpty')}
      rowsOf={({ entries }) => entries}
      table={(entries) => <AuditTable entries={entries} stale={loaded.stale} />}
      page={page}
      onPage={goToPage}
    />
  )
}

function AuditTable({ entries, stale }: { entries: readonly AuditEntry[]; stale: boolean }) {
  const { t, exactTimestamp, rupiah } = useAdminText()
  return (
    <table className="list" data-stale={stale || undefined} aria-busy={stale}>
      <thead>
        <tr>
          <th scope="col">{t('adminAccount.when')}</th>
          <th scope="col">{t('adminAccount.who')}</th>
          <th scope="col">{t('adminAccount.what')}</th>
          <th scope="col">{t('adminAccount.subject')}</th>
          <th scope="col">{t('adminAccount.detail')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ _id, at, admin, action, subject, detail }) => (
          <tr key={_id}>
            <td className="num date text-faint">{exactTimestamp(at)}</td>
            <td className="max-lg:text-right font-semibold">{admin}</td>
            <td className="full lg:min-w-40 xl:whitespace-nowrap">{t(`adminAccount.action_${action}`)}</td>
            <td className="full [overflow-wrap:anywhere] lg:min-w-48 xl:min-w-64">{subject}</td>
            <td className="full text-soft [overflow-wrap:anywhere] lg:w-1/2">
              {detail && auditDetail(action, detail, rupiah)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
