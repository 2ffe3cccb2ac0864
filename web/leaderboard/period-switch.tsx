import type { BoardId } from '#contract/leaderboards.ts'
import { useText } from '../i18n/use-text.ts'
import { type Period, periodsOf } from './board-view.ts'

type Props = { board: BoardId; period: Period; onPeriod: (period: Period) => void }

export function PeriodSwitch({ board, period, onPeriod }: Props) {
  const { t } = useText()
  return (
    <fieldset className="seg">
      <legend className="sr-only">{t('leaderboard.periodOf', { board: t(`leaderboard.${board}`) })}</legend>
      {periodsOf(board).map((choice) => (
        <button key={choice} type="button" aria-pressed={choice === period} onClick={() => onPeriod(choice)}>
          {t(`leaderboard.${choice}`)}
        </button>
      ))}
    </fieldset>
  )
}
