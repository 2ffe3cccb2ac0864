import { useState } from 'react'
import type { Quote } from '#contract/shop/store.schema.ts'
import { ApiError, call } from '#web/kit/api/call.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { usePolled } from '#web/kit/ui/use-polled.ts'
import type { Offer } from '../checkout/offer.ts'
import { BASKET_ID } from '../checkout/order-again.ts'
import type { OfferedLine } from './basket-sums.ts'

/** The price of the lines by the server, again with each change. A refused product means that the list is outdated. */
export function useBasketOffer(lines: readonly OfferedLine[], onOutdated: () => void) {
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

export function isAboutProduct(error: unknown): boolean {
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
