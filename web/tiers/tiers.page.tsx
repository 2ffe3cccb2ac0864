import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router'
import { DEFAULT_TIER_SERVER, isTierServer, TIER_SERVERS, type TierServer } from '#contract/tiers.ts'
import { localizedPath } from '../i18n/localized-path.ts'
import { pageLanguage } from '../i18n/page-language.ts'
import { useText } from '../i18n/use-text.ts'
import { keptFor } from '../layout/kept-headers.ts'
import { PageHead } from '../layout/page-head.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { SiteLink } from '../layout/site-link.tsx'
import { servicesContext } from '../services.ts'
import { buttonLook } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Tabs } from '../ui/tabs.tsx'
import type { Route } from './+types/tiers.page'
import { TierRow } from './tier-row.tsx'

const ACCENT: Record<TierServer, string> = {
  tycoon: 'var(--color-skyblock)',
  survival: 'var(--color-survival)',
  creative: 'var(--color-creative)',
}

/** All three servers at once: changing the tab asks nobody. */
export function loader({ context, url }: Route.LoaderArgs) {
  const language = pageLanguage(url)
  const { tiers } = context.get(servicesContext).site
  return {
    tycoon: tiers('tycoon', language),
    survival: tiers('survival', language),
    creative: tiers('creative', language),
  }
}

export const shouldRevalidate = () => false

export const headers = () => keptFor(3_600)

export default function TiersPage({ loaderData }: Route.ComponentProps) {
  const { t, language } = useText()
  const [query] = useSearchParams()
  const asked = query.get('tab')
  const selected = isTierServer(asked) ? asked : DEFAULT_TIER_SERVER
  // The tab answers the finger at once; its tiers follow.
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
