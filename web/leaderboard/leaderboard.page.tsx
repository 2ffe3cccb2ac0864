import { memo, useDeferredValue } from 'react'
import { type LeaderboardTab, missingKeys, nextTab, previousTab, SHOWN_TABS } from '#contract/leaderboards.ts'
import { localizedPath } from '../i18n/localized-path.ts'
import { useText } from '../i18n/use-text.ts'
import { PageHead } from '../layout/page-head.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { useSite } from '../layout/use-site.ts'
import { Link, useSearchParams } from '../router/index.ts'
import { ART } from '../ui/art.ts'
import { buttonLook } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Art } from '../ui/picture.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { BoardGrid } from './board-grid.tsx'
import { LoadFailed, MissingBoards } from './board-notices.tsx'
import { readTab, tabSearch } from './board-view.ts'
import { gameBoards, globalBoards, type Loaded, partsOf, placeholderBoards } from './tab-boards.ts'
import { useLeaderboards } from './use-leaderboards.ts'

const ACCENT: Record<LeaderboardTab, string> = {
  tycoon: 'var(--color-skyblock)',
  global: 'var(--color-star)',
  survival: 'var(--color-survival)',
}
const PICTURE: Record<LeaderboardTab, Art> = {
  tycoon: ART.skyblockMarket,
  global: ART.hero,
  survival: ART.survivalLake,
}

export default function LeaderboardPage({ loaderData }: { loaderData: Loaded }) {
  const [query] = useSearchParams()
  return <TabPage tab={readTab(query)} initial={loaderData} />
}

type TabProps = { tab: LeaderboardTab; initial: Loaded }

/** Does not render again when only the view of a board changes. */
const TabPage = memo(function TabPage({ tab, initial }: TabProps) {
  const { t, language } = useText()
  const { name } = useSite()
  // The tab changes at once; its boards render after it.
  const shown = useDeferredValue(tab)
  const path = localizedPath(language, '/leaderboard')
  const tabs = SHOWN_TABS.map((id) => ({
    id,
    label: t(`leaderboard.tab_${id}`),
    to: path + tabSearch(id),
    accent: ACCENT[id],
  }))
  return (
    <>
      <PageHead title={`${t('leaderboard.title')} · ${name}`} breadcrumb={t('leaderboard.title')} />
      <PageTitle
        title={t('leaderboard.title')}
        text={t('leaderboard.text')}
        art={PICTURE[tab]}
        action={
          <div className="flex gap-2">
            <Step
              to={path + tabSearch(previousTab(tab))}
              label={t('leaderboard.previousTab')}
              icon="chevron-left"
            />
            <Step to={path + tabSearch(nextTab(tab))} label={t('leaderboard.nextTab')} icon="chevron-right" />
          </div>
        }
      />
      <Tabs label={t('leaderboard.tabs')} tabs={tabs} selected={tab}>
        <TabContent tab={shown} initial={initial} />
      </Tabs>
    </>
  )
})

type StepProps = { to: string; label: string; icon: 'chevron-left' | 'chevron-right' }

function Step({ to, label, icon }: StepProps) {
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-label={label}
      className={buttonLook({ variant: 'outline', size: 'sm', className: 'w-11 min-h-11! px-0!' })}
    >
      <Icon name={icon} />
    </Link>
  )
}

const TabContent = memo(function TabContent({ tab, initial }: TabProps) {
  const { loaded, failed, retry } = useLeaderboards(tab, initial)
  if (tab === 'global') {
    const boards = globalBoards(loaded)
    const isPending = partsOf(tab).some((part) => !loaded[part] && !failed[part])
    return (
      <>
        {failed.donators && !loaded.donators && (
          <LoadFailed kind="boards" onRetry={() => retry('donators')} />
        )}
        {failed.voters && !loaded.voters && <LoadFailed kind="voters" onRetry={() => retry('voters')} />}
        <BoardGrid boards={boards} loading={boards.length === 0 && isPending} columns={2} />
      </>
    )
  }
  const boards = loaded[tab]
  if (boards) {
    return (
      <>
        <MissingBoards keys={missingKeys(tab, boards)} />
        <BoardGrid boards={gameBoards(tab, boards)} columns={3} />
      </>
    )
  }
  return (
    <>
      {failed[tab] && <LoadFailed kind="boards" onRetry={() => retry(tab)} />}
      <BoardGrid boards={placeholderBoards(tab)} loading={!failed[tab]} columns={3} />
    </>
  )
})
