import { useEffect, useEffectEvent, useState } from 'react'
import type { Product } from '#contract/store.schema.ts'
import { bySortId } from '#contract/store.ts'
import { call } from '../api/call.ts'
import { useText } from '../i18n/use-text.ts'
import { toasts } from '../ui/toast-store.ts'

/** What the page was drawn with, asked for once more in the browser; a failure keeps what is shown. */
export function useProducts(drawn: Product[] | null) {
  const { t, language } = useText()
  const [products, setProducts] = useState(drawn)

  function fetchProducts(signal?: AbortSignal): void {
    call('GET /api/store/products', { query: { lng: language } }, { signal })
      .then((listed) => setProducts(listed.toSorted(bySortId)))
      .catch(() => signal?.aborted || toasts.show('error', t('store.fetchProductsFailed')))
  }

  const onArrival = useEffectEvent(fetchProducts)
  useEffect(() => {
    const stop = new AbortController()
    onArrival(stop.signal)
    return () => stop.abort()
  }, [])

  return { products, retry: () => fetchProducts() }
}
