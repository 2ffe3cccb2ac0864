import type { CSSProperties } from 'react'
import type { AuditSummary } from '#contract/platform/audit.schema.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { jakartaShortDay } from '#web/kit/i18n/jakarta-time.ts'

type Day = AuditSummary['days'][number]
type Props = {
  days: readonly Day[]
  /** The only day that is shown. */
  chosen: string | null
  onDay: (day: string | null) => void
}

const BLOCKS = 5

/** Thirty days as columns of blocks. A click shows one of them; on phones it is a picture, and the filter has the days. */
export function DayStrip({ days, chosen, onDay }: Props) {
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
