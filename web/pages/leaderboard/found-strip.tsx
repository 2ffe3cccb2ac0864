import { memo } from 'react'
import { playerPath } from '#contract/network/player-path.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { Link } from '#web/kit/router/index.ts'
import { buttonLook } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { boardLabel } from './board-label.ts'
import { isSameName } from './same-name.ts'
import type { FilledBoard } from './tab-boards.ts'

type Props = { boards: readonly FilledBoard[]; highlighted: string }

const RANKS_SHOWN = 4

export const FoundStrip = memo(function FoundStrip({ boards, highlighted }: Props) {
  const { t, language } = useText()
  if (highlighted === '') return null
  const hits = boards.flatMap((board) => bestOn(board, highlighted) ?? []).sort((a, b) => a.rank - b.rank)
  const name = hits[0]?.name ?? highlighted
  const path = playerPath(name)
  return (
    <div className="wrap pt-4">
      <div className="slab found" role="status">
        <PlayerHead name={name} size={40} />
        <p className="min-w-0">
          <b className="block [overflow-wrap:anywhere]">{name}</b>
          <span className="text-faint text-sm">
            {hits.length === 0
              ? t('leaderboard.notHere', { name: highlighted })
              : hits.length === 1
                ? t('leaderboard.foundOnOne')
                : t('leaderboard.foundOn', { count: hits.length })}
          </span>
        </p>
        {hits.length > 0 && (
          <ul className="num order-1 col-span-full grid grid-cols-2 gap-x-4 gap-y-2 border-line border-t pt-3 text-[0.8125rem] text-soft lg:order-0 lg:col-auto lg:flex lg:gap-8 lg:border-t-0 lg:pt-0 lg:pl-6">
            {hits.slice(0, RANKS_SHOWN).map(({ board, rank }) => (
              <li key={board.id}>
                <b className="px mr-1 text-[1.75rem] text-ink">{rank}</b> {boardLabel(board, t)}
              </li>
            ))}
          </ul>
        )}
        {hits.length > 0 && path ? (
          <SiteLink to={path} className={buttonLook({ variant: 'outline', size: 'sm' })}>
            {t('leaderboard.profile')}
            <Icon name="arrow-right" />
          </SiteLink>
        ) : (
          <Link
            to={localizedPath(language, `/player?q=${encodeURIComponent(highlighted)}`)}
            className={buttonLook({ variant: 'outline', size: 'sm' })}
          >
            {t('leaderboard.searchAll')}
          </Link>
        )}
      </div>
    </div>
  )
})

/** In the period with the best rank. */
function bestOn(board: FilledBoard, highlighted: string) {
  const found = Object.values(board.rows).flatMap((entries) => {
    const at = entries.findIndex(({ name }) => isSameName(name, highlighted))
    return at < 0 ? [] : [{ board, rank: at + 1, name: entries[at]?.name ?? highlighted }]
  })
  return found.sort((a, b) => a.rank - b.rank)[0]
}
