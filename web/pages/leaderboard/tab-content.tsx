import { type CSSProperties, memo, useCallback } from 'react'
import { GLOBAL_TAB, VOTERS_BOARD } from '#contract/settings/boards.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { useSearchParams } from '#web/kit/router/index.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { TryAgain } from '#web/kit/ui/try-again.tsx'
import { Board, StarBoard } from './board.tsx'
import { type BoardView, readView, writeView } from './board-view.ts'
import type { OwnName } from './own-name.ts'
import {
  type Failure,
  type FilledBoard,
  gameBoards,
  globalBoards,
  type Loaded,
  missingKeys,
  type PageTab,
  partsOf,
  placeholderBoards,
  starOf,
} from './tab-boards.ts'
import { pictureOf } from './tab-picture.ts'
import { useLeaderboards } from './use-leaderboards.ts'

type Shared = { tab: PageTab; day: number; own: OwnName | null }
type Props = Shared & { tabs: readonly PageTab[]; initial: Loaded }

export const TabContent = memo(function TabContent({ tabs, initial, ...shared }: Props) {
  const state = useLeaderboards(shared.tab, tabs, initial)
  return shared.tab.id === GLOBAL_TAB ? (
    <GlobalTab {...shared} {...state} />
  ) : (
    <GameTab {...shared} {...state} />
  )
})

type TabProps = Shared & ReturnType<typeof useLeaderboards>

function GlobalTab({ loaded, failed, retry, ...shared }: TabProps) {
  const { tab } = shared
  const boards = globalBoards(tab, loaded)
  const parts = partsOf(tab)
  const reported = parts.filter((part) => isReported(tab, failed[part]))
  const isPending = parts.some((part) => !loaded[part] && !failed[part])
  if (boards.length === 0 && !isPending && reported.length === 0) return <Waiting />
  return (
    <>
      {reported.map((part) => (
        <LoadFailed
          key={part}
          kind={part === VOTERS_BOARD ? 'voters' : 'boards'}
          shown={boards.find(({ id }) => id === part)}
          onRetry={() => retry(part)}
        />
      ))}
      {boards.length > 0 && <BoardGrid {...shared} boards={boards} />}
      {boards.length === 0 && isPending && <BoardGrid {...shared} boards={placeholderBoards(tab)} loading />}
    </>
  )
}

function GameTab({ loaded, failed, retry, ...shared }: TabProps) {
  const { t } = useText()
  const { tab } = shared
  const reply = loaded[tab.id]
  const failure = failed[tab.id]
  const boards = reply ? gameBoards(tab, reply) : []
  const note = isReported(tab, failure) && (
    <LoadFailed kind="boards" shown={boards[0]} onRetry={() => retry(tab.id)} />
  )
  if (reply) {
    const missing = missingKeys(tab, reply)
    if (boards.length === 0 && missing.length === 0) {
      const [title, text] = [t('leaderboard.noBoards'), t('leaderboard.noBoardsText')]
      return <Notice level={2} icon="trophy" title={title} text={text} />
    }
    return (
      <>
        {note}
        {/* Boards that the demo does not provide, by the names of the API. */}
        {missing.length > 0 && (
          <p className="wrap pt-6 text-sm text-wait" role="status">
            {t('leaderboard.missing')} <span className="text-soft">{missing.join(', ')}</span>
          </p>
        )}
        <BoardGrid {...shared} boards={boards} />
      </>
    )
  }
  if (failure && !note) return <Waiting />
  return (
    <>
      {note}
      {(!failure || tab.isDemo) && (
        <BoardGrid {...shared} own={null} boards={placeholderBoards(tab)} loading={!failure} />
      )}
    </>
  )
}

/** A source that has never answered is no error for visitors, except in the demo. */
function isReported({ isDemo }: PageTab, failure: Failure | null | undefined): boolean {
  return failure === 'failed' || (failure === 'unavailable' && isDemo)
}

function Waiting() {
  const { t } = useText()
  return (
    <Notice level={2} icon="telescope" title={t('leaderboard.waiting')} text={t('leaderboard.waitingText')} />
  )
}

type BoardGridProps = Shared & { boards: readonly FilledBoard[]; loading?: boolean }

/** The board of the day on its stage, then all others as lists. */
function BoardGrid({ tab, day, own, boards, loading = false }: BoardGridProps) {
  const [query, setQuery] = useSearchParams()

  // A stable function, so that only the changed board renders again.
  const show = useCallback(
    (board: string, view: BoardView) => {
      const present = new URLSearchParams(window.location.search)
      setQuery(writeView(present, board, view), { replace: true, preventScrollReset: true })
    },
    [setQuery],
  )

  const star = starOf(boards, day)
  const viewed = (board: FilledBoard) => ({
    ...readView(query, board.id),
    tab: tab.id,
    board,
    own,
    onView: show,
  })
  const style = { '--c': tab.accent ?? 'var(--color-star)' } as CSSProperties
  return (
    <div className="boards wrap pt-6" style={style} aria-busy={loading}>
      {star && <StarBoard {...viewed(star)} art={pictureOf(tab)} />}
      <div className="board-lists" data-alone={boards.length === 2 || undefined}>
        {boards.map((board) => board !== star && <Board key={board.id} {...viewed(board)} />)}
      </div>
    </div>
  )
}

type FailedProps = {
  kind: 'boards' | 'voters'
  /** A board as it was last read, which stays. */
  shown: FilledBoard | undefined
  onRetry: () => void
}

function LoadFailed({ kind, shown, onRetry }: FailedProps) {
  const { t, moment } = useText()
  return (
    <div className="wrap pt-6">
      {/* The failure of what is shown is announced by its toast. */}
      <div
        className="slab flex flex-wrap items-center gap-x-4 gap-y-3 p-4"
        role={shown ? undefined : 'alert'}
      >
        <Icon name="cloud-off" className="text-2xl text-bad" />
        <p className="flex-1 basis-64">
          <b className="block">{t(kind === 'voters' ? 'leaderboard.votersFailed' : 'leaderboard.failed')}</b>
          <span className="text-sm text-soft">
            {shown?.timestamp
              ? t('leaderboard.stale', { time: moment(new Date(shown.timestamp)) })
              : t('shell.tryLater')}
          </span>
        </p>
        <TryAgain onRetry={onRetry} size="sm" />
      </div>
    </div>
  )
}
