import type { ReactNode } from 'react'
import type { MoneyGroup } from '#contract/shop/money.ts'
import { DayFilter, DENSE } from '#web/admin/kit/lists/day-filter.tsx'
import { Select } from '#web/admin/kit/parts/select.tsx'
import { Segmented } from '#web/admin/kit/settings/fields/segmented.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { jakartaDate } from '#web/kit/i18n/jakarta-time.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { useNavigate, useSearchParams } from '#web/kit/router/index.ts'
import { FIRST_DAY, groupsFor, type MoneyView, PERIODS, readView, spanText, writeView } from './period.ts'

type Props = { view: MoneyView; today: string; onShow: (view: MoneyView) => void; children: ReactNode }

export function PeriodBar({ view, today, onShow, children }: Props) {
  const { t, language } = useAdminText()
  const { from, until, period } = view
  const change = (span: { from: string; until: string }) => {
    if (span.from >= FIRST_DAY && span.until <= today) onShow({ ...view, ...span, period: 'custom' })
  }
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
      <Segmented<MoneyGroup>
        label={t('adminMoney.bars')}
        value={view.group}
        options={groupsFor(from, until).map((value) => ({ value, label: t(`adminMoney.group_${value}`) }))}
        onChange={(group) => onShow({ ...view, group })}
        className="w-60 max-sm:w-full"
      />
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
        <Select
          aria-label={t('admin.period')}
          className={`${DENSE} w-auto max-sm:flex-1`}
          value={period}
          options={PERIODS.map((value) => ({ value, label: t(`adminMoney.period_${value}`) }))}
          onChoose={(chosen) => onShow({ ...view, period: chosen })}
        />
        {period === 'custom' && (
          <>
            <DayFilter
              aria-label={t('admin.from')}
              min={FIRST_DAY}
              max={today}
              value={from}
              onDay={(day) => change({ from: day, until: day > until ? day : until })}
            />
            <DayFilter
              aria-label={t('admin.until')}
              min={FIRST_DAY}
              max={today}
              value={until}
              onDay={(day) => change({ from: day < from ? day : from, until: day })}
            />
          </>
        )}
        <span className="text-soft text-sm max-sm:order-1 max-sm:w-full">{spanText(view, language)}</span>
        {children}
      </div>
    </div>
  )
}

export function useMoneyView() {
  const { language } = useAdminText()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const today = jakartaDate(new Date())
  return {
    today,
    view: readView(query, today),
    show(next: MoneyView): void {
      const path = `${localizedPath(language, '/admin/money')}?${writeView(next)}`
      navigate(path, { replace: true, preventScrollReset: true })
    },
  }
}
