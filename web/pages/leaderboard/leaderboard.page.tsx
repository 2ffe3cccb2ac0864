import './leaderboard.css'
import './stage.css'
import { memo, useDeferredValue } from 'react'
import { BOARD_PERIODS, hasEveryKind, tabInRing } from '#contract/network/leaderboards.ts'
import { GLOBAL_TAB } from '#contract/settings/boards.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { PageTitle } from '#web/kit/layout/page-title.tsx'
import { Link, type LoaderData, useSearchParams } from '#web/kit/router/index.ts'
import { ART } from '#web/kit/ui/art.ts'
import { buttonLook } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Tabs } from '#web/kit/ui/tabs.tsx'
import { readTab, readView, tabSearch, writePeriod } from './board-view.ts'
import type { loader } from './leaderboard.loader.ts'
import { useOwnName } from './own-name.ts'
import { PeriodSwitch } from './period-switch.tsx'
import type { Loaded, PageTab } from './tab-boards.ts'
import { TabContent } from './tab-content.tsx'

export default function LeaderboardPage({ loaderData }: { loaderData: LoaderData<typeof loader> }) {
  const [query] = useSearchParams()
  const tab = readTab(query, loaderData.tabs)
  return tab ? <TabPage tab={tab} {...loaderData} /> : <NoTabs />
}

function NoTabs() {
  const { t } = useText()
  return (
    <>
      <PageHead ofSite title={t('leaderboard.title')} breadcrumb={t('leaderboard.title')} />
      <PageTitle title={t('leaderboard.title')} text={t('leaderboard.textPlain')} art={ART.hero} />
      <Notice level={2} icon="trophy" title={t('leaderboard.noTabs')} text={t('leaderboard.noTabsText')} />
    </>
  )
}

type TabProps = { tab: PageTab; tabs: readonly PageTab[]; day: number; initial: Loaded }

/** Does not render again when only the view of a board changes. */
const TabPage = memo(function TabPage({ tab, tabs, day, initial }: TabProps) {
  const { t, language } = useText()
  const own = useOwnName()
  // The tab changes at once; its boards render after it.
  const shown = useDeferredValue(tab)
  const path = localizedPath(language, '/leaderboard')
  const links = tabs.map(({ id, label, accent }) => ({
    id,
    label: label ?? t('leaderboard.tab_global'),
    to: path + tabSearch(id, tabs),
    accent: accent ?? 'var(--color-star)',
  }))
  return (
    <>
      <PageHead ofSite title={t('leaderboard.title')} breadcrumb={t('leaderboard.title')} />
      <div className="wrap pt-8 pb-4 lg:pt-12 lg:pb-6">
        <div className="flex items-center justify-between gap-4">
          <h1 className="text-2xl lg:text-3xl">{t('leaderboard.title')}</h1>
          {tabs.length > 1 && <Steps tab={tab} tabs={tabs} path={path} />}
        </div>
        <p className="mt-2 text-soft">
          {t(hasEveryKind(tabs) ? 'leaderboard.text' : 'leaderboard.textPlain')}
        </p>
      </div>
      <Tabs
        label={t('leaderboard.tabs')}
        tabs={links}
        selected={tab.id}
        beside={tab.id !== GLOBAL_TAB && <AllPeriods boards={tab.boards} />}
      >
        <TabContent tab={shown} tabs={tabs} day={day} initial={initial} own={own} />
      </Tabs>
    </>
  )
})

/** One switch for all boards of the tab. */
function AllPeriods({ boards }: Pick<PageTab, 'boards'>) {
  const { t } = useText()
  const [query, setQuery] = useSearchParams()
  const [first, ...others] = boards.map(({ id }) => readView(query, id).period)
  return (
    <PeriodSwitch
      label={t('leaderboard.periodOfAll')}
      periods={BOARD_PERIODS}
      chosen={first !== undefined && others.every((period) => period === first) ? first : null}
      onPeriod={(period) =>
        setQuery(writePeriod(query, boards, period), { replace: true, preventScrollReset: true })
      }
    />
  )
}

function Steps({ tab, tabs, path }: { tab: PageTab; tabs: readonly PageTab[]; path: string }) {
  const { t } = useText()
  const to = (step: 1 | -1) => path + tabSearch(tabInRing(tabs, tab.id, step)?.id ?? tab.id, tabs)
  return (
    <div className="flex gap-2">
      <Step to={to(-1)} label={t('leaderboard.previousTab')} icon="chevron-left" />
      <Step to={to(1)} label={t('leaderboard.nextTab')} icon="chevron-right" />
    </div>
  )
}

function Step({ to, label, icon }: { to: string; label: string; icon: 'chevron-left' | 'chevron-right' }) {
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-label={label}
      className={buttonLook({ variant: 'outline', size: 'sm', className: 'min-h-11 w-11 px-0' })}
    >
      <Icon name={icon} />
    </Link>
  )
}
