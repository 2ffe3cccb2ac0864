import { useText } from '#web/kit/i18n/use-text.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { PlayerName } from '#web/kit/layout/player-name.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { formatValue } from '#web/kit/ui/format-value.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { TopBoard } from './top-board.ts'

const HEADS_PX = [56, 44, 44] as const

/** The first three of a board. */
export function TopBoardCard({ board, className }: { board: TopBoard; className: string }) {
  const text = useText()
  const { t } = text
  return (
    <section className={`slab flex flex-col ${className}`} aria-labelledby="top-board">
      <h3 id="top-board" className="flex items-center gap-2 px-4 pt-4 pb-2 text-lg">
        <Icon name="trophy" className="text-faint" />
        <span className="min-w-0 break-words">
          {board.label === null ? t('home.topVoters') : t('home.topOf', { board: board.label })}
        </span>
      </h3>
      <div className="podium mt-auto" aria-hidden="true">
        {board.entries.map(({ name }, index) => (
          <div key={name}>
            <PlayerHead name={name} size={HEADS_PX[index] ?? 44} />
            <span className="plinth px">{index + 1}</span>
          </div>
        ))}
      </div>
      <ol className="top-places mb-auto">
        {board.entries.map(({ name, value }, index) => (
          <li key={name} className="flex min-h-11 items-center gap-3 border-line border-t px-4">
            <span className="px rank w-5">{index + 1}</span>
            <PlayerName name={name} className="min-w-0 flex-1 truncate font-semibold" />
            <span className="num text-sm text-soft">{formatValue(board, value, text)}</span>
          </li>
        ))}
      </ol>
      <SiteLink
        to="/leaderboard"
        className="flex min-h-12 items-center gap-2 border-line border-t px-4 font-bold text-star hover:underline"
      >
        {t('home.seeLeaderboard')}
        <Icon name="arrow-right" />
      </SiteLink>
    </section>
  )
}
