import { useText } from '../i18n/use-text.ts'
import { PageHead } from '../layout/page-head.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { SiteLink } from '../layout/site-link.tsx'
import { useSite } from '../layout/use-site.ts'
import type { LoaderData } from '../router/index.ts'
import { ART } from '../ui/art.ts'
import { buttonLook } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import type { loader } from './vote.loader.ts'
import { VoteList } from './vote-list.tsx'

type Props = { loaderData: LoaderData<typeof loader> }

export default function VotePage({ loaderData: { sites, hasVotersBoard } }: Props) {
  const { t } = useText()
  const { name, shortName, pages } = useSite()
  return (
    <>
      <PageHead title={`${t('vote.pageTitle')} · ${name}`} breadcrumb={t('vote.pageTitle')} />
      <PageTitle
        title={t('vote.title', { name: shortName })}
        text={t(hasVotersBoard ? 'vote.text' : 'vote.textPlain')}
        art={ART.survivalLake}
        action={
          hasVotersBoard && (
            <SiteLink to="/leaderboard" className={buttonLook({ variant: 'outline' })}>
              <Icon name="trophy" />
              {t('vote.topVoters')}
            </SiteLink>
          )
        }
      />
      {sites.length === 0 ? (
        <Notice
          level={2}
          icon="telescope"
          title={t('vote.empty')}
          text={pages.leaderboard ? t('vote.emptyText') : undefined}
        />
      ) : (
        <>
          <VoteList sites={sites} />
          <WhenAgain sites={sites} />
        </>
      )}
    </>
  )
}

/** The wait that most sites have. */
function WhenAgain({ sites }: Pick<Props['loaderData'], 'sites'>) {
  const { t } = useText()
  const waits = sites.map(({ reset }) => (reset.kind === 'after' ? reset.hours : 'daily'))
  const times = (wait: number | 'daily') => waits.filter((other) => other === wait).length
  const usual = waits.toSorted((one, other) => times(other) - times(one))[0] ?? 'daily'
  return (
    <p className="wrap pt-6 text-faint text-sm">
      {usual === 'daily' ? t('vote.noteDaily') : t('vote.note', { hours: usual })}
    </p>
  )
}
