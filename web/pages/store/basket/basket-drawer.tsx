import { useEffect, useRef } from 'react'
import type { Climbs } from '#contract/network/tier-climb.ts'
import type { Product } from '#contract/shop/store.schema.ts'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { buttonLook } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { TryAgain } from '#web/kit/ui/try-again.tsx'
import { COUPON_ID } from '../checkout/order-again.ts'
import { threeOf } from '../product-shelves.ts'
import { ThreePacks } from '../three-packs.tsx'
import { type Basket, piecesOf } from './basket.ts'
import { BasketLines } from './basket-lines.tsx'
import { offeredLines, sumOf } from './basket-sums.ts'
import { Climb } from './climb.tsx'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'

export type Sheet = { titleId: string; onClose: () => void }
type Props = {
  sheet: Sheet
  basket: Basket
  /** Null: they could not be loaded. */
  products: readonly Product[] | null
  retry: () => void
  climbs: Climbs
}

export function BasketDrawer({ sheet: { titleId, onClose }, basket, products, retry, climbs }: Props) {
  const { t, number } = useText()
  const title = useRef<HTMLHeadingElement>(null)
  const focusTitle = () => title.current?.focus()
  useEffect(focusTitle, [])
  useFocusAfterRemoval(basket.length, focusTitle)
  const { price } = sumOf(offeredLines(basket, products ?? []))
  return (
    <>
      <div className="flex flex-none items-center border-line border-b py-2 pr-2 pl-5">
        <h2 ref={title} id={titleId} tabIndex={-1} className="flex-1 text-xl outline-none">
          {t('basket.title')}{' '}
          <small className="num font-semibold text-faint text-sm tracking-[0]">
            {basket.length > 0 && t('shell.items', { count: number(piecesOf(basket)) })}
          </small>
        </h2>
        <button type="button" className="icon-btn" aria-label={t('basket.close')} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-4">
        {products === null ? (
          <div className="grid justify-items-start gap-3 py-4" role="alert">
            <p>{t('basket.noPrice')}</p>
            <TryAgain onRetry={retry} />
          </div>
        ) : basket.length === 0 ? (
          <>
            <p className="py-4 text-soft">{t('basket.nothing')}</p>
            <ThreePacks products={threeOf(products)} />
          </>
        ) : (
          <>
            <BasketLines basket={basket} products={products} />
            <div className="well mt-1 p-3.5 empty:hidden">
              <Climb climbs={climbs} products={products} basket={basket} />
            </div>
            <SiteLink to={`/store/basket#${COUPON_ID}`} className="back-link mt-2">
              <Icon name="ticket-percent" />
              {t('store.couponQuestion')}
            </SiteLink>
          </>
        )}
      </div>
      {basket.length > 0 && products && (
        <div className="flex-none border-line border-t bg-raised px-5 py-3.5">
          <SiteLink to="/store/basket" className={buttonLook({ size: 'lg', className: 'num w-full' })}>
            {t('store.checkout')} · {rupiah(price)}
            <Icon name="arrow-right" />
          </SiteLink>
        </div>
      )}
    </>
  )
}
