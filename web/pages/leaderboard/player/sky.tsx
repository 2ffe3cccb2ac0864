import { useText } from '#web/kit/i18n/use-text.ts'
import { PixelStar } from '#web/kit/ui/pixel-star.tsx'
import { boardLabel } from '../board-label.ts'
import { skyOf } from './constellation.ts'
import type { PlayerRank } from './player.loader.ts'

const GOLD = 'var(--color-star)'
const INK = 'var(--color-ink)'

/** One star for each board. The list of ranks beside it says the same in words. */
export function Sky({ name, ranks }: { name: string; ranks: readonly PlayerRank[] }) {
  const { t } = useText()
  const { height, stars } = skyOf(
    name,
    ranks.map(({ rank }) => rank),
  )
  const short = (board: PlayerRank['board']) => boardLabel(board, t).replace(/^Top /, '')
  const [best] = ranks.toSorted((one, other) => one.rank - other.rank)
  const label =
    best && t('player.skyLabel', { name, count: ranks.length, rank: best.rank, board: short(best.board) })
  return (
    <section className="slab sky flex flex-col lg:self-stretch">
      <h2 className="text-lg">{t('player.sky')}</h2>
      <p className="mt-0.5 text-sm text-soft">{t('player.skyText')}</p>
      <div role="img" aria-label={label} className="relative mt-4 grow" style={{ minHeight: height }}>
        <svg
          className="absolute h-full w-full fill-none stroke-2 stroke-edge"
          viewBox={`0 0 100 ${height}`}
          strokeDasharray="2 8"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <polyline
            vectorEffect="non-scaling-stroke"
            points={stars.map(({ x, y }) => `${x},${y}`).join(' ')}
          />
        </svg>
        {stars.map(({ x, y, size }, index) => {
          const { tab, board, rank } = ranks[index] as PlayerRank
          return (
            <span
              key={`${tab.id}/${board.id}`}
              style={{ left: `${x}%`, top: `${(y / height) * 100}%`, marginTop: -size / 2 }}
            >
              <PixelStar width={size} height={size} fill={rank === 1 ? GOLD : (tab.accent ?? INK)} />
              <span>
                <b className="num">#{rank}</b>
                {short(board)}
              </span>
            </span>
          )
        })}
      </div>
    </section>
  )
}
