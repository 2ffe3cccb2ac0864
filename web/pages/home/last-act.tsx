import { useText } from '#web/kit/i18n/use-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { usePlayNow } from '#web/kit/layout/use-play-now.ts'
import { useSite } from '#web/kit/layout/use-site.ts'
import { ART } from '#web/kit/ui/art.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Picture } from '#web/kit/ui/picture.tsx'
import { Reveal } from '#web/kit/ui/reveal.tsx'
import { arrangeCards, type CardLook } from './arrange-cards.ts'
import { type Filled, type PageCard, usePageCards } from './page-cards.ts'
import type { TopBoard } from './top-board.ts'
import { TopThree } from './top-three.tsx'

type Props = Filled & {
  /** Null: no board has three players. */
  top: TopBoard | null
}

export function LastAct({ top, ...filled }: Props) {
  const { t } = useText()
  const { pages } = useSite()
  const cards = usePageCards(filled)
  const { grid, looks } = arrangeCards(cards.length)
  return (
    <section className="wrap pt-14 lg:pt-24">
      {top && pages.leaderboard ? (
        <Reveal className="mb-12 lg:mb-20">
          <TopThree board={top} voteSites={filled.voteSites} />
        </Reveal>
      ) : (
        cards.length > 0 && (
          <Reveal className="mb-12 lg:mb-20">
            <h2 className="mb-4 text-2xl lg:mb-6 lg:text-3xl">{t('home.actTitleOff')}</h2>
            <div className={`grid gap-4 lg:gap-5 ${grid}`}>
              {cards.map((card, index) => {
                const look = looks[index]
                return look && <LinkCard key={card.page} card={card} look={look} />
              })}
            </div>
          </Reveal>
        )
      )}
      <Closing />
    </section>
  )
}

function Closing() {
  const { t } = useText()
  const { bedrock } = useSite()
  const playNow = usePlayNow()
  return (
    <div className="closing">
      <Picture art={ART.skyblockTown} alt="" sizes="(width >= 75rem) 1200px, 100vw" />
      <div className="px-4 py-5 lg:max-w-136 lg:px-12 lg:py-18">
        <h2 className="text-2xl lg:text-3xl">{t('home.closingTitle')}</h2>
        <p className="mt-1.5 mb-4 text-soft">{t(bedrock ? 'home.closingText' : 'home.closingTextJava')}</p>
        <Button size="lg" className="max-md:w-full" {...playNow}>
          <Icon name="play" />
          {t('shell.playNow')}
        </Button>
      </div>
    </div>
  )
}

function LinkCard({ card, look }: { card: PageCard; look: CardLook }) {
  const { page, art, title, text, onward } = card
  const { box, frame, sizes } = look
  return (
    <SiteLink to={`/${page}`} className={`slab flex flex-col overflow-hidden ${box}`}>
      <div
        className={`link-card-picture relative min-h-40 flex-1 bg-deep [&_img]:absolute [&_img]:inset-0 [&_img]:h-full [&_img]:w-full [&_img]:object-cover ${frame}`}
      >
        <Picture art={art} alt="" sizes={sizes} />
      </div>
      <div className="flex flex-col p-4 lg:p-6">
        <h3 className="text-lg lg:text-xl">{title}</h3>
        <p className="mt-1 text-soft">{text}</p>
        <span className="mt-auto flex items-center gap-2 pt-3 font-bold text-star">
          {onward}
          <Icon name="arrow-right" />
        </span>
      </div>
    </SiteLink>
  )
}
