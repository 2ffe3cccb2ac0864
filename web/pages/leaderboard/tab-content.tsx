import { type CSSProperties, memo, useCallback } from 'react'
import { GLOBAL_TAB, VOTERS_BOARD } from '#contract/settings/boards.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { useSearchParams } from '#web/kit/router/index.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { TryAgain } from '#web/kit/ui/try-again.tsx'
import { arrange } from './arrange.ts'
import { Board } from './board.tsx'
import { type BoardView, readView, writeView } from './board-view.ts'
import { FoundStrip } from './found-strip.tsx'
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
} from './tab-boards.ts'
import { useLeaderboards } from './use-leaderboards.ts'

type Props = { tab: PageTab; tabs: readonly PageTab[]; initial: Loaded; highlighted: string }

export const TabContent = memo(function TabContent({ tab, tabs, initial, highlighted }: Props) {
  const state = useLeaderboards(tab, tabs, initial)
  return tab.id === GLOBAL_TAB ? (
    <GlobalTab tab={tab} highlighted={highlighted} {...state} />
  ) : (
    <GameTab tab={tab} highlighted={highlighted} {...state} />
  )
})

type TabProps = { tab: PageTab; highlighted: string } & ReturnType<typeof useLeaderboards>

function GlobalTab({ tab, highlighted, loaded, failed, retry }: TabProps) {
  const boards = globalBoards(tab, loaded)
  const parts = partsOf(tab)
  const reported = parts.filter((part) => !loaded[part] && isReported(tab, failed[part]))
  const isPending = parts.some((part) => !loaded[part] && !failed[part])
  if (boards.length === 0 && !isPending && reported.length === 0) return <Waiting />
  return (
    <>
      {reported.map((part) => (
        <LoadFailed
          key={part}
          kind={part === VOTERS_BOARD ? 'voters' : 'boards'}
          onRetry={() => retry(part)}
        />
      ))}
      <FoundStrip boards={boards} highlighted={highlighted} />
      <BoardGrid
        tab={tab.id}
        boards={boards}
        highlighted={highlighted}
        loading={boards.length === 0 && isPending}
        columns={2}
      />
    </>
  )
}

function GameTab({ tab, highlighted, loaded, failed, retry }: TabProps) {
  const { t } = useText()
  const reply = loaded[tab.id]
  if (reply) {
    const boards = gameBoards(tab, reply)
    const missing = missingKeys(tab, reply)
    if (boards.length === 0 && missing.length === 0) {
      const [title, text] = [t('leaderboard.noBoards'), t('leaderboard.noBoardsText')]
      return <Notice level={2} icon="trophy" title={title} text={text} />
    }
    return (
      <>
        {/* Boards that the demo does not provide, by the names of the API. */}
        {missing.length > 0 && (
          <p className="wrap pt-6 text-sm text-wait" role="status">
            {t('leaderboard.missing')} <span className="text-soft">{missing.join(', ')}</span>
          </p>
        )}
        <FoundStrip boards={boards} highlighted={highlighted} />
        <BoardGrid
          tab={tab.id}
          boards={boards}
          highlighted={highlighted}
          columns={boards.length === 4 ? 2 : 3}
        />
      </>
    )
  }
  const failure = failed[tab.id]
  if (failure && !isReported(tab, failure)) return <Waiting />
  return (
    <>
      {failure && <LoadFailed kind="boards" onRetry={() => retry(tab.id)} />}
      {(!failure || tab.isDemo) && (
        <BoardGrid
          tab={tab.id}
          boards={placeholderBoards(tab)}
          highlighted=""
          loading={!failure}
          columns={3}
        />
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

type BoardGridProps = {
  tab: string
  boards: readonly FilledBoard[]
  columns: 2 | 3
  highlighted: string
  loading?: boolean
}

function BoardGrid({ tab, boards, columns, highlighted, loading = false }: BoardGridProps) {
  const [query, setQuery] = useSearchParams()
  const views = boards.map(({ id }) => readView(query, id))
  const open = views.map(({ expanded }) => expanded)
  const onTablet = arrange(open, 2)
  const onDesk = arrange(open, columns)

  // A stable function, so that only the changed board renders again.
  const show = useCallback(
    (board: string, view: BoardView) => {
      const present = new URLSearchParams(window.location.search)
      setQuery(writeView(present, board, view), { replace: true, preventScrollReset: true })
    },
    [setQuery],
  )

  return (
    <div className={`board-grid wrap pt-6 ${loading ? 'opacity-60' : ''}`} aria-busy={loading}>
      {boards.map((board, index) => (
        <div
          key={board.id}
          className="board-cell"
          style={
            {
              '--order-md': onTablet[index]?.order,
              '--span-md': onTablet[index]?.span,
              '--order-xl': onDesk[index]?.order,
              '--span-xl': onDesk[index]?.span,
            } as CSSProperties
          }
        >
          <Board
            tab={tab}
            board={board}
            highlighted={highlighted}
            period={views[index]?.period ?? readView(query, board.id).period}
            expanded={open[index] ?? false}
            onView={show}
          />
        </div>
      ))}
    </div>
  )
}

function LoadFailed({ kind, onRetry }: { kind: 'boards' | 'voters'; onRetry: () => void }) {
  const { t } = useText()
  return (
    <div className="wrap pt-6">
      <div className="slab flex flex-wrap items-center gap-x-4 gap-y-3 p-4" role="alert">
        <Icon name="cloud-off" className="text-2xl text-bad" />
        <p className="flex-1">
          <b className="block">{t(kind === 'voters' ? 'leaderboard.votersFailed' : 'leaderboard.failed')}</b>
          <span className="text-sm text-soft">{t('shell.tryLater')}</span>
        </p>
        <TryAgain onRetry={onRetry} size="sm" />
      </div>
    </div>
  )
}
