import './tiers.css'
import './tiers.utilities.css'
import { useDeferredValue } from 'react'
import type { TiersPageView } from '#contract/network/tiers-page.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { PageTitle } from '#web/kit/layout/page-title.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import { type LoaderData, useSearchParams } from '#web/kit/router/index.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Tabs } from '#web/kit/ui/tabs.tsx'
import { TierTab } from './tier-tab.tsx'
import type { loader } from './tiers.loader.ts'

type Data = LoaderData<typeof loader>

export default function TiersPage({ loaderData }: { loaderData: Data }) {
  const { t } = useText()
  const { pages } = useSite()
  return (
    <>
      <PageHead title={t('tiers.pageTitle')} breadcrumb={t('tiers.pageTitle')} />
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
