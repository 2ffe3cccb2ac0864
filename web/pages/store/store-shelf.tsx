import type { Climbs } from '#contract/network/tier-climb.ts'
import { enoughFor } from '#contract/network/tier-climb.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { quantityOf, useBasket } from './basket/basket.ts'
import { Stepper } from './basket/stepper.tsx'
import { bestOf } from './packs.ts'
import { HeroCard, ProductCard } from './product-card.tsx'
import type { ProductShelf } from './product-shelves.ts'
import type { Answer } from './wanted-tier.ts'

type Props = {
  shelf: ProductShelf
  isFirst: boolean
  /** A store with one shelf has no headings. */
  isOnly: boolean
  climbs: Climbs
  mix: Answer['mix'] | undefined
}

/** Images above the fold on a phone. */
const FIRST_ROW = 2

/** The products of one category, lowest sort_id first; the best value is larger, in its place. */
export function Shelf({ shelf: { name, products }, isFirst, isOnly, climbs, mix }: Props) {
  const { t } = useText()
  const basket = useBasket()
  const best = bestOf(products)
  const title = name ?? t('store.otherProducts')
  return (
    <>
      {!isOnly && <h2 className={`wrap text-xl lg:text-2xl ${isFirst ? 'pt-5' : 'pt-8'}`}>{title}</h2>}
      <ul
        className={`wrap packs ${best === null ? 'packs-plain' : ''} ${isOnly ? 'pt-3 lg:pt-5' : 'pt-3'}`}
        aria-label={isOnly ? t('store.products') : title}
      >
        {products.map((product, index) => {
          const card = {
            product,
            level: isOnly ? 2 : 3,
            enough: product.points ? enoughFor(climbs, product.points) : null,
            picked: mix?.picks.find(({ id }) => id === product._id)?.count ?? 0,
          } as const
          const isHero = best?.id === product._id
          const first = isFirst && index < FIRST_ROW
          return (
            <li key={product._id} className={isHero ? 'is-hero' : undefined}>
              {best && isHero ? (
                <HeroCard {...card} first={first} best={best} />
              ) : (
                <ProductCard {...card} first={first} />
              )}
              {/* Beside the link, not in it: the card reserves its place. */}
              <div className="pack-buy">
                <Stepper product={product} quantity={quantityOf(basket, product._id)} />
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}
