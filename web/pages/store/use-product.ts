import { useState } from 'react'
import type { PayableProduct } from '#contract/shop/store.schema.ts'
import { ApiError, call } from '#web/kit/api/call.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { toasts } from '#web/kit/ui/toast-store.ts'
import { usePolled } from '#web/kit/ui/use-polled.ts'

/** `missing`: there is no such product. `not_for_sale`: it is hidden for now. `failed`: the lookup failed. */
export type Found = PayableProduct | 'missing' | 'not_for_sale' | 'failed'

/** Starts with the data of the page and refetches it once; a failure keeps the old data. */
export function useProduct(id: string, initial: Found) {
  const { t, language } = useText()
  const [found, setFound] = useState(initial)

  function fetchProduct(signal?: AbortSignal) {
    return call('GET /api/store/products/:id', { params: { id }, query: { lng: language } }, { signal })
      .then(setFound)
      .catch((error: unknown) => {
        if (signal?.aborted) return
        const code = error instanceof ApiError ? error.reply?.code : undefined
        if (code === 'product_not_found') setFound('missing')
        else if (code === 'product_not_for_sale') setFound('not_for_sale')
        else toasts.show('error', t('store.fetchProductFailed'))
      })
  }

  // The loader has already reported that it does not exist.
  const isGone = initial === 'missing' || initial === 'not_for_sale'
  usePolled((signal) => (isGone ? undefined : fetchProduct(signal)))

  return { found, refetch: () => void fetchProduct() }
}
