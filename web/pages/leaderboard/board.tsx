import { memo, useDeferredValue, useRef } from 'react'
import type { LeaderboardEntry } from '#contract/network/leaderboards.schema.ts'
import { type Period, periodsOf, rowsShown } from '#contract/network/leaderboards.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { glideTo } from '#web/kit/ui/smooth-scroll.tsx'
import { boardLabel, boardPath } from './board-label.ts'
import { BoardRows } from './board-rows.tsx'
import type { BoardView } from './board-view.ts'
import type { FilledBoard } from './tab-boards.ts'

const NONE: readonly LeaderboardEntry[] = []

type Props = {
  tab: string
  board: FilledBoard
  highlighted: string
  onView: (board: string, view: BoardView) => void
} & BoardView

export const Board = memo(function Board({ tab, board, highlighted, period, expanded, onView }: Props) {
  const { t, moment } = useText()
  const { id, icon, timestamp } = board
  const label = boardLabel(board, t)
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

  return (
    <section ref={section} className="slab flex h-full flex-col" aria-labelledby={titleId}>
      <div className="grid gap-2 px-3 pt-3 pb-2">
        <h2 id={titleId} className="flex items-center gap-2 pl-1 text-lg">
          {icon && <Icon name={icon} className="text-faint" />}
          <span className="min-w-0 break-words">{label}</span>
        </h2>
        <PeriodSwitch
          board={id}
          label={label}
          period={period}
          onPeriod={(next) => onView(id, { period: next, expanded })}
        />
      </div>
      <BoardRows
        entries={entries}
        count={count}
        board={board}
        isOpen={count !== closedRows}
        highlighted={highlighted}
      />
      <div className="mt-auto flex min-h-12 items-center justify-end border-line border-t pr-1 pl-3">
        <span className="num flex-1 text-faint text-xs">
          {timestamp && (
            <time dateTime={timestamp}>
              {t('leaderboard.updated', { time: moment(new Date(timestamp)) })}
            </time>
          )}
        </span>
        {canGrow && (
          <button
            type="button"
            className="btn btn-ghost btn-sm px-2 focus-visible:-outline-offset-3"
            aria-expanded={expanded}
            onClick={toggle}
          >
            {expanded ? t('leaderboard.showLess') : t('leaderboard.showMore')}
            <Icon name="chevron-down" className={expanded ? 'rotate-180' : ''} />
          </button>
        )}
        {timestamp && (
          <SiteLink
            to={boardPath(tab, id, period)}
            className="btn btn-ghost btn-sm min-w-11 px-2 focus-visible:-outline-offset-3"
            aria-label={`${t('leaderboard.openBoard')}: ${label}`}
          >
            <span className="hidden @lg:inline">{t('leaderboard.openBoard')}</span>
            <Icon name="arrow-right" />
          </SiteLink>
        )}
      </div>
    </section>
  )
})

type SwitchProps = { board: string; label: string; period: Period; onPeriod: (period: Period) => void }

function PeriodSwitch({ board, label, period, onPeriod }: SwitchProps) {
  const { t } = useText()
  return (
    <fieldset className="seg">
      <legend className="sr-only">{t('leaderboard.periodOf', { board: label })}</legend>
      {periodsOf(board).map((choice) => (
        <button key={choice} type="button" aria-pressed={choice === period} onClick={() => onPeriod(choice)}>
          {t(`leaderboard.${choice}`)}
        </button>
      ))}
    </fieldset>
  )
}
