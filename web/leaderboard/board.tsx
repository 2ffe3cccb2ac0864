// One board: period switch, podium, rows, age, show more.
import { memo, useDeferredValue, useRef } from 'react'
import type { LeaderboardEntry } from '#contract/leaderboards.schema.ts'
import { type BoardId, rowsShown } from '#contract/leaderboards.ts'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../ui/icon.tsx'
import { glideTo } from '../ui/smooth-scroll.tsx'
import { BOARD_ICONS } from './board-icons.ts'
import { BoardRows } from './board-rows.tsx'
import type { BoardView, Period } from './board-view.ts'
import { PeriodSwitch } from './period-switch.tsx'
import type { ShownBoard } from './tab-boards.ts'

const NONE: readonly LeaderboardEntry[] = []

type Props = { board: ShownBoard; onView: (board: BoardId, view: BoardView) => void } & BoardView

export const Board = memo(function Board({ board, period, expanded, onView }: Props) {
  const { t } = useText()
  const { id, format, timestamp } = board
  const titleId = `board-${id}`
  const section = useRef<HTMLElement>(null)
  // The switch changes at once; the rows render after it.
  const shownPeriod = useDeferredValue(period)
  const count = useDeferredValue(rowsShown(id, expanded))
  const entries = board.rows[shownPeriod] ?? NONE
  const closedRows = rowsShown(id, false)
  const canGrow = entries.length > closedRows

  function toggle(): void {
    onView(id, { period, expanded: !expanded })
    if (expanded && section.current) glideTo(section.current)
  }

  function choose(next: Period): void {
    onView(id, { period: next, expanded })
  }

  return (
    <section ref={section} className="slab flex h-full flex-col" aria-labelledby={titleId}>
      <div className="grid gap-2 p-3 pb-2">
        <h2 id={titleId} className="flex items-center gap-2 pl-1 text-lg">
          <Icon name={BOARD_ICONS[id]} className="text-faint" />
          {t(`leaderboard.${id}`)}
        </h2>
        <PeriodSwitch board={id} period={period} onPeriod={choose} />
      </div>
      <BoardRows entries={entries} count={count} format={format} isOpen={count !== closedRows} />
      <div className="mt-auto flex min-h-12 items-center justify-between gap-2 border-line border-t pr-1 pl-4">
        <span className="num text-faint text-xs">{timestamp && <UpdatedAt timestamp={timestamp} />}</span>
        {canGrow && (
          <button
            type="button"
            className="btn btn-ghost btn-sm focus-visible:-outline-offset-3"
            aria-expanded={expanded}
            onClick={toggle}
          >
            {expanded ? t('leaderboard.showLess') : t('leaderboard.showMore')}
            <Icon name="chevron-down" className={expanded ? 'rotate-180' : ''} />
          </button>
        )}
      </div>
    </section>
  )
})

function UpdatedAt({ timestamp }: { timestamp: string }) {
  const { t, moment } = useText()
  return <time dateTime={timestamp}>{t('leaderboard.updated', { time: moment(new Date(timestamp)) })}</time>
}
