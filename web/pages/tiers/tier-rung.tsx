import type { CSSProperties } from 'react'
import type { TierCardView } from '#contract/network/tiers-page.ts'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { buttonLook } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { PixelStar } from '#web/kit/ui/pixel-star.tsx'
import type { ClimbView, Step } from './climb-view.ts'
import { FeatureList } from './feature-list.tsx'

type Props = { card: TierCardView; step: Step; view: ClimbView; index: number }

const SMALLEST_STAR = 22
const STAR_STEP = 11
const LARGEST_STEPS = 4

/** One tier: on the line of the climb where there is one. An owned tier is folded to its first line. */
export function TierRung({ card, step, view, index }: Props) {
  const { t } = useText()
  const size = SMALLEST_STAR + Math.min(index, LARGEST_STEPS) * STAR_STEP
  const style = { '--c': card.colour, '--rung': size } as CSSProperties
  const lists = card.groups.length > 0 && (
    <FeatureList label={t('tiers.featuresOf', { tier: card.name })} groups={card.groups} />
  )
  return (
    <li id={`tier-${card.id}`} className="rung" style={style} aria-labelledby={`tier-name-${card.id}`}>
      {view.climbs && (
        <div className="rung-star" aria-hidden="true">
          <PixelStar width={size} height={size} fill="var(--c)" />
        </div>
      )}
      {step.owned ? (
        <details className="slab overflow-clip">
          <summary className="list-none">
            <RungHead card={card} step={step} />
          </summary>
          {lists}
        </details>
      ) : (
        <div className="slab overflow-clip">
          <RungHead card={card} step={step} />
          {card.requires !== null && (
            <div className="rung-plus">{t('tiers.everything', { tier: card.requires })}</div>
          )}
          {lists}
          <RungFoot card={card} step={step} view={view} />
        </div>
      )}
    </li>
  )
}

function RungHead({ card, step }: Pick<Props, 'card' | 'step'>) {
  const { t, number } = useText()
  const { name, price, days, requires } = card
  const lasts = days === null ? t('tiers.permanent') : days === 1 ? t('tiers.day') : t('tiers.days', { days })
  return (
    <header className="rung-head">
      <h2 id={`tier-name-${card.id}`} className="text-(--c) text-[1.5rem] leading-7.5">
        {name}
      </h2>
      <p className="num whitespace-nowrap text-right">
        <b className="font-extrabold text-2xl leading-7.5 tracking-tight">{number(price)}</b>{' '}
        <span className="text-[0.875rem] text-soft">{t('tiers.points')}</span>
      </p>
      <div className="flex flex-wrap gap-x-3.5 gap-y-0.5 text-[0.8125rem] text-faint">
        <p className="flex items-center gap-1">
          <Icon name={days === null ? 'infinity' : 'calendar-days'} />
          {lasts}
        </p>
        {requires && (
          <p className="flex items-center gap-1">
            <Icon name="lock-keyhole" />
            {t('tiers.requires', { tier: requires })}
          </p>
        )}
      </div>
      {step.owned ? (
        <span className="flex items-center gap-1.5 font-bold text-[0.875rem] text-ok">
          <Icon name="check" />
          {t('tiers.have')}
        </span>
      ) : (
        step.rupiah !== null && (
          <span className="num text-right text-[0.875rem] text-soft">
            {t('tiers.approx', { price: rupiah(step.rupiah) })}
          </span>
        )
      )}
    </header>
  )
}

function RungFoot({ card, step, view }: Pick<Props, 'card' | 'step' | 'view'>) {
  const { t } = useText()
  if (step.rupiah === null) return null
  const query = new URLSearchParams({ tab: view.tab.id, tier: card.id })
  if (view.have) query.set('have', view.have.id)
  return (
    <footer className="border-t border-line flex flex-wrap gap-x-6 gap-y-3 items-center px-4 pt-3.5 pb-4 text-[0.9375rem] md:px-5 md:pt-3.5 md:pb-4.5">
      {view.climbs && <Total step={step} view={view} />}
      <SiteLink
        to={`/store?${query}`}
        className={buttonLook({
          variant: step.next ? 'primary' : 'outline',
          className: 'ml-auto max-md:w-full',
        })}
      >
        {t('tiers.get', { tier: card.name })}
        <Icon name="arrow-right" />
      </SiteLink>
    </footer>
  )
}

function Total({ step: { tier, totalPoints, totalRupiah }, view: { have } }: Pick<Props, 'step' | 'view'>) {
  const { t, number } = useText()
  if (tier.before.length === 0) return <span className="text-soft">{t('tiers.first')}</span>
  const points = number(totalPoints)
  return (
    <span className="num text-soft">
      <b className="text-ink">
        {have ? t('tiers.fromTier', { tier: have.name, points }) : t('tiers.fromZero', { points })}
      </b>{' '}
      {totalRupiah !== null && t('tiers.approx', { price: rupiah(totalRupiah) })}
    </span>
  )
}
