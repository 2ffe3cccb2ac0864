import { memo } from 'react'
import { GLOBAL_TAB, VOTERS_BOARD } from '#contract/settings/boards.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { BoardGrid } from './board-grid.tsx'
import { LoadFailed, MissingBoards } from './board-notices.tsx'
import { FoundStrip } from './found-strip.tsx'
import {
  type Failure,
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
  const reply = loaded[tab.id]
  if (reply) {
    const boards = gameBoards(tab, reply)
    const missing = missingKeys(tab, reply)
    if (boards.length === 0 && missing.length === 0) return <NoBoards />
    return (
      <>
        <MissingBoards keys={missing} />
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

function NoBoards() {
  const { t } = useText()
  return (
    <Notice level={2} icon="trophy" title={t('leaderboard.noBoards')} text={t('leaderboard.noBoardsText')} />
  )
}
