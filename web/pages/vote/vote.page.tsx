import './vote.css'
import { asSentence, countWord } from '#web/kit/i18n/count-word.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { PageTitle } from '#web/kit/layout/page-title.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import type { LoaderData } from '#web/kit/router/index.ts'
import { ART } from '#web/kit/ui/art.ts'
import { buttonLook } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Expedition } from './expedition.tsx'
import type { loader } from './vote.loader.ts'
import { VoteList } from './vote-list.tsx'

type Props = { loaderData: LoaderData<typeof loader> }

export default function VotePage({ loaderData }: Props) {
  const { t } = useText()
  const { pages } = useSite()
  const { sites, rewards, isVerified, isDemo, hasVotersBoard } = loaderData
  return (
    <>
      <PageHead ofSite title={t('shell.vote')} breadcrumb={t('shell.vote')} />
      <PageTitle
        {...useTitle(loaderData)}
        art={isVerified ? undefined : ART.survivalLake}
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
      ) : isVerified ? (
        <Expedition sites={sites} rewards={rewards} isDemo={isDemo} />
      ) : (
        <>
          <VoteList sites={sites} />
          <WhenAgain sites={sites} />
        </>
      )}
    </>
  )
}

function useTitle({ sites, isVerified, hasVotersBoard }: Props['loaderData']) {
  const { t, language } = useText()
  const { shortName } = useSite()
  if (!isVerified) {
    return {
      title: t('vote.title', { name: shortName }),
      text: t(hasVotersBoard ? 'vote.text' : 'vote.textPlain'),
    }
  }
  const islands = countWord(sites.length, language)
  const words = { sites: asSentence(islands), islands }
  const text =
    sites.length === 1
      ? t('vote.expeditionOne')
      : t(hasVotersBoard ? 'vote.expeditionText' : 'vote.expeditionTextPlain', words)
  return { title: t('vote.expedition'), text }
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
