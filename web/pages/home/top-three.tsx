import { useText } from '#web/kit/i18n/use-text.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { PlayerName } from '#web/kit/layout/player-name.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import { buttonLook } from '#web/kit/ui/button.tsx'
import { formatValue } from '#web/kit/ui/format-value.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { TopBoard } from './top-board.ts'
import { useVoteText } from './use-vote-text.ts'

/** Head in pixels; place, metal and height of the block. */
const PLACES = [
  { head: 120, look: 'order-2 [--h:7.5rem] [--m:var(--color-gold)] lg:[--h:13rem]' },
  { head: 88, look: 'order-1 [--h:5rem] [--m:var(--color-silver)] lg:[--h:9rem]' },
  { head: 88, look: 'order-3 [--h:3.75rem] [--m:var(--color-bronze)] lg:[--h:6.5rem]' },
] as const

export function TopThree({ board, voteSites }: { board: TopBoard; voteSites: number }) {
  const text = useText()
  const { t } = text
  const { pages } = useSite()
  const voteText = useVoteText(voteSites)
  const asksForVotes = board.label === null && voteSites > 0 && pages.vote
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-end lg:gap-16">
      <div>
        <h2 className="text-2xl lg:text-3xl">
          {board.label === null ? t('home.topVoters') : t('home.topOf', { board: board.label })}
        </h2>
        {asksForVotes && <p className="mt-1 text-soft">{voteText}</p>}
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          {asksForVotes && (
            <SiteLink to="/vote" className={buttonLook({ variant: 'outline' })}>
              <Icon name="thumbs-up" />
              {t('home.voteTitle')}
            </SiteLink>
          )}
          <SiteLink to="/leaderboard" className="link min-h-11 content-center font-semibold">
            {t('home.seeLeaderboard')}
          </SiteLink>
        </div>
      </div>
      <ol className="top-three grid grid-cols-3 items-end gap-2 text-center text-sm lg:text-lg">
        {PLACES.map(({ head, look }, index) => {
          const entry = board.entries[index]
          return (
            entry && (
              <li key={entry.name} className={`grid justify-items-center ${look}`}>
                <PlayerHead name={entry.name} size={head} />
                <PlayerName name={entry.name} className="mt-1.5 max-w-full font-bold wrap-anywhere" />
                <span className="num mb-1.5 text-faint text-sm">{formatValue(board, entry.value, text)}</span>
                <span className="px grid w-full place-items-center text-(--m) text-4xl lg:text-[6rem]">
                  {index + 1}
                </span>
              </li>
            )
          )
        })}
      </ol>
    </div>
  )
}
