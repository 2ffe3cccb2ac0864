import { memo } from 'react'
import type { LeaderboardEntry } from '#contract/leaderboards.schema.ts'
import type { ShownBoard } from '#contract/leaderboards.ts'
import { useText } from '../i18n/use-text.ts'
import { PlayerHead } from '../layout/player-head.tsx'
import { formatValue } from '../ui/format-value.ts'

type Props = {
  entries: readonly LeaderboardEntry[]
  count: number
  board: Pick<ShownBoard, 'format' | 'symbol'>
  isOpen: boolean
}

const ROW_HEAD_PX = 28
const PODIUM_HEADS_PX = [56, 44, 44] as const

/** The height is the same for every period and every name. */
export const BoardRows = memo(function BoardRows({ entries, count, board, isOpen }: Props) {
  const text = useText()
  const shown = entries.slice(0, count)
  return (
    <div className="board-body" data-open={isOpen || undefined}>
      <Podium entries={entries} />
      <div className="board-list">
        <ol>
          {shown.map((entry, index) => (
            <li key={`${index}-${entry.name}`} className="board-row">
              <span className="px rank">{index + 1}</span>
              <PlayerHead name={entry.name} size={ROW_HEAD_PX} />
              <span className="min-w-0 flex-1 truncate font-semibold text-sm" title={entry.name}>
                {entry.name}
              </span>
              <span className="num text-sm text-soft">{formatValue(board, entry.value, text)}</span>
            </li>
          ))}
        </ol>
        {!isOpen && <FreePlaces from={shown.length + 1} to={count} />}
      </div>
    </div>
  )
})

/** Only the first empty row has a text; the others are decorative. */
function FreePlaces({ from, to }: { from: number; to: number }) {
  const { t } = useText()
  const places = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  return places.map((place) => (
    <p key={place} className="board-row text-faint text-sm" aria-hidden={place > from}>
      <span className="px rank opacity-50" aria-hidden="true">
        {place}
      </span>
      <span className="free-place" style={{ width: ROW_HEAD_PX, height: ROW_HEAD_PX }} />
      {place === from && (place === 1 ? t('leaderboard.empty') : t('leaderboard.freePlace', { place }))}
    </p>
  ))
}

/** Decorative: the rows have ranks, names and values. An empty place keeps its position. */
function Podium({ entries }: Pick<Props, 'entries'>) {
  return (
    <div className="podium" aria-hidden="true">
      {PODIUM_HEADS_PX.map((size, index) => {
        const entry = entries[index]
        return (
          <div key={index} data-free={!entry || undefined}>
            {entry ? (
              <PlayerHead key={entry.name} name={entry.name} size={size} />
            ) : (
              <span className="free-place" style={{ width: size, height: size }} />
            )}
            <span className="plinth px">{index + 1}</span>
          </div>
        )
      })}
    </div>
  )
}
