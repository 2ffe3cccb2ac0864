import { type ReactNode, useId, useState } from 'react'
import type { AuditSummary } from '#contract/platform/audit.schema.ts'
import { DENSE } from '#web/admin/kit/lists/day-filter.tsx'
import { SearchField } from '#web/admin/kit/lists/search-field.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { jakartaShortDay, jakartaWeekday } from '#web/kit/i18n/jakarta-time.ts'
import { type AuditView, GROUPS, refineAudit } from './audit-view.ts'
import { adminName } from './sentence.tsx'

type Props = { view: AuditView; summary: AuditSummary | null; onView: (view: AuditView) => void }

const SPANS = [7, 30]

export function AuditFilters({ view, summary, onView }: Props) {
  const words = useAdminText()
  const { t, number } = words
  const foldId = useId()
  const [isOpen, setOpen] = useState(false)
  const change = (one: Partial<AuditView>) => onView(refineAudit(view, one))
  const on = [view.admin, view.action, view.from].filter(Boolean).length
  const admins = [...new Set([...(summary?.admins ?? []), ...(view.admin ? [view.admin] : [])])]
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <SearchField
        label={t('adminAudit.search')}
        value={view.search ?? ''}
        onSearch={(search) => change({ search: search || undefined })}
      />
      <button
        type="button"
        className="chip sm:hidden"
        aria-expanded={isOpen}
        aria-controls={foldId}
        onClick={() => setOpen(!isOpen)}
      >
        {t('admin.filter')}
        {on > 0 && <span className="num">· {number(on)}</span>}
      </button>
      <div
        id={foldId}
        className={`flex flex-wrap gap-2 max-sm:w-full sm:contents ${isOpen ? '' : 'max-sm:hidden'}`}
      >
        <Choice label={t('admin.person')} value={view.admin} onChoose={(admin) => change({ admin })}>
          <option value="">{t('adminAudit.anyone')}</option>
          {admins.map((admin) => (
            <option key={admin} value={admin}>
              {adminName(admin, words)}
            </option>
          ))}
        </Choice>
        <Choice
          label={t('adminAudit.group')}
          value={view.action}
          onChoose={(chosen) => change({ action: GROUPS.find((group) => group === chosen) })}
        >
          <option value="">{t('adminAudit.everything')}</option>
          {GROUPS.map((group) => (
            <option key={group} value={group}>
              {t(`adminAudit.group_${group}`)}
            </option>
          ))}
        </Choice>
        <DayChoice view={view} days={summary?.days ?? []} onSpan={change} />
      </div>
    </div>
  )
}

type DayProps = {
  view: AuditView
  days: AuditSummary['days']
  onSpan: (span: Pick<AuditView, 'from' | 'until'>) => void
}

/** A span up to today, or one day. */
function DayChoice({ view, days, onSpan }: DayProps) {
  const { t, number, language } = useAdminText()
  const { from, until } = view
  const spans = SPANS.map((count) => ({ count, from: days.at(-count)?.day }))
  const span = until === undefined && spans.find((one) => one.from !== undefined && one.from === from)
  const dayOf = (day: string) => {
    const at = new Date(day)
    return `${jakartaWeekday(at, language)}, ${jakartaShortDay(at, language, new Date())}`
  }
  const filled = days.filter(({ entries, day }) => entries > 0 || day === from).map(({ day }) => day)
  const isOther = from !== undefined && !span && !filled.includes(from)
  return (
    <Choice
      label={t('adminAudit.days')}
      value={span ? String(span.count) : from}
      onChoose={(chosen) => {
        const ofSpan = spans.find(({ count }) => String(count) === chosen)
        onSpan(ofSpan ? { from: ofSpan.from, until: undefined } : { from: chosen, until: chosen })
      }}
    >
      <option value="">{t('adminAudit.allDays')}</option>
      {spans.map(({ count }) => (
        <option key={count} value={count}>
          {t('admin.days', { count: number(count) })}
        </option>
      ))}
      {[...(isOther ? [from] : []), ...filled.toReversed()].map((day) => (
        <option key={day} value={day}>
          {dayOf(day)}
        </option>
      ))}
    </Choice>
  )
}

type ChoiceProps = {
  label: string
  value: string | undefined
  onChoose: (value: string | undefined) => void
  children: ReactNode
}

function Choice({ label, value = '', onChoose, children }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      className={`${DENSE} w-auto min-w-0 max-sm:w-full`}
      value={value}
      onChange={({ target }) => onChoose(target.value || undefined)}
    >
      {children}
    </select>
  )
}
