import { useText } from '#web/kit/i18n/use-text.ts'
import { boardLabel } from '../board-label.ts'
import { starsOf } from './constellation.ts'
import type { PlayerRank } from './player.loader.ts'

/** The star of the site. */
const STAR = 'M5 0h1v3h1v1h1v1h3v1H8v1H7v1H6v3H5V8H4V7H3V6H0V5h3V4h1V3h1z'
const GOLD = 'var(--color-star)'
const INK = 'var(--color-ink)'

/** Decorative: the list of ranks beside it says the same. */
export function Sky({ name, ranks }: { name: string; ranks: readonly PlayerRank[] }) {
  const { t } = useText()
  const stars = starsOf(
    name,
    ranks.map(({ rank }) => rank),
  )
  const line = stars.toSorted((a, b) => a.x - b.x)
  return (
    <section className="slab sky">
      <h2 className="text-lg">{t('player.sky')}</h2>
      <p className="mt-0.5 text-sm text-soft">{t('player.skyText')}</p>
      <div className="relative mt-4 max-h-128 min-h-56 flex-1" aria-hidden="true">
        <svg
          className="absolute h-full w-full fill-none stroke-2 stroke-edge"
          viewBox="0 0 100 100"
          strokeDasharray="6 6"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <polyline
            vectorEffect="non-scaling-stroke"
            points={line.map(({ x, y }) => `${x},${y}`).join(' ')}
          />
        </svg>
        {stars.map(({ x, y, size }, index) => {
          const { tab, board, rank } = ranks[index] as PlayerRank
          return (
            <span
              key={`${tab.id}/${board.id}`}
              className="absolute -ml-11 grid w-22 justify-items-center text-center"
              style={{ left: `${x}%`, top: `calc(${y}% - ${size / 2}px)` }}
            >
              <svg
                viewBox="0 0 11 11"
                width={size}
                height={size}
                shapeRendering="crispEdges"
                aria-hidden="true"
              >
                <path fill={rank === 1 ? GOLD : (tab.accent ?? INK)} d={STAR} />
              </svg>
              <b className="num text-[1rem] leading-5">#{rank}</b>
              <i className="text-soft text-xs not-italic wrap-anywhere">
                {boardLabel(board, t).replace(/^Top /, '')}
              </i>
            </span>
          )
        })}
      </div>
    </section>
  )
}
