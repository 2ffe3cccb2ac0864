import { Link, useSearchParams } from 'react-router'
import { type LeaderboardTab, missingKeys, nextTab, previousTab, SHOWN_TABS } from '#contract/leaderboards.ts'
import { localizedPath } from '../i18n/localized-path.ts'
import { useText } from '../i18n/use-text.ts'
import { keptFor } from '../layout/kept-headers.ts'
import { PageHead } from '../layout/page-head.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { useSite } from '../layout/use-site.ts'
import { servicesContext } from '../services.ts'
import { ART } from '../ui/art.ts'
import { buttonLook } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Art } from '../ui/picture.tsx'
import { Tabs } from '../ui/tabs.tsx'
import type { Route } from './+types/leaderboard.page'
import { BoardGrid } from './board-grid.tsx'
import { LoadFailed, MissingBoards } from './board-notices.tsx'
import { readTab, tabSearch } from './board-view.ts'
import { gameBoards, globalBoards, placeholderBoards } from './tab-boards.ts'
import { type Loaded, useLeaderboards } from './use-leaderboards.ts'

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

/** Only the tab that is asked for travels; the others are fetched when they are opened. */
export function loader({ context, request }: Route.LoaderArgs): Loaded {
  const { leaderboards } = context.get(servicesContext)
  const tab = readTab(new URL(request.url).searchParams)
  return {
    global:
      tab === 'global'
        ? { donators: leaderboards.donators(), voters: leaderboards.voters() }
        : { donators: null, voters: null },
    survival: tab === 'survival' ? leaderboards.tab('survival') : null,
    tycoon: tab === 'tycoon' ? leaderboards.tab('tycoon') : null,
  }
}

export const shouldRevalidate = () => false

export const headers = () => keptFor(60)

export default function LeaderboardPage({ loaderData }: Route.ComponentProps) {
  const { t, language } = useText()
  const { name } = useSite()
  const [query] = useSearchParams()
  const tab = readTab(query)
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
        <TabContent tab={tab} initial={loaderData} />
      </Tabs>
    </>
  )
}

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

function TabContent({ tab, initial }: { tab: LeaderboardTab; initial: Loaded }) {
  const { loaded, failed, retry } = useLeaderboards(tab, initial)
  if (tab === 'global') {
    const { donators, voters } = loaded.global
    return (
      <>
        {failed.global && !donators && <LoadFailed kind="boards" />}
        {failed.global && !voters && <LoadFailed kind="voters" />}
        <BoardGrid
          boards={globalBoards(loaded.global)}
          loading={!donators && !voters && !failed.global}
          columns={2}
        />
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
}
