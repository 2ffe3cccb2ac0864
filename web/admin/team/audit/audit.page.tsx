import './audit.css'
import type { CSSProperties } from 'react'
import type { AuditSummary } from '#contract/platform/audit.schema.ts'
import { useReply } from '#web/admin/kit/api/admin-call.ts'
import { AdminScreen } from '#web/admin/kit/frame/admin-screen.tsx'
import { LoadingRows } from '#web/admin/kit/lists/list-states.tsx'
import { LoadedList } from '#web/admin/kit/lists/loaded-list.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { jakartaShortDay } from '#web/kit/i18n/jakarta-time.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { useNavigate, useSearchParams } from '#web/kit/router/index.ts'
import { AuditFilters } from './audit-filters.tsx'
import { type AuditView, isFilteredAudit, readAuditView, refineAudit, writeAuditView } from './audit-view.ts'
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
        empty={t('adminAudit.empty')}
        isFiltered={isFilteredAudit(view)}
        rowsOf={({ entries }) => entries}
        table={(entries) => <LogLines entries={entries} stale={loaded.stale} />}
        page={view.page}
        onPage={(page, cursor) => navigate(addressOf({ ...view, page, cursor: cursor ?? undefined }))}
      />
    </>
  )
}

type Day = AuditSummary['days'][number]
type StripProps = {
  days: readonly Day[]
  /** The only day that is shown. */
  chosen: string | null
  onDay: (day: string | null) => void
}

const BLOCKS = 5

/** Thirty days as columns of blocks. A click shows one of them; on phones it is a picture, and the filter has the days. */
function DayStrip({ days, chosen, onDay }: StripProps) {
  const { t, number, language } = useAdminText()
  const most = Math.max(BLOCKS, ...days.map(({ entries }) => entries))
  const sum = days.reduce((all, { entries }) => all + entries, 0)
  const barOf = ({ entries, grave }: Day) => {
    const style: CSSProperties & { '--blocks': number } = {
      '--blocks': Math.ceil((entries / most) * BLOCKS),
    }
    return <i style={style} data-grave={grave || undefined} />
  }
  const labelOf = (day: string) => jakartaShortDay(new Date(day), language, new Date())
  return (
    <>
      <div className="day-strip lg:hidden" aria-hidden="true">
        {days.map((one) => (
          <span key={one.day}>{barOf(one)}</span>
        ))}
      </div>
      <fieldset className="day-strip max-lg:hidden" aria-label={t('adminAudit.strip')}>
        {days.map((one) => {
          const label = t('adminAudit.dayEntries', { day: labelOf(one.day), count: number(one.entries) })
          return (
            <button
              key={one.day}
              type="button"
              aria-pressed={one.day === chosen}
              aria-label={label}
              title={label}
              onClick={() => onDay(one.day === chosen ? null : one.day)}
            >
              {barOf(one)}
            </button>
          )
        })}
      </fieldset>
      <p className="flex justify-between gap-3 border-line border-b pt-1 pb-3 text-faint text-xs">
        <span>{days[0] && labelOf(days[0].day)}</span>
        <span className="max-lg:hidden">{t('adminAudit.stripText', { count: number(sum) })}</span>
        <span className="lg:hidden">{t('admin.entries', { count: number(sum) })}</span>
        <span>{t('adminAudit.stripToday')}</span>
      </p>
    </>
  )
}
