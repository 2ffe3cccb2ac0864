import type { CSSProperties } from 'react'
import type { TierView } from '#contract/tiers.ts'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../ui/icon.tsx'
import { PixelStar } from '../ui/pixel-star.tsx'
import { FeatureList } from './feature-list.tsx'

type Props = {
  tier: TierView
  index: number
  total: number
  /** The next tier requires this one. */
  leadsOn: boolean
  /** A tier of the tab requires another: each card keeps the line free. */
  someRequire: boolean
}

const SMALLEST_STAR = 22
const STAR_STEP = 11

export function TierCard({ tier, index, total, leadsOn, someRequire }: Props) {
  const { t, number } = useText()
  const { name, price, days, requires, colour } = tier
  const lasts = days === null ? t('tiers.permanent') : days === 1 ? t('tiers.day') : t('tiers.days', { days })
  return (
    <li
      className="flex snap-start flex-col"
      style={{ '--c': colour, '--name': colour } as CSSProperties}
      aria-labelledby={`tier-${tier.id}`}
    >
      <Star index={index} total={total} climbs={tier.climbs} leadsOn={leadsOn} />
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
            <Icon name={days === null ? 'infinity' : 'calendar-days'} />
            {lasts}
          </p>
          {someRequire && (
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
        {tier.groups.length > 0 && (
          <FeatureList label={t('tiers.featuresOf', { tier: name })} groups={tier.groups} />
        )}
      </div>
    </li>
  )
}

type StarProps = { index: number; total: number; climbs: boolean; leadsOn: boolean }

/** The symbol grows with the tier; lines connect consecutive tiers. */
function Star({ index, total, climbs, leadsOn }: StarProps) {
  const step = total > 1 ? Math.round((index / (total - 1)) * 2) : 0
  const size = SMALLEST_STAR + step * STAR_STEP
  return (
    <div className="relative flex h-14 items-center justify-center" aria-hidden="true">
      {climbs && <i className="absolute right-[calc(50%+2rem)] -left-1.5 h-0.5 bg-edge" />}
      {leadsOn && <i className="absolute -right-1.5 left-[calc(50%+2rem)] h-0.5 bg-edge" />}
      <PixelStar width={size} height={size} fill="var(--c)" />
    </div>
  )
}
