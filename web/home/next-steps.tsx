import type { ReactNode } from 'react'
import type { PaymentMethod } from '#contract/payment-methods.ts'
import type { Pages } from '#contract/settings/pages.schema.ts'
import { useText } from '../i18n/use-text.ts'
import { SiteLink } from '../layout/site-link.tsx'
import { useSite } from '../layout/use-site.ts'
import { ART } from '../ui/art.ts'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icon-names.ts'
import { Picture } from '../ui/picture.tsx'
import { Reveal } from '../ui/reveal.tsx'
import { useTopUpText } from './use-top-up-text.ts'
import { useVoteText } from './use-vote-text.ts'

type Props = {
  voteSites: number
  boards: 'none' | 'some' | 'every kind'
  maps: number
  tiers: number
  methods: readonly PaymentMethod[]
}

type Card = { path: string; page: keyof Pages; icon: IconName; title: string; text: string; onward: string }

/** Beside the card of the store; without it, this many fill a row. */
const BESIDE_STORE = 2
const IN_ROW = 3

/** Columns of twelve, by the number of small cards. */
const SPANS_BESIDE_STORE = ['', 'lg:col-span-5', 'lg:col-span-3']
const STORE_SPANS = ['lg:col-span-12', 'lg:col-span-7', 'lg:col-span-6']
const SPANS_ALONE = ['', 'lg:col-span-12', 'lg:col-span-6', 'lg:col-span-4']

/** Where to go from the home page: cards of the pages that are on and have something to show. */
export function NextSteps(props: Props) {
  const { pages } = useSite()
  const cards = useCards(props).slice(0, pages.store ? BESIDE_STORE : IN_ROW)
  const spans = pages.store ? SPANS_BESIDE_STORE : SPANS_ALONE
  if (!pages.store && cards.length === 0) return null
  return (
    <Reveal className="wrap grid grid-cols-1 gap-4 pt-16 lg:grid-cols-12 lg:pt-28">
      {pages.store && <StoreCard methods={props.methods} className={STORE_SPANS[cards.length] ?? ''} />}
      {cards.map(({ path, icon, title, text, onward }) => (
        <SiteLink
          key={path}
          to={path}
          className={`slab flex flex-col p-5 lg:p-6 ${spans[cards.length] ?? ''}`}
        >
          <Icon name={icon} className="text-2xl text-star" />
          <h2 className="mt-4 text-xl">{title}</h2>
          <p className="mt-2 text-soft">{text}</p>
          <Onward>{onward}</Onward>
        </SiteLink>
      ))}
    </Reveal>
  )
}

/** Most important first: maps and tiers stand in for a page that is off. */
function useCards({ voteSites, boards, maps, tiers }: Props): Card[] {
  const { t } = useText()
  const { pages } = useSite()
  const voteText = useVoteText(voteSites)
  const cards: (Card & { isFilled: boolean })[] = [
    {
      ...{ path: '/vote', page: 'vote', icon: 'thumbs-up', isFilled: voteSites > 0 },
      ...{ title: t('home.voteTitle'), text: voteText, onward: t('home.goVote') },
    },
    {
      ...{ path: '/leaderboard', page: 'leaderboard', icon: 'trophy', isFilled: boards !== 'none' },
      title: t('home.boardsTitle'),
      text: t(boards === 'every kind' ? 'leaderboard.text' : 'leaderboard.textPlain'),
      onward: t('home.seeBoards'),
    },
    {
      ...{ path: '/maps', page: 'maps', icon: 'map', isFilled: maps > 0 },
      ...{ title: t('maps.title'), text: t('maps.text'), onward: t('maps.openMap') },
    },
    {
      ...{ path: '/premiumtiers', page: 'premiumtiers', icon: 'star', isFilled: tiers > 0 },
      ...{ title: t('shell.tiers'), text: t('home.tiersText'), onward: t('store.seeTiers') },
    },
  ]
  return cards.filter(({ page, isFilled }) => isFilled && pages[page])
}

function StoreCard({ methods, className }: { methods: Props['methods']; className: string }) {
  const { t } = useText()
  const topUpText = useTopUpText(methods)
  return (
    <SiteLink
      to="/store"
      className={`slab grid items-stretch overflow-hidden max-sm:grid-rows-[11rem_auto] sm:grid-cols-[1fr_16rem] ${className}`}
    >
      <div className="flex flex-col p-5 lg:p-8">
        <h2 className="text-xl lg:text-2xl">{t('home.pointsTitle')}</h2>
        <p className="mt-2 text-soft">{topUpText}</p>
        <Onward>{t('home.openStore')}</Onward>
      </div>
      <div className="relative bg-deep max-sm:order-first [&_img]:absolute [&_img]:size-full [&_img]:object-cover">
        <Picture art={ART.pointsChest} alt="" sizes="(width >= 30rem) 256px, 60vw" />
      </div>
    </SiteLink>
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
