import { useEffect, useState } from 'react'
import type { Product, Quote } from '#contract/shop/store.schema.ts'
import { ApiError, call } from '#web/kit/api/call.ts'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { TryAgain } from '#web/kit/ui/try-again.tsx'
import { usePolled } from '#web/kit/ui/use-polled.ts'
import { BackToStore } from '../back-to-store.tsx'
import { CheckoutForm } from '../checkout/checkout-form.tsx'
import { BASKET_ID, METHODS_ID } from '../checkout/order-again.ts'
import type { Offer } from '../checkout/use-checkout.ts'
import { ClosedCheckout } from '../closed-store.tsx'
import type { BasketData } from './basket.loader.ts'
import type { Basket } from './basket.ts'
import { BasketLines } from './basket-lines.tsx'
import { type OfferedLine, offeredLines, sumOf } from './basket-sums.ts'
import { Climb } from './climb.tsx'

type Props = {
  basket: Basket
  products: readonly Product[]
  data: BasketData
  refetch: () => void
  onPlaced: () => void
}

export function BasketParts({ basket, products, data: { check, closed, climbs }, refetch, onPlaced }: Props) {
  const { t } = useText()
  const lines = offeredLines(basket, products)
  const { price, listPrice } = sumOf(lines)
  const saved = listPrice - price
  const { offer, isFailed, ask } = useBasketOffer(lines, refetch)
  /** The basket that the server has refused because of a limit per player, and of which lines. */
  const [limited, setLimited] = useState<{ basket: Basket; ids: readonly string[] } | null>(null)
  const areMethodsShown = offer !== null
  // "Change method" of a payment leads to the methods, which are loaded later than the page.
  useEffect(() => {
    if (areMethodsShown && window.location.hash === `#${METHODS_ID}`)
      document.getElementById(METHODS_ID)?.scrollIntoView()
  }, [areMethodsShown])

  function onRefused(error: unknown, isOutdated: boolean): void {
    if (error instanceof ApiError && error.reply?.code === 'limit_reached') {
      const named = error.reply.problems?.map(({ path }) => path.replace('items.', ''))
      setLimited({ basket, ids: named ?? basket.map(({ id }) => id) })
    }
    if (!isOutdated && !isAboutProduct(error)) return
    refetch()
    ask()
  }

  return (
    <>
      <div className="lg:col-start-1">
        <BasketLines
          basket={basket}
          products={products}
          limited={limited?.basket === basket ? limited.ids : []}
        />
        <div className="border-line border-t pt-4 empty:hidden">
          <Climb climbs={climbs} products={products} basket={basket} />
        </div>
        {saved > 0 && <p className="num mt-4 text-ok">{t('basket.save', { amount: rupiah(saved) })}</p>}
        {lines.length === 0 && (
          <div className="mt-4 flex">
            <BackToStore />
          </div>
        )}
      </div>
      <div className="grid min-w-0 gap-3 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {closed && <ClosedCheckout {...closed} />}
        {!closed && isFailed && (
          <section className="slab grid justify-items-start gap-3 p-4 lg:p-6" role="alert">
            <p>{t('basket.noPrice')}</p>
            <TryAgain onRetry={ask} />
          </section>
        )}
        {!closed && offer && lines.length > 0 && (
          <CheckoutForm offer={offer} check={check} onRefused={onRefused} onPlaced={onPlaced} />
        )}
      </div>
    </>
  )
}

/** The price of the lines by the server, again with each change. A refused product means that the list is outdated. */
function useBasketOffer(lines: readonly OfferedLine[], onOutdated: () => void) {
  const { language } = useText()
  const [offer, setOffer] = useState<Offer | null>(null)
  const [isFailed, setFailed] = useState(false)
  const items = lines.map(({ product, quantity }) => ({ productId: product._id, quantity }))
  const ordered = JSON.stringify(items)

  async function ask(signal?: AbortSignal): Promise<void> {
    if (items.length === 0) return
    try {
      const query = { lng: language }
      const quote = await call('POST /api/store/quote', { query, body: { items } }, { signal })
      setOffer(toOffer(quote, items))
      setFailed(false)
    } catch (error) {
      if (signal?.aborted) return
      setFailed(true)
      if (isAboutProduct(error)) onOutdated()
    }
  }
  usePolled(ask, { key: ordered })

  const isStale = JSON.stringify(offer?.ordered.items) !== ordered
  return { offer: offer && { ...offer, isStale }, isFailed, ask: () => void ask() }
}

function isAboutProduct(error: unknown): boolean {
  return error instanceof ApiError && (error.reply?.code.startsWith('product_') ?? false)
}

function toOffer({ product, items: quoted, ...quote }: Quote, items: Offer['ordered']['items']): Offer {
  const arePoints = quoted.every(({ points }) => points !== null)
  const points = quoted.reduce((sum, { points, quantity }) => sum + (points ?? 0) * quantity, 0)
  return {
    ...quote,
    name: product,
    points: arePoints ? points : null,
    id: BASKET_ID,
    products: quoted.map(({ product_id }) => product_id).join(),
    ordered: { items },
  }
}
