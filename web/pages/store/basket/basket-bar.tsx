import { type Climbs, enoughFor } from '#contract/network/tier-climb.ts'
import type { Product } from '#contract/shop/store.schema.ts'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { buttonLook } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { enoughText } from '../enough-line.tsx'
import { ProductPicture } from '../product-picture.tsx'
import { piecesOf, useBasket } from './basket.ts'
import { offeredLines, sumOf } from './basket-sums.ts'

const PICTURES = 3

/** Over the end of the screen, so that it shifts nothing when the basket has been read. */
export function BasketBar({ products, climbs }: { products: readonly Product[]; climbs: Climbs }) {
  const { t, number } = useText()
  const basket = useBasket() ?? []
  const lines = offeredLines(basket, products)
  const { price, listPrice, points } = sumOf(lines)
  const enough = points > 0 && enoughFor(climbs, points)
  const pieces = t('basket.pieces', { count: number(piecesOf(basket)) })
  return (
    <>
      {/* A live region announces only changes of what was there before. */}
      <p className="sr-only" role="status">
        {basket.length > 0 && t('basket.status', { items: pieces, total: rupiah(price) })}
      </p>
      {basket.length > 0 && (
        <aside className="basket-bar" aria-label={t('basket.title')}>
          <div className="wrap flex min-h-17 items-center gap-3">
            <div className="flex gap-1 max-sm:hidden">
              {lines.slice(0, PICTURES).map(({ product }) => (
                <div key={product._id} className="pic min-h-11" style={{ width: '2.75rem' }}>
                  <ProductPicture imageUrl={product.image_url} alt="" sizes="44px" />
                </div>
              ))}
            </div>
            <p className="num flex-1 text-[0.875rem] text-soft leading-5">
              <b className="block text-[1.125rem] text-ink">{rupiah(price)}</b>
              {points > 0 ? t('storefront.points', { points: number(points) }) : pieces}
              {enough && <span className="max-sm:hidden"> · {enoughText(enough, t)}</span>}
              {listPrice > price && ` · ${t('basket.save', { amount: rupiah(listPrice - price) })}`}
            </p>
            <SiteLink to="/store/basket" className={buttonLook({})}>
              {t('store.checkout')}
              <Icon name="arrow-right" />
            </SiteLink>
          </div>
        </aside>
      )}
    </>
  )
}
