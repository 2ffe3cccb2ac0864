import type { CSSProperties } from 'react'
import type { FeatureChange } from '#contract/network/tier-changes.ts'
import { featureParts } from '#contract/network/tiers.ts'
import type { TierCardView } from '#contract/network/tiers-page.ts'
import type { FeatureGroup } from '#contract/settings/tiers.schema.ts'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { islandAt } from '#web/kit/ui/art.ts'
import { buttonLook } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { IconName } from '#web/kit/ui/icon-names.ts'
import { Decor } from '#web/kit/ui/picture.tsx'
import { PixelStar } from '#web/kit/ui/pixel-star.tsx'
import type { ClimbView, Step } from './climb-view.ts'
import { newPerks } from './new-perks.ts'

type Props = { card: TierCardView; step: Step; view: ClimbView; index: number }

const GROUP_ICONS: Record<FeatureGroup, IconName> = { general: 'zap', commands: 'hammer', limits: 'package' }

export function TierRung({ card, step, view, index }: Props) {
  const style = { '--c': card.colour } as CSSProperties
  return (
    <li id={`tier-${card.id}`} className="rung" style={style} aria-labelledby={`tier-name-${card.id}`}>
      <div className="rung-art">
        <Decor
          name={islandAt(index, view.steps.length)}
          width={540}
          height={440}
          loading={index === 0 ? 'eager' : 'lazy'}
        />
      </div>
      <div className="slab rung-card">
        <RungHead card={card} step={step} />
        {card.groups.length > 0 && <RungPerks card={card} isOwned={step.owned} />}
        {!step.owned && <RungFoot card={card} step={step} view={view} />}
      </div>
    </li>
  )
}

/** A tier that the player has needs only its list. */
function RungPerks({ card, isOwned }: { card: TierCardView; isOwned: boolean }) {
  const { t } = useText()
  return (
    <div className="perks">
      {!isOwned && (
        <ul className="contents">
          {newPerks(card).map(({ group, label, before, value }, index) => (
            <li key={index}>
              <Icon name={GROUP_ICONS[group]} />
              <span>{label}</span>
              {(value !== null || card.requires !== null) && (
                <b className="num">
                  {before !== null && (
                    <>
                      <span className="font-semibold text-faint">{before}</span>
                      <span aria-hidden="true"> → </span>
                      <span className="sr-only"> {t('tiers.becomes')} </span>
                    </>
                  )}
                  {value ?? t('tiers.isNew')}
                </b>
              )}
            </li>
          ))}
        </ul>
      )}
      <FeatureList label={t('tiers.featuresOf', { tier: card.name })} card={card} />
    </div>
  )
}

/** All features of a tier in groups, with headings where there are several. The list scrolls inside its card. */
function FeatureList({ label, card: { groups, requires } }: { label: string; card: TierCardView }) {
  const { t } = useText()
  return (
    <section
      className="rung-lists"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is read by keyboard
      tabIndex={0}
      aria-label={label}
    >
      {requires !== null && (
        <p className="col-span-full font-bold">{t('tiers.everything', { tier: requires })}</p>
      )}
      {groups.map(({ group, features, changes }) => (
        <div key={group}>
          {groups.length > 1 && <h3 className="mb-2 text-[0.8125rem] tracking-[0]">{t(`tiers.${group}`)}</h3>}
          <ul className="ticks grid gap-2 text-soft">
            {features.map((feature, index) => (
              <FeatureLine key={`${index}-${feature}`} text={feature} change={changes[index]} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function FeatureLine({ text, change }: { text: string; change: FeatureChange | undefined }) {
  const { t } = useText()
  const isChanged = change !== undefined && change.kind !== 'same'
  return (
    <li className={isChanged ? 'is-changed' : undefined}>
      <span>
        {featureParts(text).map(({ text, dimmed }, index) =>
          dimmed ? (
            <span key={index} className="text-faint">
              {text}
            </span>
          ) : (
            text
          ),
        )}
      </span>
      {isChanged && (
        <small className="whitespace-nowrap font-bold text-(--c) text-[0.75rem]">
          {' '}
          {change.kind === 'number' ? t('tiers.was', { number: change.before }) : t('tiers.isNew')}
        </small>
      )}
    </li>
  )
}

function RungHead({ card, step }: Pick<Props, 'card' | 'step'>) {
  const { t, number } = useText()
  const { name, price, days, requires } = card
  const lasts = days === null ? t('tiers.permanent') : days === 1 ? t('tiers.day') : t('tiers.days', { days })
  return (
    <header>
      <div className="flex items-baseline justify-between gap-2">
        <h2
          id={`tier-name-${card.id}`}
          className="wrap-normal flex items-center gap-2 text-(--c) text-[1.375rem] leading-7 lg:text-2xl"
        >
          <PixelStar width={18} height={18} fill="var(--c)" className="flex-none" />
          {name}
        </h2>
        <p className="num text-right">
          <b className="font-extrabold text-2xl leading-7.5 tracking-tight lg:text-3xl lg:leading-9">
            {number(price)}
          </b>{' '}
          <span className="text-soft text-xs">{t('shell.points')}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-3 text-[0.8125rem] text-faint">
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
        {step.owned ? (
          <span className="ml-auto flex items-center gap-1.5 font-bold text-[0.875rem] text-ok">
            <Icon name="check" />
            {t('tiers.have')}
          </span>
        ) : (
          step.rupiah !== null && (
            <span className="num ml-auto whitespace-nowrap text-[0.875rem] text-soft">
              {t('tiers.approx', { price: rupiah(step.rupiah) })}
            </span>
          )
        )}
      </div>
    </header>
  )
}

function RungFoot({ card, step, view }: Pick<Props, 'card' | 'step' | 'view'>) {
  const { t } = useText()
  if (step.rupiah === null) return null
  const query = new URLSearchParams({ tab: view.tab.id, tier: card.id })
  if (view.have) query.set('have', view.have.id)
  return (
    <footer className="mt-2 flex flex-wrap items-center justify-between gap-3 text-[0.875rem] leading-5">
      {view.climbs && <Total step={step} view={view} />}
      <SiteLink
        to={`/store?${query}#tiers`}
        className={buttonLook({
          variant: step.next ? 'primary' : 'outline',
          className: 'ml-auto max-w-full flex-none px-3.5',
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
  if (tier.before.length === 0) return <span className="flex-[1_1_6rem] text-soft">{t('tiers.first')}</span>
  const points = number(totalPoints)
  return (
    <span className="num flex-[1_1_6rem] text-soft">
      <b className="text-ink">
        {have ? t('tiers.fromTier', { tier: have.name, points }) : t('tiers.fromZero', { points })}
      </b>{' '}
      {totalRupiah !== null && (
        <span className="whitespace-nowrap">{t('tiers.approx', { price: rupiah(totalRupiah) })}</span>
      )}
    </span>
  )
}
