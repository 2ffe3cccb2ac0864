import type { CSSProperties } from 'react'
import type { Tier } from '#contract/tiers.ts'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../ui/icon.tsx'
import { PixelStar } from '../ui/pixel-star.tsx'
import { FeatureList } from './feature-list.tsx'

type Props = { tier: Tier; index: number; total: number }

const SMALLEST_STAR = 22
const STAR_STEP = 11

export function TierCard({ tier, index, total }: Props) {
  const { t, number } = useText()
  const { name, price, durationDays, requires, colour, dotColor } = tier
  return (
    <li
      className="flex snap-start flex-col"
      style={{ '--c': dotColor, '--name': colour } as CSSProperties}
      aria-labelledby={`tier-${tier.id}`}
    >
      <Star index={index} total={total} climbs={durationDays === null} />
      <div className="slab flex flex-1 flex-col">
        <div className="border-line border-b p-4">
          <h2 id={`tier-${tier.id}`} className="text-(--name) text-xl">
            {name}
          </h2>
          <p className="num mt-1">
            <b className="font-extrabold text-2xl tracking-tight">{number(price)}</b>{' '}
            <span className="text-sm text-soft">{t('tiers.points')}</span>
          </p>
          <p className="mt-2 flex items-center gap-1.5 text-faint text-sm">
            <Icon name={durationDays === null ? 'infinity' : 'calendar-days'} />
            {durationDays === null ? t('tiers.permanent') : t('tiers.days', { days: durationDays })}
          </p>
          {durationDays === null && (
            <p className="mt-1 flex min-h-5 items-center gap-1.5 text-faint text-sm">
              {requires && (
                <>
                  <Icon name="lock-keyhole" />
                  {t('tiers.requires', { tier: requires })}
                </>
              )}
            </p>
          )}
        </div>
        <FeatureList label={t('tiers.featuresOf', { tier: name })} features={tier.features} />
      </div>
    </li>
  )
}

type StarProps = { index: number; total: number; climbs: boolean }

/** The symbol grows with the tier; lines connect consecutive tiers. */
function Star({ index, total, climbs }: StarProps) {
  const step = total > 1 ? Math.round((index / (total - 1)) * 2) : 0
  const size = SMALLEST_STAR + step * STAR_STEP
  return (
    <div className="relative flex h-14 items-center justify-center" aria-hidden="true">
      {climbs && index > 0 && <i className="absolute right-[calc(50%+2rem)] -left-1.5 h-0.5 bg-edge" />}
      {climbs && index < total - 1 && (
        <i className="absolute -right-1.5 left-[calc(50%+2rem)] h-0.5 bg-edge" />
      )}
      <PixelStar width={size} height={size} fill="var(--c)" />
    </div>
  )
}
