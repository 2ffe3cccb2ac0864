import { useText } from '../i18n/use-text.ts'
import { keptFor } from '../layout/kept-headers.ts'
import { PageHead } from '../layout/page-head.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { SiteLink } from '../layout/site-link.tsx'
import { useSite } from '../layout/use-site.ts'
import { servicesContext } from '../services.ts'
import { ART } from '../ui/art.ts'
import { buttonLook } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Route } from './+types/vote.page'
import { VoteList } from './vote-list.tsx'

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
      <VoteList sites={sites} />
      <p className="wrap pt-6 text-faint text-sm">{t('vote.note')}</p>
    </>
  )
}
