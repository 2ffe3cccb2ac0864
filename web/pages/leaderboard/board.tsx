import { memo, type ReactNode, useDeferredValue, useRef } from 'react'
import type { LeaderboardEntry } from '#contract/network/leaderboards.schema.ts'
import { periodsOf, rowsShown } from '#contract/network/leaderboards.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { glideTo } from '#web/kit/ui/glide-to.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { type Art, Picture } from '#web/kit/ui/picture.tsx'
import { boardLabel, boardPath } from './board-label.ts'
import { FreePlaces, Podium, Rows } from './board-rows.tsx'
import type { BoardView } from './board-view.ts'
import { gapText } from './gap.ts'
import type { OwnName } from './own-name.ts'
import { PeriodSwitch } from './period-switch.tsx'
import type { FilledBoard } from './tab-boards.ts'

const NONE: readonly LeaderboardEntry[] = []
const PODIUM_PLACES = 3

type Props = {
  tab: string
  board: FilledBoard
  own: OwnName | null
  onView: (board: string, view: BoardView) => void
} & BoardView

/** A list of five; opened, it has the whole row. */
export const Board = memo(function Board(props: Props) {
  const { tab, board, period } = props
  const { t } = useText()
  const { id, icon, timestamp } = board
  const label = boardLabel(board, t)
  return (
    <section className="board" data-open={props.expanded || undefined} aria-labelledby={`board-${id}`}>
      <div>
        <h2 id={`board-${id}`} className="flex min-h-11 items-center gap-2.5 text-lg">
          {icon && <Icon name={icon} className="text-(--c)" />}
          {timestamp ? (
            <SiteLink
              to={boardPath(tab, id, period)}
              className="row-link flex min-h-11 flex-1 items-center justify-between gap-2"
            >
              {label}
              <Icon name="arrow-right" className="text-faint" />
            </SiteLink>
          ) : (
            label
          )}
        </h2>
        <OwnSwitch {...props} />
      </div>
      <List {...props} entries={useEntries(props)} />
    </section>
  )
})

/** The board of the day: the first three on a stage, the next beside them or, opened, below. */
export const StarBoard = memo(function StarBoard({ art, ...props }: Props & { art: Art }) {
  const { tab, board, period } = props
  const text = useText()
  const { t } = text
  const entries = useEntries(props)
  const [first, second] = entries
  const lead = gapText(board, [first, second], text)
  return (
    <section className="stage" data-open={props.expanded || undefined} aria-labelledby="star">
      <Picture art={art} alt="" sizes="(width >= 64rem) 75rem, 200vw" loading="eager" />
      <div>
        <p className="flex items-center gap-2 font-bold text-[0.8125rem] text-soft">
          <i className="dot text-(--c)" />
          {t('leaderboard.ofTheDay')}
        </p>
        <h2 id="star" className="mt-2 text-2xl lg:text-3xl">
          {boardLabel(board, t)}
        </h2>
        <p className="num mt-1 min-h-6 text-soft">
          {entries.length === 0 && t('leaderboard.empty')}
          {first && lead !== null && t('leaderboard.leadsBy', { name: first.name, value: lead })}
        </p>
        <OwnSwitch {...props} />
      </div>
      <Podium entries={entries} board={board} own={props.own} />
      <List {...props} entries={entries} from={PODIUM_PLACES}>
        {board.timestamp && (
          <SiteLink to={boardPath(tab, board.id, period)} className="btn btn-ghost btn-sm ml-auto px-2">
            <span className="max-sm:sr-only">{t('leaderboard.openBoard')}</span>
            <Icon name="arrow-right" />
          </SiteLink>
        )}
      </List>
    </section>
  )
})

/** The switch changes at once; the rows render after it. */
function useEntries({ board, period }: Props): readonly LeaderboardEntry[] {
  return board.rows[useDeferredValue(period)] ?? NONE
}

function OwnSwitch({ board, period, expanded, onView }: Props) {
  const { t } = useText()
  return (
    <PeriodSwitch
      isQuiet
      label={t('leaderboard.periodOf', { board: boardLabel(board, t) })}
      periods={periodsOf(board.id)}
      chosen={period}
      onPeriod={(next) => onView(board.id, { period: next, expanded })}
    />
  )
}

type ListProps = Props & { entries: readonly LeaderboardEntry[]; from?: number; children?: ReactNode }

/** As high for every period and every name, with what opens and closes it. */
function List({ board, own, period, expanded, onView, entries, from = 0, children }: ListProps) {
  const { t, moment } = useText()
  const box = useRef<HTMLDivElement>(null)
  const count = useDeferredValue(rowsShown(board.id, expanded))
  const rows = { entries, board, own, from, to: count }

  function toggle(): void {
    onView(board.id, { period, expanded: !expanded })
    const section = box.current?.closest('section')
    if (expanded && section) glideTo(section)
  }

  return (
    <div ref={box}>
      <ol className="board-list" start={from + 1}>
        <Rows {...rows} />
      </ol>
      {count === rowsShown(board.id, false) && <FreePlaces {...rows} />}
      <div className="flex min-h-11 flex-wrap items-center gap-x-2 border-line border-t">
        {entries.length > rowsShown(board.id, false) && (
          <button
            type="button"
            className="btn btn-ghost btn-sm -ml-2 px-2"
            aria-expanded={expanded}
            onClick={toggle}
          >
            {expanded ? t('leaderboard.showLess') : t('leaderboard.showMore')}
            <Icon name="chevron-down" className={expanded ? 'rotate-180' : ''} />
          </button>
        )}
        {children}
        {board.timestamp && (
          <time dateTime={board.timestamp} className="num ml-auto text-faint text-xs">
            {t('leaderboard.updated', { time: moment(new Date(board.timestamp)) })}
          </time>
        )}
      </div>
    </div>
  )
}
