import type { CSSProperties } from 'react'
import type { Climbs } from '#contract/network/tier-climb.ts'
import type { Mix } from '#contract/shop/packs.ts'
import type { Product } from '#contract/shop/store.schema.ts'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { ChoiceLink, SiteLink } from '#web/kit/layout/site-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { PixelStar } from '#web/kit/ui/pixel-star.tsx'
import { quantityOf, useBasket } from './basket/basket.ts'
import { lineOf } from './basket/basket-sums.ts'
import { usePut } from './basket/use-put.ts'
import { type Answer, type Wanted, wantedPath } from './wanted-tier.ts'

type Props = {
  climbs: Climbs
  wanted: Wanted
  answer: Answer
  category: string | null
  products: readonly Product[]
}

const SMALLEST_STAR = 11
const STAR_STEP = 2
const MOST_SUMMANDS = 6

/** Which packs a tier costs. Every choice is a link, so that it works without script and can be shared. */
export function Calculator({ climbs, wanted, answer, category, products }: Props) {
  const { t } = useText()
  const { tab, tier, has } = wanted
  const path = (choice: { tab?: string; tier?: string; have?: string | null }) =>
    wantedPath(climbs, { tab: tab.id, ...choice, category })
  return (
    <section className="slab calc" aria-labelledby="calculator">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 lg:[grid-area:q]">
        <h2 id="calculator" className="text-[1.125rem] leading-7 lg:text-[1.375rem]">
          {t('storefront.calculator')}
        </h2>
        {climbs.length > 1 && (
          <ul className="flex flex-wrap gap-x-4" aria-label={t('storefront.modes')}>
            {climbs.map(({ id, label }) => (
              <li key={id}>
                <ChoiceLink to={path({ tab: id })} className="calc-choice" isChosen={id === tab.id}>
                  {label}
                </ChoiceLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      <ul className="mt-2 flex flex-wrap gap-2 lg:[grid-area:c]" aria-label={t('storefront.tiers')}>
        {tab.tiers.map(({ id, name, colour }, index) => {
          const size = SMALLEST_STAR + Math.min(index, 4) * STAR_STEP
          return (
            <li key={id}>
              <ChoiceLink
                to={path({ tier: id, have: has?.id ?? null })}
                className="link-chip"
                style={{ '--c': colour } as CSSProperties}
                isChosen={id === tier.id}
              >
                <PixelStar width={size} height={size} fill={colour} />
                {name}
              </ChoiceLink>
            </li>
          )
        })}
      </ul>
      <Result wanted={wanted} answer={answer} products={products} />
      <div className="flex flex-wrap items-center gap-x-3.5 text-[0.875rem] text-faint lg:min-h-11 lg:[grid-area:h]">
        {tier.before.length > 0 && (
          <>
            <span>{t('storefront.have')}</span>
            <ul className="contents" aria-label={t('storefront.have')}>
              {[null, ...tab.tiers.filter(({ id }) => tier.before.includes(id))].map((start) => (
                <li key={start?.id ?? ''}>
                  <ChoiceLink
                    to={path({ tier: tier.id, have: start?.id ?? null })}
                    className="calc-choice"
                    isChosen={start?.id === has?.id}
                  >
                    {start?.name ?? t('storefront.haveNone')}
                  </ChoiceLink>
                </li>
              ))}
            </ul>
          </>
        )}
        <SiteLink to="/premiumtiers" className="calc-choice text-soft hover:text-ink sm:ml-auto">
          {t('shell.seeTiers')}
          <Icon name="arrow-right" />
        </SiteLink>
      </div>
    </section>
  )
}

type ResultProps = Pick<Props, 'wanted' | 'answer' | 'products'>

function Result({ wanted, answer: { points, mix, steps }, products }: ResultProps) {
  const { t, number } = useText()
  const picked = mix?.picks.flatMap(({ points, count }) => Array<number>(count).fill(points)) ?? []
  const summands = picked.slice(0, MOST_SUMMANDS).map(number)
  // `240 + 240 + 40`; of many packs only the first.
  const packs = [...summands, ...(picked.length > MOST_SUMMANDS ? ['…'] : [])].join(' + ')
  return (
    <div className="mt-3.5 border-line border-t pt-3.5 lg:mt-0 lg:mb-2 lg:grid lg:content-center lg:border-t-0 lg:border-l lg:pt-0 lg:pl-8 lg:[grid-area:a]">
      <div role="status">
        <p>
          <b className="num font-extrabold text-[1.125rem] lg:block lg:text-2xl">
            {t('storefront.points', { points: number(points) })}
          </b>{' '}
          <span className="text-soft">{useReason(wanted, steps)}</span>
        </p>
        {mix && (
          <p className="num mt-0.5 text-soft">
            {t('storefront.cheapest', { packs })}
            {'\u00a0'}· <b className="whitespace-nowrap text-star">{rupiah(mix.price)}</b>
          </p>
        )}
      </div>
      {mix && <PutMix mix={mix} products={products} packs={packs} />}
    </div>
  )
}

function useReason({ tier, has }: Wanted, steps: Answer['steps']): string {
  const { t, number } = useText()
  const sum = steps.map(({ name, price }) => `${name} ${number(price)}`).join(' + ')
  if (has && steps.length === 1) return t('storefront.fromTierAlone', { tier: tier.name, has: has.name })
  if (has) return t('storefront.fromTier', { tier: tier.name, has: has.name, steps: sum })
  if (steps.length === 1) return t('storefront.forTier', { tier: tier.name })
  return t('storefront.fromZero', { tier: tier.name, steps: sum })
}

type PutMixProps = { mix: Mix; products: readonly Product[]; packs: string }

/** Puts the packs of a mix into the basket where they are missing; everything else in it stays. */
function PutMix({ mix: { picks }, products, packs }: PutMixProps) {
  const { t } = useText()
  const put = usePut()
  const basket = useBasket()
  const missing = products.flatMap((product) => {
    const count = picks.find(({ id }) => id === product._id)?.count ?? 0
    return quantityOf(basket, product._id) < count ? [lineOf(product, count)] : []
  })
  const isIn = missing.length === 0
  return (
    <Button variant="outline" className="put-mix" aria-disabled={isIn} onClick={() => !isIn && put(missing)}>
      <Icon name={isIn ? 'check' : 'plus'} />
      {t(isIn ? 'basket.hasMix' : 'basket.putMix', { packs })}
    </Button>
  )
}
