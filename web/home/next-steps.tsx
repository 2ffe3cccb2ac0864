import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import { SiteLink } from '../layout/site-link.tsx'
import { ART } from '../ui/art.ts'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { Reveal } from '../ui/reveal.tsx'

export function NextSteps() {
  const { t } = useText()
  return (
    <Reveal className="wrap grid grid-cols-1 gap-4 pt-16 lg:grid-cols-12 lg:pt-28">
      <SiteLink
        to="/store"
        className="slab grid items-stretch overflow-hidden max-sm:grid-rows-[11rem_auto] sm:grid-cols-[1fr_16rem] lg:col-span-6"
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
      <SiteLink to="/vote" className="slab flex flex-col p-5 lg:col-span-3 lg:p-6">
        <Icon name="thumbs-up" className="text-2xl text-star" />
        <h2 className="mt-4 text-xl">{t('home.voteTitle')}</h2>
        <p className="mt-2 text-soft">{t('home.voteText')}</p>
        <Onward>{t('home.goVote')}</Onward>
      </SiteLink>
      <SiteLink to="/leaderboard" className="slab flex flex-col p-5 lg:col-span-3 lg:p-6">
        <Icon name="trophy" className="text-2xl text-star" />
        <h2 className="mt-4 text-xl">{t('home.boardsTitle')}</h2>
        <p className="mt-2 text-soft">{t('home.boardsText')}</p>
        <Onward>{t('home.seeBoards')}</Onward>
      </SiteLink>
    </Reveal>
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
