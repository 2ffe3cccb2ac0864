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
  return (
    <div className="board-body" data-open={isOpen || undefined}>
      <Podium entries={entries} />
      <div className="board-list">
        <ol>
          <Rows entries={entries} to={count} board={board} highlighted={highlighted} />
        </ol>
        {!isOpen && <FreePlaces from={Math.min(entries.length, count) + 1} to={count} />}
      </div>
    </div>
  )
})

type RowsProps = Pick<Props, 'entries' | 'board' | 'highlighted'> & { from?: number; to: number }

export function Rows({ entries, board, highlighted, from = 0, to }: RowsProps) {
  const text = useText()
  return entries.slice(from, to).map(({ name, value }, index) => (
    <li
      key={`${from + index}-${name}`}
      className="board-row"
      data-highlighted={(highlighted !== '' && isSameName(name, highlighted)) || undefined}
    >
      <span className="px rank">{from + index + 1}</span>
      <PlayerHead name={name} size={ROW_HEAD_PX} />
      <PlayerName name={name} className="min-w-0 flex-1 truncate font-semibold text-sm/11" />
      <span className="num text-sm text-soft">{formatValue(board, value, text)}</span>
    </li>
  ))
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
