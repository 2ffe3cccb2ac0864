import type { Period } from '#contract/network/leaderboards.ts'
import { useText } from '#web/kit/i18n/use-text.ts'

type Props = {
  label: string
  periods: readonly Period[]
  /** Null where boards differ. */
  chosen: Period | null
  onPeriod: (period: Period) => void
  isQuiet?: boolean
}

export function PeriodSwitch({ label, periods, chosen, onPeriod, isQuiet = false }: Props) {
  const { t } = useText()
  return (
    <fieldset className={isQuiet ? 'periods' : 'seg page-periods'}>
      <legend className="sr-only">{label}</legend>
      {periods.map((period) => (
        <button key={period} type="button" aria-pressed={period === chosen} onClick={() => onPeriod(period)}>
          {t(`leaderboard.${period}`)}
        </button>
      ))}
    </fieldset>
  )
}
