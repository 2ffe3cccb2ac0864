import { useText } from '#web/kit/i18n/use-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { formatValue } from '#web/kit/ui/format-value.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { boardLabel } from '../board-label.ts'
import { boardPath } from '../board-path.ts'
import type { PlayerRank } from './player.loader.ts'

const MEDALS = ['text-gold', 'text-silver', 'text-bronze']

export function Ranks({ ranks }: { ranks: readonly PlayerRank[] }) {
  const { t } = useText()
  return (
    <section className="slab min-w-0 p-4">
      <h2 className="flex items-center gap-2 text-lg">
        <Icon name="trophy" className="text-faint" />
        {t('player.ranks')}
      </h2>
      <ul className="mt-3">
        {ranks.map((rank) => (
          <Rank key={`${rank.tab.id}/${rank.board.id}`} {...rank} />
        ))}
      </ul>
    </section>
  )
}

function Rank({ tab, board, period, rank, value }: PlayerRank) {
  const text = useText()
  const { t } = text
  const parts = [
    tab.label ?? t('leaderboard.tab_global'),
    t(`leaderboard.${period}`),
    value === null ? null : formatValue(board, value, text),
  ]
  return (
    <li className="border-line border-t">
      <SiteLink
        to={boardPath(tab.id, board.id, period)}
        className="row-link flex min-h-14 items-center gap-3 py-1.5"
      >
        <span className={`px w-12 flex-none text-center text-3xl ${MEDALS[rank - 1] ?? 'text-soft'}`}>
          {rank}
        </span>
        <span className="min-w-0 flex-1">
          <b className="block break-words leading-5">{boardLabel(board, t)}</b>
          <span className="num text-faint text-xs">{parts.filter(Boolean).join(' · ')}</span>
        </span>
        <Icon name="chevron-right" className="text-faint" />
      </SiteLink>
    </li>
  )
}
