import type { CSSProperties } from 'react'
import type { AuditSummary } from '#contract/platform/audit.schema.ts'
import { useReply } from '#web/admin/kit/api/admin-call.ts'
import { AdminScreen } from '#web/admin/kit/frame/admin-screen.tsx'
import { LoadingRows } from '#web/admin/kit/lists/list-states.tsx'
import { isFiltered, refine } from '#web/admin/kit/lists/list-view.ts'
import { LoadedList } from '#web/admin/kit/lists/loaded-list.tsx'
import { useListView } from '#web/admin/kit/lists/use-list-view.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { jakartaShortDay } from '#web/kit/i18n/jakarta-time.ts'
import { AUDIT_VALUES, AuditFilters } from './audit-filters.tsx'
import { LogLines } from './log-lines.tsx'

export default function AuditPage() {
  const { t } = useAdminText()
  return (
    <AdminScreen title={t('adminNavigation.audit')} waiting={<LoadingRows lines />}>
      <AuditLog />
    </AdminScreen>
  )
}

function AuditLog() {
  const { t } = useAdminText()
  const list = useListView('/admin/audit', AUDIT_VALUES)
  const { view, show, goToPage } = list
  const loaded = useReply('GET /api/admin/audit-log', { query: view })
  const { data: summary } = useReply('GET /api/admin/audit-log/summary', {})
  return (
    <>
      <AuditFilters list={list} summary={summary} />
      {summary && (
        <DayStrip
          days={summary.days}
          chosen={view.from === view.until ? view.from : undefined}
          onDay={(day) => show(refine(view, { from: day, until: day }))}
        />
      )}
      <LoadedList
        loaded={loaded}
        empty={t('adminAudit.empty')}
        isFiltered={isFiltered(view)}
        rowsOf={({ entries }) => entries}
        table={(entries) => <LogLines entries={entries} stale={loaded.stale} />}
        page={view.page}
        onPage={goToPage}
      />
    </>
  )
}

type Day = AuditSummary['days'][number]
type StripProps = {
  days: readonly Day[]
  /** The only day that is shown. */
  chosen: string | undefined
  onDay: (day: string | undefined) => void
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
              onClick={() => onDay(one.day === chosen ? undefined : one.day)}
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
