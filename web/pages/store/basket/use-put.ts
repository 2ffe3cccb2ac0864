import { LINES_MAX, QUANTITY_MAX } from '#contract/shop/basket.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { toasts } from '#web/kit/ui/toast-store.ts'
import { type Basket, changeBasket, withLines } from './basket.ts'

/** Puts lines into the basket in place of those of the same products, or says that they do not fit. */
export function usePut() {
  const { t } = useText()
  return (lines: Basket) => {
    if (changeBasket((basket) => withLines(basket, lines))) return
    toasts.show('error', t('basket.full', { lines: LINES_MAX, pieces: QUANTITY_MAX }))
  }
}
