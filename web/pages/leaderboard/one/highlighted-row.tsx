import type { LeaderboardEntry } from '#contract/network/leaderboards.schema.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { PlayerName } from '#web/kit/layout/player-name.tsx'
import { Link } from '#web/kit/router/index.ts'
import { formatValue } from '#web/kit/ui/format-value.ts'
import type { FilledBoard } from '../tab-boards.ts'
import { gapBetween } from './gap.ts'

type Props = {
  board: Pick<FilledBoard, 'format' | 'symbol'>
  entries: readonly LeaderboardEntry[]
  /** The place of the highlighted player, from 0; below 0 when not on the board. */
  at: number
  highlighted: string
}

/** The highlighted player's own row, at the foot of the screen while the list is in view. */
export function HighlightedRow({ board, entries, at, highlighted }: Props) {
  const text = useText()
  const { t, language } = text
  const entry = entries[at]
  if (!entry) {
    return (
      <p className="highlighted-row" role="status">
        <span className="min-w-0 flex-1 text-sm [overflow-wrap:anywhere]">
          {t('leaderboard.notOnBoard', { name: highlighted })}
        </span>
        <Link
          className="link text-sm"
          to={localizedPath(language, `/player?q=${encodeURIComponent(highlighted)}`)}
        >
          {t('leaderboard.searchAll')}
        </Link>
      </p>
    )
  }
  const above = entries[at - 1]
  const gap = above ? gapBetween(above.value, entry.value) : null
  return (
    <div className="highlighted-row" role="status">
      <span className="px rank">{at + 1}</span>
      <PlayerHead name={entry.name} size={28} />
      <span className="min-w-0 flex-1 text-sm">
        <PlayerName name={entry.name} className="-my-3 block truncate py-3 font-bold" />
        <span className="block text-soft text-xs">
          {!above && t('leaderboard.leads')}
          {gap !== null && t('leaderboard.gap', { value: formatValue(board, gap, text), place: at })}
        </span>
      </span>
      <span className="num text-sm">{formatValue(board, entry.value, text)}</span>
    </div>
  )
}
