import type { Climbs, ClimbTab } from '#contract/network/tier-climb.ts'
import { pointsTo } from '#contract/network/tier-climb.ts'
import type { Mix } from '#contract/shop/packs.ts'
import type { Product } from '#contract/shop/store.schema.ts'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { ChoiceLink, SiteLink } from '#web/kit/layout/site-link.tsx'
import { islandAt } from '#web/kit/ui/art.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Decor } from '#web/kit/ui/picture.tsx'
import { quantityOf, useBasket } from './basket/basket.ts'
import { lineOf } from './basket/basket-sums.ts'
import { usePut } from './basket/use-put.ts'
import { type Answer, type Wanted, wantedPath } from './wanted-tier.ts'

type Props = {
  climbs: Climbs
  tab: ClimbTab
  wanted: Wanted | null
  answer: Answer | null
  category: string | null
  products: readonly Product[]
}

const MOST_SUMMANDS = 6

/** Which packs a tier costs. Every choice is a link, so that it works without script and can be shared. */
export function TierIslands({ climbs, tab, wanted, answer, category, products }: Props) {
  const { t, number } = useText()
  const path = (choice: { tab?: string; tier?: string }) =>
    wantedPath(climbs, { tab: tab.id, ...choice, category })
  return (
    <section className="wrap" aria-labelledby="tiers">
      <div className="mt-8 flex flex-wrap items-baseline gap-x-5 border-line border-t pt-5">
        <h2 id="tiers" className="mr-auto text-xl">
          {t('storefront.whichTier')}
        </h2>
        {climbs.length > 1 && (
          <ul className="flex flex-wrap gap-x-5" aria-label={t('storefront.modes')}>
            {climbs.map(({ id, label }) => (
              <li key={id}>
                <ChoiceLink to={path({ tab: id })} className="mode-choice" isChosen={id === tab.id}>
                  {label}
                </ChoiceLink>
              </li>
            ))}
          </ul>
        )}
        <SiteLink to="/premiumtiers" className="back-link">
          {t('shell.seeTiers')}
          <Icon name="arrow-right" />
        </SiteLink>
      </div>
      <div className="mt-2 grid items-center gap-x-10 gap-y-3 lg:grid-cols-[minmax(0,8fr)_minmax(0,7fr)]">
        <ul className="num tier-isles" aria-label={t('storefront.tiers')}>
          {tab.tiers.map((tier, index) => (
            <li key={tier.id}>
              <ChoiceLink
                to={path({ tier: tier.id })}
                className="tier-isle"
                isChosen={tier.id === wanted?.tier.id}
              >
                <Decor name={islandAt(index, tab.tiers.length)} width={135} height={110} />
                <b className="mt-1 block text-ink lg:text-[0.9375rem]">{tier.name}</b>
                {number(pointsTo(tab, tier, null))}
              </ChoiceLink>
            </li>
          ))}
        </ul>
        <div
          className="num grid min-h-28 content-start justify-items-start lg:content-center gap-3 text-soft"
          role="status"
        >
          {wanted && answer ? (
            <Result wanted={wanted} answer={answer} products={products} />
          ) : (
            <p>{t('storefront.pressIsland')}</p>
          )}
        </div>
      </div>
    </section>
  )
}

type ResultProps = { wanted: Wanted; answer: Answer; products: readonly Product[] }

function Result({ wanted: { tier, has }, answer: { points, mix }, products }: ResultProps) {
  const { t, number } = useText()
  const picked = mix?.picks.flatMap(({ points, count }) => Array<number>(count).fill(points)) ?? []
  const summands = picked.slice(0, MOST_SUMMANDS).map(number)
  // `240 + 240 + 40`; of many packs only the first.
  const packs = [...summands, ...(picked.length > MOST_SUMMANDS ? ['…'] : [])].join(' + ')
  return (
    <>
      <p>
        <b className="text-ink text-xl">{t('storefront.points', { points: number(points) })}</b>{' '}
        {t(has ? 'storefront.fromTier' : 'storefront.fromZero', { tier: tier.name, has: has?.name ?? '' })}
        {mix && (
          <span className="block">
            {t('storefront.cheapest')} <b className="text-ink">{packs}</b>, {rupiah(mix.price)}
          </span>
        )}
      </p>
      {mix && <PutMix mix={mix} products={products} packs={packs} />}
    </>
  )
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
    <Button
      variant="outline"
      className="needs-script whitespace-normal max-sm:w-full"
      aria-disabled={isIn}
      onClick={() => !isIn && put(missing)}
    >
      <Icon name={isIn ? 'check' : 'plus'} />
      {t(isIn ? 'basket.hasMix' : 'basket.putMix', { packs })}
    </Button>
  )
}
