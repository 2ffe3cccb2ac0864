import '../checkout/checkout.css'
import { useState } from 'react'
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
import { threeOf } from '../product-shelves.ts'
import { ThreePacks } from '../three-packs.tsx'
import { useProducts } from '../use-products.ts'
import type { BasketData } from './basket.loader.ts'
import { type Basket, changeBasket, piecesOf, useBasket } from './basket.ts'
import type { Sheet } from './basket-drawer.tsx'
import { offeredLines, sumOf } from './basket-sums.ts'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'

type Props = {
  loaderData: BasketData
  /** In the drawer over another page. */
  sheet?: Sheet
}

export default function BasketPage({ loaderData, sheet }: Props) {
  return sheet ? <InDrawer data={loaderData} sheet={sheet} /> : <WholePage data={loaderData} />
}

function InDrawer({ data, sheet }: { data: BasketData; sheet: Sheet }) {
  const { t } = useText()
  const { products, retry } = useProducts(data.products)
  const basket = useBasket()
  const Drawer = useLoaded(() => import('./basket-drawer.tsx').then(({ BasketDrawer }) => BasketDrawer), true)
  if (Drawer === 'failed')
    return (
      <Notice level={2} bad icon="cloud-off" title={t('store.loadProductsFailed')}>
        <TryAgain />
      </Notice>
    )
  const shown = { sheet, products, retry, climbs: data.climbs }
  return Drawer && basket && <Drawer {...shown} basket={basket} />
}

function WholePage({ data }: { data: BasketData }) {
  const { t, number } = useText()
  const { products, retry } = useProducts(data.products)
  const basket = useBasket()
  /** The basket of an order that was placed: shown until its payment page is. */
  const [ordered, setOrdered] = useState<Basket | null>(null)
  const shown = ordered ?? basket
  const count = shown?.length ?? 0
  useFocusAfterRemoval(count, focusHeading)
  // Only a basket with lines needs the form, which is the largest part of the page.
  const Parts = useLoaded(
    () => import('./basket-parts.tsx').then(({ BasketParts }) => BasketParts),
    count > 0,
  )

  function onPlaced(): void {
    setOrdered(basket)
    changeBasket(() => [])
  }

  if (products === null || Parts === 'failed')
    return (
      <>
        <PageHead title={t('basket.title')} noindex />
        <OpenOrderLine />
        <Notice bad icon="cloud-off" title={t('store.loadProductsFailed')} text={t('shell.tryLater')}>
          <BackToStore />
          <TryAgain onRetry={products === null ? retry : undefined} />
        </Notice>
      </>
    )
  const { points } = sumOf(offeredLines(shown ?? [], products))
  const isEmpty = shown?.length === 0
  return (
    // As high as the screen, so that no state shifts what is below it.
    <div className="min-h-svh">
      <PageHead title={t('basket.title')} noindex />
      <OpenOrderLine />
      {isEmpty ? (
        <div key="empty" className="wrap grid gap-6 pt-3 lg:pt-6">
          <div>
            <h1 className="text-2xl lg:text-3xl">{t('basket.empty')}</h1>
            <p className="mt-1 text-soft">{t('basket.emptyText')}</p>
          </div>
          <ThreePacks products={threeOf(products)} />
          <SiteLink to="/store" className="back-link">
            {t('basket.allPacks')}
            <Icon name="arrow-right" />
          </SiteLink>
        </div>
      ) : (
        <div className="wrap checkout-page">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h1 className="text-2xl lg:text-3xl">{t('basket.title')}</h1>
            <p className="num text-soft">
              {points > 0 && `${t('storefront.points', { points: number(points) })} · `}
              {shown && t('shell.items', { count: number(piecesOf(shown)) })}
            </p>
          </div>
          {shown && Parts && (
            <Parts basket={shown} products={products} data={data} refetch={retry} onPlaced={onPlaced} />
          )}
          <noscript>
            <p className="error">{t('store.needsScript')}</p>
            <SiteLink to="/store" className="back-link">
              {t('basket.allPacks')}
            </SiteLink>
          </noscript>
        </div>
      )}
    </div>
  )
}
