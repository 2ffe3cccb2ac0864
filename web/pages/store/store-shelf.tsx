import { type Climbs, type Enough, enoughFor } from '#contract/network/tier-climb.ts'
import { type BestValue, bestValue, packsOf } from '#contract/shop/packs.ts'
import type { Product } from '#contract/shop/store.schema.ts'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { quantityOf, useBasket } from './basket/basket.ts'
import { Stepper } from './basket/stepper.tsx'
import { EnoughLine } from './enough-line.tsx'
import { ProductPicture } from './product-picture.tsx'
import { ProductPrice, SaleEnd, SaleMark } from './product-price.tsx'
import { type ProductShelf, splitName } from './product-shelves.ts'
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
  const best = bestValue(packsOf(products))
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

const SIZES = '(width >= 75rem) 285px, (width >= 48rem) 25vw, 50vw'
const HERO_SIZES = '(width >= 75rem) 592px, (width >= 48rem) 50vw, 100vw'

type CardProps = {
  product: Product
  /** True on the first screen: the picture is loaded at once. */
  first: boolean
  /** The heading level of the name, below the heading of a category or of the page. */
  level: 2 | 3
  enough: Enough | null
  /** How often the chosen tier takes it; 0: it is not part of the choice. */
  picked: number
}

const pathOf = ({ _id }: Product) => `/store/product/${encodeURIComponent(_id)}`

function ProductCard({ product, first, level, enough, picked }: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const name = splitName(product.name)
  return (
    <SiteLink to={pathOf(product)} className={`slab pack ${picked > 0 ? 'is-picked' : ''}`}>
      <div className="pack-pic">
        <ProductPicture imageUrl={product.image_url} sizes={SIZES} first={first} />
        <SaleMark product={product} />
        <Picked count={picked} />
      </div>
      <div className="pack-in">
        <Heading className={`pack-name ${name ? '' : 'line-clamp-2'}`} title={product.name}>
          {name ? (
            <>
              {name.number}{' '}
              <span className="block font-semibold text-[0.8125rem] text-soft leading-4.5 tracking-[0]">
                {name.rest}
              </span>
            </>
          ) : (
            product.name
          )}
        </Heading>
        <p className="pack-price num">
          <ProductPrice product={product} />
        </p>
        <SaleEnd product={product} />
        {enough && <EnoughLine enough={enough} />}
      </div>
    </SiteLink>
  )
}

/** The pack with the lowest price of a point. During a sale it tells of the sale only: two savings read as a riddle. */
function HeroCard({ product, first, level, enough, picked, best }: CardProps & { best: BestValue }) {
  const { t, number } = useText()
  const Heading = level === 2 ? 'h2' : 'h3'
  const isOnSale = typeof product.list_price === 'number'
  return (
    <SiteLink to={pathOf(product)} className={`slab hero-pack ${picked > 0 ? 'is-picked' : ''}`}>
      <div className="hero-pack-pic">
        <ProductPicture imageUrl={product.image_url} sizes={HERO_SIZES} first={first} />
        <SaleMark product={product} />
        <Picked count={picked} />
      </div>
      <div className="hero-pack-in">
        <div className="min-w-0">
          {!isOnSale && (
            <span className="best num inline-block rounded-px bg-ok-bg px-2 pb-[2px] font-extrabold text-[0.875rem] text-ok leading-6.5">
              {t('storefront.save', { percent: best.percent })}
            </span>
          )}
          <Heading className="mt-2 mb-1 text-[1.5rem]/7.5">{product.name}</Heading>
          {!isOnSale && (
            <p className="num text-soft">
              {t('storefront.pointPrice', {
                price: rupiah(best.pointPrice),
                before: rupiah(best.smallestPointPrice),
              })}
            </p>
          )}
          {enough && <EnoughLine enough={enough} />}
        </div>
        <div className="hero-pack-buy">
          <p className="num font-extrabold text-[2rem] leading-9 tracking-tight">
            <ProductPrice product={product} />
          </p>
          <SaleEnd product={product} />
          <span className="btn btn-primary btn-lg">
            {product.points === null
              ? t('storefront.buy')
              : t('storefront.buyPoints', { points: number(product.points) })}
            <Icon name="arrow-right" />
          </span>
        </div>
      </div>
    </SiteLink>
  )
}

function Picked({ count }: { count: number }) {
  const { t, number } = useText()
  if (count === 0) return null
  return (
    <span className="pick num absolute top-2 left-2 flex min-h-7 items-center gap-1 rounded-px border border-star bg-ground px-2 font-extrabold text-[0.8125rem] text-star">
      <Icon name="check" />
      <span aria-hidden="true">{number(count)}×</span>
      <span className="sr-only">{t('storefront.picked', { count: number(count) })}</span>
    </span>
  )
}
