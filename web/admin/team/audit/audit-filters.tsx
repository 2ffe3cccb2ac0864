import { useId, useState } from 'react'
import type { AuditSummary } from '#contract/platform/audit.schema.ts'
import { DENSE } from '#web/admin/kit/lists/day-filter.tsx'
import { SearchField } from '#web/admin/kit/lists/search-field.tsx'
import { Select } from '#web/admin/kit/parts/select.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { jakartaShortDay, jakartaWeekday } from '#web/kit/i18n/jakarta-time.ts'
import { type AuditView, GROUPS, refineAudit } from './audit-view.ts'
import { adminName } from './sentence.tsx'

type Props = { view: AuditView; summary: AuditSummary | null; onView: (view: AuditView) => void }

const SPANS = [7, 30]
const CHOICE = `${DENSE} w-auto min-w-0 max-sm:w-full`

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
        <Select
          className={CHOICE}
          aria-label={t('admin.person')}
          value={view.admin ?? ''}
          options={[
            { value: '', label: t('adminAudit.anyone') },
            ...admins.map((admin) => ({ value: admin, label: adminName(admin, words) })),
          ]}
          onChoose={(admin) => change({ admin: admin || undefined })}
        />
        <Select
          className={CHOICE}
          aria-label={t('adminAudit.group')}
          value={view.action ?? null}
          options={[
            { value: null, label: t('adminAudit.everything') },
            ...GROUPS.map((value) => ({ value, label: t(`adminAudit.group_${value}`) })),
          ]}
          onChoose={(action) => change({ action: action ?? undefined })}
        />
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
    <Select
      className={CHOICE}
      aria-label={t('adminAudit.days')}
      value={span ? String(span.count) : (from ?? '')}
      options={[
        { value: '', label: t('adminAudit.allDays') },
        ...spans.map(({ count }) => ({
          value: String(count),
          label: t('admin.days', { count: number(count) }),
        })),
        ...[...(isOther ? [from] : []), ...filled.toReversed()].map((day) => ({
          value: day,
          label: dayOf(day),
        })),
      ]}
      onChoose={(chosen) => {
        const ofSpan = spans.find(({ count }) => String(count) === chosen)
        const day = chosen || undefined
        onSpan(ofSpan ? { from: ofSpan.from, until: undefined } : { from: day, until: day })
      }}
    />
  )
}
