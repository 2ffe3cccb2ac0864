import { startTransition, useState } from 'react'
import type { Product } from '#contract/shop/store.schema.ts'
import { bySortId } from '#contract/shop/store.ts'
import { call } from '#web/kit/api/call.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { toasts } from '#web/kit/ui/toast-store.ts'
import { usePolled } from '#web/kit/ui/use-polled.ts'
import { useCurrentPrices } from './basket/basket.ts'

/** Starts with the data of the page and refetches it once; a failure keeps the old data. */
export function useProducts(initial: Product[] | null) {
  const { t, language } = useText()
  const [products, setProducts] = useState(initial)

  function fetchProducts(signal?: AbortSignal) {
    return call('GET /api/store/products', { query: { lng: language } }, { signal })
      .then((listed) => startTransition(() => setProducts(listed.toSorted(bySortId))))
      .catch(() => signal?.aborted || toasts.show('error', t('store.fetchProductsFailed')))
  }
  usePolled(fetchProducts)
  useCurrentPrices(products)
  return { products, retry: () => void fetchProducts() }
}
