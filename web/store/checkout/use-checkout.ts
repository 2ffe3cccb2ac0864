import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { DEFAULT_PAYMENT_METHOD, type PaymentMethod } from '#contract/payment-methods.ts'
import { type Product, storeApi } from '#contract/store.ts'
import { call } from '../../api/call.ts'
import type { BotCheckHandle } from '../../bot-check/bot-check.tsx'
import { useText } from '../../i18n/use-text.ts'
import { toasts } from '../../ui/toast-store.ts'
import { orderFailure, ownAddress } from './order-failure.ts'

type Ready = { username: string; method: PaymentMethod | null }

/** Places the order and goes to where it is paid. */
export function useCheckout(product: Product, botCheck: RefObject<BotCheckHandle | null>) {
  const { t, language } = useText()
  const [token, setToken] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  /** A token is good once, whatever became of the order. */
  function startOver(): void {
    setBusy(false)
    setToken(null)
    botCheck.current?.reset()
  }

  async function placeOrder({ username, method }: Ready): Promise<void> {
    if (isBusy) return
    if (!token) {
      toasts.show('error', t('store.securityCheckRequired'))
      return
    }
    setBusy(true)
    try {
      const { checkoutUrl } = await call(storeApi.placeOrder, {
        query: { lng: language },
        body: {
          productId: product._id,
          username,
          paymentMethod: method ?? DEFAULT_PAYMENT_METHOD,
          turnstileToken: token,
        },
      })
      const address = ownAddress(checkoutUrl, window.location.origin)
      if (address === null) throw new Error('The checkout leads to another site')
      window.location.assign(address)
    } catch (error) {
      toasts.show('error', t(orderFailure(error)))
      startOver()
    }
  }

  // Back from the payment page, the browser may show this page as it was left.
  const onReturn = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) startOver()
  })
  useEffect(() => {
    window.addEventListener('pageshow', onReturn)
    return () => window.removeEventListener('pageshow', onReturn)
  }, [])

  return { token, setToken, isBusy, placeOrder }
}
