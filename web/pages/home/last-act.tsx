import { useText } from '#web/kit/i18n/use-text.ts'
import { useSite } from '#web/kit/layout/use-site.ts'
import { Reveal } from '#web/kit/ui/reveal.tsx'
import { arrangeCards } from './arrange-cards.ts'
import { Closing } from './closing.tsx'
import { type LatestVote, LatestVotesCard } from './latest-votes-card.tsx'
import { LinkCard } from './link-card.tsx'
import { type Filled, usePageCards } from './page-cards.ts'
import type { TopBoard } from './top-board.ts'
import { TopBoardCard } from './top-board-card.tsx'

type Props = Filled & {
  /** Null: no board has three players. */
  top: TopBoard | null
  /** Verified ones; none while no votes are received. */
  latestVotes: readonly LatestVote[]
}

/** The end of the home page: what happens now, where to go, and Play Now once more. */
export function LastAct({ top, latestVotes, ...filled }: Props) {
  const { t } = useText()
  const { shortName, pages } = useSite()
  const board = pages.leaderboard ? top : null
  const votes = pages.vote && latestVotes.length > 0 ? latestVotes : null
  const live = (board ? 1 : 0) + (votes ? 1 : 0)
  const cards = usePageCards(filled).filter(
    ({ page }) => !(board && page === 'leaderboard') && !(votes && page === 'vote'),
  )
  const { grid, links, looks } = arrangeCards(live, cards.length)
  const [first, ...others] = cards.slice(0, links)
  const [firstLook, ...rest] = first ? looks : [undefined, ...looks]
  return (
    <section className="wrap pt-14 lg:pt-24">
      {(live > 0 || first) && (
        <Reveal className="mb-12 lg:mb-20">
          <h2 className="mb-4 text-2xl lg:mb-6 lg:text-3xl">
            {live > 0 ? t('home.actTitle', { name: shortName }) : t('home.actTitleOff')}
          </h2>
          <div className={`grid gap-4 lg:gap-5 ${grid}`}>
            {first && firstLook && <LinkCard card={first} look={firstLook} />}
            {board && <TopBoardCard board={board} className={rest[0]?.box ?? ''} />}
            {votes && <LatestVotesCard votes={votes} className={rest[live - 1]?.box ?? ''} />}
            {others.map((card, index) => {
              const look = rest[live + index]
              return look && <LinkCard key={card.path} card={card} look={look} />
            })}
          </div>
        </Reveal>
      )}
      <Closing />
    </section>
  )
}
