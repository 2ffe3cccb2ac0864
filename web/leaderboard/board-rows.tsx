import { memo } from 'react'
import type { LeaderboardEntry, ValueFormat } from '#contract/leaderboards.ts'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../ui/icon.tsx'
import { formatValue } from './format-value.ts'
import { PlayerHead } from './player-head.tsx'

type Props = { entries: readonly LeaderboardEntry[]; count: number; format: ValueFormat; podium: number }

const FIRST_HEAD_PX = 56
const PODIUM_HEAD_PX = 40
const ROW_HEAD_PX = 28

/** The podium and the rows have fixed heights, so that changing the period moves nothing. */
export const BoardRows = memo(function BoardRows({ entries, count, format, podium }: Props) {
  const text = useText()
  if (entries.length === 0) return <NoRows />
  return (
    <>
      <ol className="podium">
        {entries.slice(0, podium).map((entry, place) => (
          <li key={`${place}-${entry.name}`}>
            <PlayerHead name={entry.name} size={place === 0 ? FIRST_HEAD_PX : PODIUM_HEAD_PX} />
            <div className="plinth">
              <span className="px">{place + 1}</span>
              <span className="wrap-anywhere line-clamp-2 font-bold text-sm leading-4">
                <BreakableName name={entry.name} />
              </span>
              <span className="num block truncate text-[0.8125rem] text-soft">
                {formatValue(format, entry.value, text)}
              </span>
            </div>
          </li>
        ))}
      </ol>
      <ol start={podium + 1} className="min-h-22">
        {entries.slice(podium, count).map((entry, place) => (
          <li key={`${place}-${entry.name}`} className="board-row">
            <span className="px rank">{place + podium + 1}</span>
            <PlayerHead name={entry.name} size={ROW_HEAD_PX} />
            <span className="min-w-0 flex-1 truncate font-semibold text-sm">{entry.name}</span>
            <span className="num text-sm text-soft">{formatValue(format, entry.value, text)}</span>
          </li>
        ))}
      </ol>
    </>
  )
})

function NoRows() {
  const { t } = useText()
  return (
    <div className="grid min-h-72 flex-1 place-content-center justify-items-center gap-2 p-6 text-center">
      <Icon name="telescope" className="text-3xl text-faint" />
      <p className="text-soft">{t('leaderboard.empty')}</p>
    </div>
  )
}

/** Long names may break after an underscore, as players read them. */
function BreakableName({ name }: { name: string }) {
  const parts = name.split(/(?<=_)/)
  return parts.map((part, place) => (
    <span key={place}>
      {place > 0 && <wbr />}
      {part}
    </span>
  ))
}
