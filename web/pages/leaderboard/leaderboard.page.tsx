import './leaderboard.css'
import { memo, useDeferredValue, useState } from 'react'
import { hasEveryKind, type ShownTab, tabInRing } from '#contract/network/leaderboards.ts'
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
import type { Art } from '#web/kit/ui/picture.tsx'
import { pickScene } from '#web/kit/ui/scenes.ts'
import { Tabs } from '#web/kit/ui/tabs.tsx'
import { readTab, tabSearch } from './board-view.ts'
import { FindForm } from './find-form.tsx'
import type { loader } from './leaderboard.loader.ts'
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

type TabProps = { tab: PageTab; tabs: readonly PageTab[]; initial: Loaded }

/** Does not render again when only the view of a board changes. */
const TabPage = memo(function TabPage({ tab, tabs, initial }: TabProps) {
  const { t, language } = useText()
  const [highlighted, setHighlighted] = useState('')
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
      <PageTitle
        title={t('leaderboard.title')}
        text={hasEveryKind(tabs) ? t('leaderboard.text') : t('leaderboard.textPlain')}
        art={pictureOf(tab)}
        action={
          <div className="flex w-full flex-wrap items-center justify-end gap-2 md:w-auto">
            <FindForm isCompact className="min-w-0 flex-1 md:w-72" onFind={setHighlighted} />
            {tabs.length > 1 && <Steps tab={tab} tabs={tabs} path={path} />}
          </div>
        }
      />
      <Tabs label={t('leaderboard.tabs')} tabs={links} selected={tab.id}>
        <TabContent tab={shown} tabs={tabs} initial={initial} highlighted={highlighted} />
      </Tabs>
    </>
  )
})

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
      className={buttonLook({ variant: 'outline', size: 'sm', className: 'w-11 min-h-11 px-0' })}
    >
      <Icon name={icon} />
    </Link>
  )
}

/** Tabs of the demo; all others have a picture that suits their accent. */
const PICTURES: Readonly<Record<string, Art>> = {
  [GLOBAL_TAB]: ART.hero,
  tycoon: ART.skyblockMarket,
  survival: ART.survivalLake,
}

function pictureOf({ id, accent }: Pick<ShownTab, 'id' | 'accent'>): Art {
  const own = Object.hasOwn(PICTURES, id) ? PICTURES[id] : undefined
  return own ?? ART[pickScene(accent ?? '', new Set())]
}
