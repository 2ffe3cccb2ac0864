import { useText } from '../i18n/use-text.ts'
import { useSite } from '../layout/use-site.ts'
import { Reveal } from '../ui/reveal.tsx'
import { arrangeCards } from './arrange-cards.ts'
import { Closing } from './closing.tsx'
import { LinkCard } from './link-card.tsx'
import { type Filled, usePageCards } from './page-cards.ts'
import type { TopBoard } from './top-board.ts'
import { TopBoardCard } from './top-board-card.tsx'

type Props = Filled & {
  /** Null: no board has three players. */
  top: TopBoard | null
}

/** The end of the home page: what happens now, where to go, and Play Now once more. */
export function LastAct({ top, ...filled }: Props) {
  const { t } = useText()
  const { shortName, pages } = useSite()
  const board = pages.leaderboard ? top : null
  const cards = usePageCards(filled).filter(({ page }) => !(board && page === 'leaderboard'))
  const { grid, links, looks } = arrangeCards(board ? 1 : 0, cards.length)
  const [first, ...others] = cards.slice(0, links)
  const rest = looks.slice((first ? 1 : 0) + (board ? 1 : 0))
  return (
    <section className="wrap pt-14 lg:pt-24">
      {(board || first) && (
        <Reveal className="mb-12 lg:mb-20">
          <h2 className="mb-4 text-2xl lg:mb-6 lg:text-3xl">
            {board ? t('home.actTitle', { name: shortName }) : t('home.actTitleOff')}
          </h2>
          <div className={`grid gap-4 lg:gap-5 ${grid}`}>
            {first && looks[0] && <LinkCard card={first} look={looks[0]} />}
            {board && <TopBoardCard board={board} className={looks[first ? 1 : 0]?.box ?? ''} />}
            {others.map((card, index) => {
              const look = rest[index]
              return look && <LinkCard key={card.path} card={card} look={look} />
            })}
          </div>
        </Reveal>
      )}
      <Closing />
    </section>
  )
}
