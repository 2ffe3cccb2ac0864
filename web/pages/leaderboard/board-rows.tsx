import { memo } from 'react'
import type { LeaderboardEntry } from '#contract/network/leaderboards.schema.ts'
import type { ShownBoard } from '#contract/network/leaderboards.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { PlayerName } from '#web/kit/layout/player-name.tsx'
import { formatValue } from '#web/kit/ui/format-value.ts'
import { isSameName } from './same-name.ts'

type Props = {
  entries: readonly LeaderboardEntry[]
  count: number
  board: Pick<ShownBoard, 'format' | 'symbol'>
  isOpen: boolean
  /** The row of this player is marked. */
  highlighted: string
}

const ROW_HEAD_PX = 28
const PODIUM_HEADS_PX = { usual: [56, 44, 44], big: [88, 64, 64] } as const

/** The height is the same for every period and every name. */
export const BoardRows = memo(function BoardRows({ entries, count, board, isOpen, highlighted }: Props) {
  const text = useText()
  const shown = entries.slice(0, count)
  return (
    <div className="board-body" data-open={isOpen || undefined}>
      <Podium entries={entries} />
      <div className="board-list">
        <ol>
          {shown.map((entry, index) => (
            <BoardRow
              key={`${index}-${entry.name}`}
              entry={entry}
              rank={index + 1}
              value={formatValue(board, entry.value, text)}
              isHighlighted={highlighted !== '' && isSameName(entry.name, highlighted)}
            />
          ))}
        </ol>
        {!isOpen && <FreePlaces from={shown.length + 1} to={count} />}
      </div>
    </div>
  )
})

type RowProps = { entry: LeaderboardEntry; rank: number; value: string; isHighlighted: boolean }

export function BoardRow({ entry, rank, value, isHighlighted }: RowProps) {
  return (
    <li className="board-row" data-highlighted={isHighlighted || undefined}>
      <span className="px rank">{rank}</span>
      <PlayerHead name={entry.name} size={ROW_HEAD_PX} />
      <PlayerName name={entry.name} className="min-w-0 flex-1 truncate font-semibold text-sm/11" />
      <span className="num text-sm text-soft">{value}</span>
    </li>
  )
}

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
export function Podium({ entries, isBig = false }: Pick<Props, 'entries'> & { isBig?: boolean }) {
  return (
    <div className={isBig ? 'podium podium-big' : 'podium'} aria-hidden="true">
      {PODIUM_HEADS_PX[isBig ? 'big' : 'usual'].map((size, index) => {
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
