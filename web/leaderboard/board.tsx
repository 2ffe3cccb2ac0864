// One board: its switch, the first three on a podium, the rest in rows, how old it is, more or less of it.
import { useRef } from 'react'
import { type BoardId, type LeaderboardEntry, rowsShown, type ValueFormat } from '#contract/leaderboards.ts'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../ui/icon.tsx'
import { glideTo } from '../ui/smooth-scroll.tsx'
import { BOARD_ICONS } from './board-icons.ts'
import { BoardRows } from './board-rows.tsx'
import type { BoardView } from './board-view.ts'
import { PeriodSwitch } from './period-switch.tsx'

const PODIUM = 3

type Props = {
  id: BoardId
  format: ValueFormat
  entries: readonly LeaderboardEntry[]
  timestamp: string | undefined
  view: BoardView
  onView: (view: BoardView) => void
}

export function Board({ id, format, entries, timestamp, view, onView }: Props) {
  const { t } = useText()
  const titleId = `board-${id}`
  const section = useRef<HTMLElement>(null)
  const shown = entries.slice(0, rowsShown(id, view.expanded))
  const canGrow = entries.length > rowsShown(id, false)

  function toggle(): void {
    onView({ ...view, expanded: !view.expanded })
    if (view.expanded && section.current) glideTo(section.current)
  }

  return (
    <section ref={section} className="slab flex flex-col" aria-labelledby={titleId}>
      <div className="grid gap-2 p-3 pb-2">
        <h2 id={titleId} className="flex items-center gap-2 pl-1 text-lg">
          <Icon name={BOARD_ICONS[id]} className="text-faint" />
          {t(`leaderboard.${id}`)}
        </h2>
        <PeriodSwitch board={id} period={view.period} onPeriod={(period) => onView({ ...view, period })} />
      </div>
      <BoardRows entries={shown} format={format} podium={PODIUM} />
      <div className="mt-auto flex min-h-12 items-center justify-between gap-2 border-line border-t pr-1 pl-4">
        <span className="num text-faint text-xs">{timestamp && <UpdatedAt timestamp={timestamp} />}</span>
        {canGrow && (
          <button
            type="button"
            className="btn btn-ghost btn-sm"
            aria-expanded={view.expanded}
            onClick={toggle}
          >
            {view.expanded ? t('leaderboard.showLess') : t('leaderboard.showMore')}
            <Icon name="chevron-down" className={view.expanded ? 'rotate-180' : ''} />
          </button>
        )}
      </div>
    </section>
  )
}

function UpdatedAt({ timestamp }: { timestamp: string }) {
  const { t, moment } = useText()
  return <time dateTime={timestamp}>{t('leaderboard.updated', { time: moment(new Date(timestamp)) })}</time>
}
