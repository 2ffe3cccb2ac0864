import '../checkout/checkout.css'
import { useEffect, useRef, useState } from 'react'
import type { Product } from '#contract/shop/store.schema.ts'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { OpenOrderLine } from '#web/kit/layout/open-order-line.tsx'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { focusHeading } from '#web/kit/router/index.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { TryAgain } from '#web/kit/ui/try-again.tsx'
import { useLoaded } from '#web/kit/ui/use-loaded.ts'
import { BackToStore } from '../back-to-store.tsx'
import { useProducts } from '../use-products.ts'
import type { BasketData } from './basket.loader.ts'
import { type Basket, changeBasket, piecesOf, useBasket } from './basket.ts'
import { offeredLines, sumOf } from './basket-sums.ts'

export default function BasketPage({ loaderData }: { loaderData: BasketData }) {
  const { t } = useText()
  const { products, retry } = useProducts(loaderData.products)
  const basket = useBasket()
  /** The basket of an order that was placed: shown until its payment page is. */
  const [ordered, setOrdered] = useState<Basket | null>(null)
  const shown = ordered ?? basket
  const count = shown?.length ?? 0
  useFocusAfterRemoval(count)
  // Only a basket with lines needs the form, which is the largest part of the page.
  const Parts = useLoaded(
    () => import('./basket-parts.tsx').then(({ BasketParts }) => BasketParts),
    count > 0,
  )

  function onPlaced(): void {
    setOrdered(basket)
    changeBasket(() => [])
  }

  return (
    // As high as the screen, so that no state shifts what is below it.
    <div className="min-h-svh">
      <PageHead title={t('basket.title')} noindex />
      <OpenOrderLine />
      {products === null || Parts === 'failed' ? (
        <Notice bad icon="cloud-off" title={t('store.loadProductsFailed')} text={t('shell.tryLater')}>
          <BackToStore />
          <TryAgain onRetry={products === null ? retry : () => window.location.reload()} />
        </Notice>
      ) : shown?.length === 0 ? (
        <Notice icon="package" title={t('basket.empty')} text={t('basket.emptyText')}>
          <BackToStore />
        </Notice>
      ) : (
        <div className="wrap grid grid-cols-1 items-start gap-y-1.5 pt-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8 lg:gap-y-4 lg:pt-4">
          <Title basket={shown} products={products} />
          {shown && Parts && (
            <Parts basket={shown} products={products} data={loaderData} refetch={retry} onPlaced={onPlaced} />
          )}
          <noscript>
            <p className="error">{t('store.needsScript')}</p>
          </noscript>
        </div>
      )}
    </div>
  )
}

/** With the line the button that removed it is gone. */
function useFocusAfterRemoval(count: number): void {
  const before = useRef(0)
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) focusHeading()
    before.current = count
  }, [count])
}

function Title({ basket, products }: { basket: Basket | null; products: readonly Product[] }) {
  const { t, number } = useText()
  const { price, points } = sumOf(offeredLines(basket ?? [], products))
  return (
    <div className="max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-2">
      <SiteLink to="/store" className="back-link max-lg:-ml-3 max-lg:w-11 max-lg:justify-center">
        <Icon name="arrow-left" />
        <span className="max-lg:sr-only">{t('shell.backToStore')}</span>
      </SiteLink>
      <h1 className="text-lg lg:text-3xl">{t('basket.title')}</h1>
      <p className="num text-soft max-lg:text-sm" role="status">
        {basket && points > 0 && `${t('storefront.points', { points: number(points) })} · `}
        {basket && `${t('basket.pieces', { count: number(piecesOf(basket)) })} · ${rupiah(price)}`}
      </p>
    </div>
  )
}
