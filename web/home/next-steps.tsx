import type { ReactNode } from 'react'
import { asSentence, countWord } from '../i18n/count-word.ts'
import { useText } from '../i18n/use-text.ts'
import { SiteLink } from '../layout/site-link.tsx'
import { useSite } from '../layout/use-site.ts'
import { ART } from '../ui/art.ts'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { Reveal } from '../ui/reveal.tsx'

/** How long a vote takes on most sites. */
const SECONDS_PER_VOTE = 20

type Props = {
  voteSites: number
  boards: 'none' | 'some' | 'every kind'
}

export function NextSteps({ voteSites, boards }: Props) {
  const { t } = useText()
  const { pages } = useSite()
  const voteText = useVoteText(voteSites)
  const votes = pages.vote && voteSites > 0
  const leads = pages.leaderboard && boards !== 'none'
  const small = [votes, leads].filter(Boolean).length
  const smallSpan =
    pages.store && small === 2
      ? 'lg:col-span-3'
      : small === 2 || pages.store
        ? 'lg:col-span-6'
        : 'lg:col-span-12'
  return (
    <Reveal className="wrap grid grid-cols-1 gap-4 pt-16 lg:grid-cols-12 lg:pt-28">
      <SiteLink
        to="/store"
        className={`slab grid items-stretch overflow-hidden max-sm:grid-rows-[11rem_auto] sm:grid-cols-[1fr_16rem] ${small === 0 ? 'lg:col-span-12' : 'lg:col-span-6'}`}
      >
        <div className="flex flex-col p-5 lg:p-8">
          <h2 className="text-xl lg:text-2xl">{t('home.pointsTitle')}</h2>
          <p className="mt-2 text-soft">{t('home.pointsText')}</p>
          <Onward>{t('home.openStore')}</Onward>
        </div>
        <div className="relative bg-deep max-sm:order-first [&_img]:absolute [&_img]:size-full [&_img]:object-cover">
          <Picture art={ART.pointsChest} alt="" sizes="(width >= 30rem) 256px, 60vw" />
        </div>
      </SiteLink>
      {votes && (
        <SiteLink to="/vote" className={`slab flex flex-col p-5 lg:p-6 ${smallSpan}`}>
          <Icon name="thumbs-up" className="text-2xl text-star" />
          <h2 className="mt-4 text-xl">{t('home.voteTitle')}</h2>
          <p className="mt-2 text-soft">{voteText}</p>
          <Onward>{t('home.goVote')}</Onward>
        </SiteLink>
      )}
      {leads && (
        <SiteLink to="/leaderboard" className={`slab flex flex-col p-5 lg:p-6 ${smallSpan}`}>
          <Icon name="trophy" className="text-2xl text-star" />
          <h2 className="mt-4 text-xl">{t('home.boardsTitle')}</h2>
          <p className="mt-2 text-soft">
            {t(boards === 'every kind' ? 'leaderboard.text' : 'leaderboard.textPlain')}
          </p>
          <Onward>{t('home.seeBoards')}</Onward>
        </SiteLink>
      )}
    </Reveal>
  )
}

/** "Nine sites, about three minutes." */
function useVoteText(count: number): string {
  const { t, language } = useText()
  if (count === 1) return t('home.voteTextOne')
  const minutes = Math.round((count * SECONDS_PER_VOTE) / 60)
  const sites = countWord(count, language)
  return asSentence(
    minutes <= 1
      ? t('home.voteTextShort', { sites })
      : t('home.voteText', { sites, minutes: countWord(minutes, language) }),
  )
}

function Onward({ children }: { children: ReactNode }) {
  return (
    <span className="mt-auto flex items-center gap-2 pt-5 font-bold text-star">
      {children}
      <Icon name="arrow-right" />
    </span>
  )
}
