import { useText } from '../i18n/use-text.ts'
import { keptFor } from '../layout/kept-headers.ts'
import { PageHead } from '../layout/page-head.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { SiteLink } from '../layout/site-link.tsx'
import { useSite } from '../layout/use-site.ts'
import { servicesContext } from '../services.ts'
import { ART } from '../ui/art.ts'
import { buttonLook, ExternalButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Route } from './+types/vote.page'

export function loader({ context }: Route.LoaderArgs) {
  return { sites: context.get(servicesContext).site.voteSites() }
}

export const headers = () => keptFor(3_600)

export default function VotePage({ loaderData: { sites } }: Route.ComponentProps) {
  const { t } = useText()
  const { name, shortName } = useSite()
  return (
    <>
      <PageHead title={`${t('vote.pageTitle')} · ${name}`} breadcrumb={t('vote.pageTitle')} />
      <PageTitle
        title={t('vote.title', { name: shortName })}
        text={t('vote.text')}
        art={ART.survivalLake}
        action={
          <SiteLink to="/leaderboard" className={buttonLook({ variant: 'outline' })}>
            <Icon name="trophy" />
            {t('vote.topVoters')}
          </SiteLink>
        }
      />
      <ol className="wrap grid auto-rows-fr grid-cols-1 gap-2 pt-4 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 lg:pt-0">
        {sites.map((site, place) => (
          <li key={site.url} className="slab flex items-center gap-3 p-3 lg:p-4">
            <span className="num grid size-11 place-items-center rounded-block bg-deep font-extrabold text-soft">
              {place + 1}
            </span>
            <span className="min-w-0 flex-1">
              <b className="block leading-5">{site.name}</b>
              <span className="block truncate text-faint text-sm">{new URL(site.url).hostname}</span>
            </span>
            <ExternalButton size="sm" href={site.url} aria-label={t('vote.voteOn', { site: site.name })}>
              {t('vote.voteNow')}
              <Icon name="arrow-up-right" />
            </ExternalButton>
          </li>
        ))}
      </ol>
      <p className="wrap pt-6 text-faint text-sm">{t('vote.note')}</p>
    </>
  )
}
