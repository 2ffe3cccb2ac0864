import type { CSSProperties } from 'react'
import { type Climbs, enoughFor } from '#contract/network/tier-climb.ts'
import { type BestValue, bestValue, packsOf } from '#contract/shop/packs.ts'
import type { Product } from '#contract/shop/store.schema.ts'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { quantityOf, useBasket } from './basket/basket.ts'
import { Stepper } from './basket/stepper.tsx'
import { enoughText } from './enough-line.tsx'
import { priceText } from './price-text.ts'
import { ProductPicture } from './product-picture.tsx'
import { SaleMark } from './product-price.tsx'
import { columnsFor, type ProductShelf, splitName } from './product-shelves.ts'

type Props = {
  shelf: ProductShelf
  isFirst: boolean
  /** A store with one shelf has no headings. */
  isOnly: boolean
  climbs: Climbs
}

/** Images above the fold on a phone. */
const FIRST_ROW = 2
/** From here on phones have one product in a row. */
const MANY = 7

/** The products of one category, lowest sort_id first; the best value is wider, in its place. */
export function Shelf({ shelf: { name, products }, isFirst, isOnly, climbs }: Props) {
  const { t } = useText()
  const basket = useBasket()
  const best = bestValue(packsOf(products))
  const title = name ?? t('store.otherProducts')
  const columns = columnsFor(products.length + (best ? 1 : 0))
  return (
    <>
      {!isOnly && <h2 className={`wrap text-xl ${isFirst ? 'pt-5' : 'pt-8'}`}>{title}</h2>}
      <ul
        className={`wrap packs ${products.length >= MANY ? 'packs-many' : ''}`}
        style={{ '--most': columns } as CSSProperties}
        aria-label={isOnly ? t('store.products') : title}
      >
        {products.map((product, index) => {
          const quantity = quantityOf(basket, product._id)
          const isBest = best?.id === product._id
          return (
            <li
              key={product._id}
              className={isBest ? 'is-best' : undefined}
              data-in-basket={quantity > 0 || undefined}
            >
              <Card
                product={product}
                level={isOnly ? 2 : 3}
                first={isFirst && index < FIRST_ROW}
                best={isBest ? best : null}
                climbs={climbs}
              />
              {/* Beside the link, not in it: the card reserves its place. */}
              <div className="pack-buy">
                <Stepper product={product} quantity={quantity} />
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}

const SIZES = '(width >= 75rem) 285px, (width >= 48rem) 25vw, 50vw'
const BEST_SIZES = '(width >= 48rem) 400px, 100vw'

type CardProps = {
  product: Product
  /** True on the first screen: the picture is loaded at once. */
  first: boolean
  /** The heading level of the name, below the heading of a category or of the page. */
  level: 2 | 3
  best: BestValue | null
  climbs: Climbs
}

/** The same rows with and without a sale, whose card tells of one saving only. */
function Card({ product, first, level, best, climbs }: CardProps) {
  const { t, number } = useText()
  const { _id, price, list_price, points } = product
  const Heading = level === 2 ? 'h2' : 'h3'
  const name = splitName(product.name)
  const enough = best && points ? enoughFor(climbs, points) : null
  return (
    <SiteLink to={`/store/product/${encodeURIComponent(_id)}`} className="slab pack">
      <div className="pack-pic">
        <ProductPicture imageUrl={product.image_url} sizes={best ? BEST_SIZES : SIZES} first={first} />
      </div>
      <SaleMark product={product} />
      {best && list_price === null && (
        <span className="best absolute top-0 left-0 bg-ok-bg px-2.5 font-extrabold text-[0.8125rem] text-ok leading-7">
          {t('storefront.save', { percent: best.percent })}
        </span>
      )}
      <div className="pack-in num">
        <Heading className={`pack-name ${name ? '' : 'is-long'}`} title={product.name}>
          {name ? (
            <>
              {name.number}{' '}
              <span className="font-semibold text-[0.8125rem] inline-block text-soft leading-4 tracking-[0] max-lg:block">
                {name.rest}
              </span>
            </>
          ) : (
            product.name
          )}
        </Heading>
        <p className={`pack-price ${list_price === null ? '' : 'text-ok'}`}>{priceText(price, t)}</p>
        <p className="min-h-5 text-[0.8125rem] text-faint leading-5">
          {list_price !== null ? (
            <s>
              <span className="sr-only">{t('store.wasPrice')} </span>
              {rupiah(list_price)}
            </s>
          ) : (
            points && t('storefront.perPoint', { price: rupiah(Math.round(price / points)) })
          )}
          {enough && ` · ${enoughText(enough, t)}`}
        </p>
        {best && points && (
          <span className="btn btn-primary pack-get">
            {t('storefront.buyPoints', { points: number(points) })}
          </span>
        )}
      </div>
    </SiteLink>
  )
}
