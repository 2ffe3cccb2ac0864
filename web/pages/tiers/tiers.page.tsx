import './tiers.css'
import { memo, useDeferredValue, useMemo } from 'react'
import type { ClimbTab } from '#contract/network/tier-climb.ts'
import type { TierPageTab, TiersPageView } from '#contract/network/tiers-page.ts'
import type { Pack } from '#contract/shop/packs.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { PageTitle } from '#web/kit/layout/page-title.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import { type LoaderData, useSearchParams } from '#web/kit/router/index.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Tabs } from '#web/kit/ui/tabs.tsx'
import { toClimbView } from './climb-view.ts'
import { TierRail } from './tier-rail.tsx'
import { TierRung } from './tier-rung.tsx'
import { TierTable } from './tier-table.tsx'
import type { loader } from './tiers.loader.ts'

type Data = LoaderData<typeof loader>

export default function TiersPage({ loaderData }: { loaderData: Data }) {
  const { t } = useText()
  const { pages } = useSite()
  return (
    <>
      <PageHead title={t('tiers.title')} breadcrumb={t('tiers.title')} />
      <PageTitle title={t('tiers.title')} text={useIntroduction(loaderData)} />
      {loaderData.tabs.length === 0 ? (
        <Notice
          level={2}
          icon="telescope"
          title={t('tiers.empty')}
          text={pages.store ? t('tiers.emptyText') : undefined}
        />
      ) : (
        <TierTabs view={loaderData} />
      )}
    </>
  )
}

/** Names the tab whose tiers are permanent steps, where there is one. */
function useIntroduction({ tabs }: TiersPageView): string {
  const { t } = useText()
  const climbing = tabs.find(
    ({ tiers }) =>
      tiers.length > 1 && tiers.every(({ days, climbs }, at) => days === null && (climbs || at === 0)),
  )
  return climbing ? t('tiers.textClimb', { tab: climbing.label }) : t('tiers.text')
}

function TierTabs({ view: { tabs, defaultTab, climbs, packs } }: { view: Data }) {
  const { t, language } = useText()
  const { pages } = useSite()
  const [query] = useSearchParams()
  const requested = query.get('tab')
  const selected = tabs.some(({ id }) => id === requested) ? (requested ?? defaultTab) : defaultTab
  // The tab changes at once; its tiers render after it.
  const shown = useDeferredValue(selected)
  const path = localizedPath(language, '/premiumtiers')
  const links = tabs.map(({ id, label, accent }) => ({
    id,
    label,
    to: id === defaultTab ? path : `${path}?tab=${id}`,
    accent,
  }))
  const [tab, climb] = [tabs.find(({ id }) => id === shown), climbs.find(({ id }) => id === shown)]
  return (
    <>
      <Tabs label={t('tiers.servers')} tabs={links} selected={selected}>
        {tab && climb && (
          <TierTab
            tab={tab}
            climb={climb}
            packs={packs}
            have={query.get('have')}
            isDefault={shown === defaultTab}
          />
        )}
      </Tabs>
      {pages.store && <p className="wrap pt-4 text-faint text-sm">{t('tiers.howToBuy')}</p>}
    </>
  )
}

type TabProps = {
  tab: TierPageTab
  climb: ClimbTab
  packs: readonly Pack[]
  /** The tier that the player has, as the address names it. */
  have: string | null
  isDefault: boolean
}

const TierTab = memo(function TierTab({ tab, climb, packs, have, isDefault }: TabProps) {
  const view = useMemo(() => toClimbView(climb, have, packs), [climb, have, packs])
  function path(start: string | null): string {
    const query = new URLSearchParams(isDefault ? {} : { tab: tab.id })
    if (start) query.set('have', start)
    return query.size > 0 ? `/premiumtiers?${query}` : '/premiumtiers'
  }
  return (
    <>
      <div className={`wrap climb ${view.climbs ? 'lg:grid-cols-[minmax(0,1fr)_18rem]' : ''}`}>
        {view.climbs && <TierRail view={view} path={path} />}
        <ol className="ladder">
          {tab.tiers.map((card, index) => {
            const step = view.steps[index]
            return step && <TierRung key={card.id} card={card} step={step} view={view} index={index} />
          })}
        </ol>
      </div>
      <TierTable tab={tab} view={view} />
    </>
  )
})
