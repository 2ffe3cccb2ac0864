import { useText } from '#web/kit/i18n/use-text.ts'
import { useSite } from '#web/kit/layout/use-site.ts'
import { Reveal } from '#web/kit/ui/reveal.tsx'
import { arrangeCards } from './arrange-cards.ts'
import { Closing } from './closing.tsx'
import { LinkCard } from './link-card.tsx'
import { type Filled, usePageCards } from './page-cards.ts'
import type { TopBoard } from './top-board.ts'
import { TopThree } from './top-three.tsx'

type Props = Filled & {
  /** Null: no board has three players. */
  top: TopBoard | null
}

/** The end of the home page: the first three of a board, else where to go, and Play Now once more. */
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
                return look && <LinkCard key={card.path} card={card} look={look} />
              })}
            </div>
          </Reveal>
        )
      )}
      <Closing />
    </section>
  )
}
