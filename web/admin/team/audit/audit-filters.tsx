import type { AuditSummary } from '#contract/platform/audit.schema.ts'
import { AUDIT_GROUPS, type AuditGroup } from '#contract/platform/audit.ts'
import { FIRST_PAGE } from '#contract/platform/pagination.ts'
import type { Filter } from '#web/admin/kit/lists/filter.ts'
import { ListTools } from '#web/admin/kit/lists/list-tools.tsx'
import { type ListView, oneOf, readDay, readText, refine } from '#web/admin/kit/lists/list-view.ts'
import type { useListView } from '#web/admin/kit/lists/use-list-view.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { jakartaShortDay, jakartaWeekday } from '#web/kit/i18n/jakarta-time.ts'
import { adminName } from './sentence.tsx'

const GROUPS = Object.keys(AUDIT_GROUPS) as AuditGroup[]
export const AUDIT_VALUES = {
  search: readText,
  admin: readText,
  action: oneOf(GROUPS),
  from: readDay,
  until: readDay,
}
type AuditView = ListView<typeof AUDIT_VALUES>
type Span = Pick<AuditView, 'from' | 'until'>
type Props = { list: ReturnType<typeof useListView<typeof AUDIT_VALUES>>; summary: AuditSummary | null }

export function AuditFilters({ list: { view, show, filter }, summary }: Props) {
  const words = useAdminText()
  const { t } = words
  const admins = [...new Set([...(summary?.admins ?? []), ...(view.admin ? [view.admin] : [])])]
  return (
    <ListTools
      searchLabel={t('adminAudit.search')}
      search={view.search ?? ''}
      onSearch={(search) => show(refine(view, { search }))}
      filters={[
        filter('admin', {
          icon: 'users',
          label: t('admin.person'),
          usual: t('adminAudit.anyone'),
          options: admins.map((admin) => ({ value: admin, label: adminName(admin, words) })),
        }),
        filter('action', {
          icon: 'activity',
          label: t('adminAudit.group'),
          usual: t('adminAudit.everything'),
          options: GROUPS.map((value) => ({ value, label: t(`adminAudit.group_${value}`) })),
        }),
        useDayFilter(view, summary?.days ?? [], (span) => show(refine(view, span))),
      ]}
      onClear={() => show({ page: FIRST_PAGE, search: view.search })}
    />
  )
}

const SPANS = [7, 30]

/** A span up to today, or one day. */
function useDayFilter(
  { from, until }: Span,
  days: AuditSummary['days'],
  onSpan: (span: Span) => void,
): Filter {
  const { t, number, language } = useAdminText()
  const spans = SPANS.map((count) => ({ value: String(count), count, from: days.at(-count)?.day }))
  const span = until === undefined && spans.find((one) => one.from !== undefined && one.from === from)
  const dayOf = (day: string) => {
    const at = new Date(day)
    return `${jakartaWeekday(at, language)}, ${jakartaShortDay(at, language, new Date())}`
  }
  const filled = days.filter(({ entries, day }) => entries > 0 || day === from).map(({ day }) => day)
  const isOther = from !== undefined && !span && !filled.includes(from)
  const listed = [...(isOther ? [from] : []), ...filled.toReversed()]
  return {
    name: 'days',
    icon: 'calendar-days',
    label: t('adminAudit.days'),
    usual: t('adminAudit.allDays'),
    value: span ? span.value : (from ?? null),
    options: [
      ...spans.map(({ value, count }) => ({ value, label: t('admin.days', { count: number(count) }) })),
      ...listed.map((day) => ({ value: day, label: dayOf(day) })),
    ],
    onChoose: (chosen) => {
      const chosenSpan = spans.find(({ value }) => value === chosen)
      const day = chosen ?? undefined
      onSpan(chosenSpan ? { from: chosenSpan.from, until: undefined } : { from: day, until: day })
    },
  }
}
