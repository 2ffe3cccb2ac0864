import { useText } from '#web/kit/i18n/use-text.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { PlayerName } from '#web/kit/layout/player-name.tsx'
import { formatValue } from '#web/kit/ui/format-value.ts'
import { PartHead } from './part-head.tsx'
import type { TopBoard } from './top-board.ts'

/** Head in pixels; place, metal and height of the block. */
const PLACES = [
  { head: 120, look: 'order-2 [--h:12rem] [--m:var(--color-gold)] md:[--h:14.75rem]' },
  { head: 96, look: 'order-1 [--h:9.75rem] [--m:var(--color-silver)] md:[--h:11.75rem]' },
  { head: 96, look: 'order-3 [--h:8.5rem] [--m:var(--color-bronze)] md:[--h:10rem]' },
] as const

/** The leaders of a board on blocks of gold, silver and bronze. */
export function TopThree({ board }: { board: TopBoard }) {
  const text = useText()
  const { t } = text
  return (
    <section aria-labelledby="top">
      <PartHead
        id="top"
        title={board.label === null ? t('home.topVoters') : t('home.topOf', { board: board.label })}
        to="/leaderboard"
        onward={t('shell.leaderboard')}
      />
      <ol className="top-three grid grid-cols-3 items-end gap-1 text-center">
        {PLACES.map(({ head, look }, index) => {
          const entry = board.entries[index]
          return (
            entry && (
              <li key={entry.name} className={`grid min-w-0 justify-items-center ${look}`}>
                <PlayerHead name={entry.name} size={head} />
                <div className="plinth flex w-full flex-col items-center px-1.5 pt-4 pb-3 md:px-2.5">
                  <PlayerName
                    name={entry.name}
                    className="max-w-full font-extrabold text-sm leading-tight wrap-anywhere md:text-lg"
                  />
                  <span className="num mt-0.5 font-semibold text-[0.8125rem] md:text-base">
                    {formatValue(board, entry.value, text)}
                  </span>
                  <span className="px mt-auto pt-2 text-(--m) text-[3rem] md:text-[4rem]">{index + 1}</span>
                </div>
              </li>
            )
          )
        })}
      </ol>
    </section>
  )
}
