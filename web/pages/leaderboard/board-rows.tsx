import { Fragment } from 'react'
import type { LeaderboardEntry } from '#contract/network/leaderboards.schema.ts'
import type { ShownBoard } from '#contract/network/leaderboards.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { PlayerName } from '#web/kit/layout/player-name.tsx'
import { formatValue } from '#web/kit/ui/format-value.ts'
import { gapText } from './gap.ts'
import { type OwnName, placeOf } from './own-name.ts'

type Props = {
  entries: readonly LeaderboardEntry[]
  board: Pick<ShownBoard, 'format' | 'symbol'>
}

const ROW_HEAD_PX = 28
const PODIUM = [120, 96, 96] as const

type RowsProps = Props & { own: OwnName | null; from?: number; to: number }

/** Places after `from` up to `to`, then the own place where that is below. */
export function Rows({ entries, board, own, from = 0, to }: RowsProps) {
  const text = useText()
  const { t } = text
  const ownPlace = placeOf(entries, own)
  const places = entries.slice(from, to).map((_, index) => from + index)
  if (ownPlace >= to) places.push(ownPlace)
  return places.map((place) => {
    const { name, value } = entries[place] ?? { name: '', value: '' }
    return (
      <li
        key={`${place}-${name}`}
        value={place + 1}
        className="board-row"
        data-own={place === ownPlace || undefined}
      >
        <span className="px rank">{place + 1}</span>
        <PlayerHead name={name} size={ROW_HEAD_PX} />
        <span className="flex min-w-0 flex-1 items-baseline gap-2">
          <PlayerName name={name} className="truncate font-semibold text-[0.9375rem]/11" />
          {place === ownPlace && own?.isYou && <b className="text-star text-xs">{t('leaderboard.you')}</b>}
        </span>
        <span className="num text-sm text-soft">{formatValue(board, value, text)}</span>
      </li>
    )
  })
}

/** Only the first free place of a board has a text; the others are decorative. */
export function FreePlaces({ entries, from = 0, to }: Pick<RowsProps, 'entries' | 'from' | 'to'>) {
  const { t } = useText()
  const taken = Math.max(entries.length, from)
  return Array.from({ length: Math.max(0, to - taken) }, (_, index) => {
    const place = taken + index + 1
    const isFirst = place === entries.length + 1
    return (
      <p key={place} className="board-row text-faint text-sm" aria-hidden={!isFirst}>
        <span className="px rank" aria-hidden="true">
          {place}
        </span>
        <span className="free-place size-7" />
        {isFirst && (place === 1 ? t('leaderboard.empty') : t('leaderboard.freePlace', { place }))}
      </p>
    )
  })
}

/** The first three with what each lacks to the next; a free place keeps its block. */
export function Podium({ entries, board, own }: Omit<RowsProps, 'from' | 'to'>) {
  const text = useText()
  const { t } = text
  const ownPlace = placeOf(entries, own)
  return (
    <ol className="podium">
      {PODIUM.map((size, index) => {
        const entry = entries[index]
        const gap = gapText(board, [entries[index - 1], entry], text)
        return (
          <li
            key={`${index}-${entry?.name}`}
            data-free={!entry || undefined}
            data-own={index === ownPlace || undefined}
          >
            {entry ? <PlayerHead name={entry.name} size={size} /> : <span className="head free-place" />}
            <div className="plinth">
              {entry ? (
                <PlayerName name={entry.name} className="podium-name">
                  <Breakable name={entry.name} />
                </PlayerName>
              ) : (
                <b className="podium-name">{t('leaderboard.free')}</b>
              )}
              <span className="num">
                {entry ? formatValue(board, entry.value, text) : t('leaderboard.yours')}
              </span>
              {gap !== null && (
                <small className="num text-soft text-xs">{t('leaderboard.behind', { value: gap })}</small>
              )}
              <span className="px">{index + 1}</span>
            </div>
          </li>
        )
      })}
    </ol>
  )
}

/** A long name breaks before a capital or behind an underscore. */
function Breakable({ name }: { name: string }) {
  return name
    .replace(/[a-z](?=[A-Z])|_(?=.)/g, '$&\n')
    .split('\n')
    .map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))
}
