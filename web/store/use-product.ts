import { useState } from 'react'
import type { PayableProduct } from '#contract/store.schema.ts'
import { ApiError, call } from '../api/call.ts'
import { useText } from '../i18n/use-text.ts'
import { toasts } from '../ui/toast-store.ts'
import { useRefresh } from '../ui/use-refresh.ts'

/** `missing`: there is no such product. `failed`: the lookup failed. */
export type Found = PayableProduct | 'missing' | 'failed'

/** Starts with the data of the page and refetches it once; a failure keeps the old data. */
export function useProduct(id: string, initial: Found) {
  const { t, language } = useText()
  const [found, setFound] = useState(initial)

  function fetchProduct(signal?: AbortSignal): void {
    call('GET /api/store/products/:id', { params: { id }, query: { lng: language } }, { signal })
      .then((product) => {
        // During an upgrade the version before may answer, without the methods.
        if (product.payment_methods) setFound(product)
      })
      .catch((error: unknown) => {
        if (signal?.aborted) return
        if (error instanceof ApiError && error.reply?.code === 'product_not_found') setFound('missing')
        else toasts.show('error', t('store.fetchProductFailed'))
      })
  }

  useRefresh((signal) => {
    // The loader has already reported that it does not exist.
    if (initial !== 'missing') fetchProduct(signal)
  })

  return { found, refetch: () => fetchProduct() }
}
