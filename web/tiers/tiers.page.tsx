import { useDeferredValue } from 'react'
import { DEFAULT_TIER_SERVER, isTierServer, TIER_SERVERS, type TierServer } from '#contract/tiers.ts'
import { localizedPath } from '../i18n/localized-path.ts'
import { useText } from '../i18n/use-text.ts'
import { PageHead } from '../layout/page-head.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { SiteLink } from '../layout/site-link.tsx'
import { type LoaderData, useSearchParams } from '../router/index.ts'
import { buttonLook } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { TierRow } from './tier-row.tsx'
import type { loader } from './tiers.loader.ts'

const ACCENT: Record<TierServer, string> = {
  tycoon: 'var(--color-skyblock)',
  survival: 'var(--color-survival)',
  creative: 'var(--color-creative)',
}

export default function TiersPage({ loaderData }: { loaderData: LoaderData<typeof loader> }) {
  const { t, language } = useText()
  const [query] = useSearchParams()
  const requested = query.get('tab')
  const selected = isTierServer(requested) ? requested : DEFAULT_TIER_SERVER
  // The tab changes at once; its tiers render after it.
  const shown = useDeferredValue(selected)
  const tabs = TIER_SERVERS.map((server) => ({
    id: server,
    label: t(`tiers.${server}`),
    to: `${localizedPath(language, '/premiumtiers')}${server === DEFAULT_TIER_SERVER ? '' : `?tab=${server}`}`,
    accent: ACCENT[server],
  }))
  return (
    <>
      <PageHead title={t('tiers.pageTitle')} breadcrumb={t('tiers.pageTitle')} />
      <PageTitle
        title={t('tiers.title')}
        text={t('tiers.text')}
        action={
          <SiteLink to="/store" className={buttonLook({})}>
            <Icon name="gem" />
            {t('tiers.getPoints')}
          </SiteLink>
        }
      />
      <Tabs label={t('tiers.servers')} tabs={tabs} selected={selected}>
        <TierRow tiers={loaderData[shown]} />
      </Tabs>
      <p className="wrap pt-4 text-faint text-sm">{t('tiers.howToBuy')}</p>
    </>
  )
}
