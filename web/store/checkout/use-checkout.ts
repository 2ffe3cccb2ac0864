import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { DEFAULT_PAYMENT_METHOD, type PaymentMethod } from '#contract/payment-methods.ts'
import { toReference } from '#contract/reference.ts'
import type { Product } from '#contract/store.schema.ts'
import { encodeUsername } from '#contract/username.ts'
import { call } from '../../api/call.ts'
import type { BotCheckHandle } from '../../bot-check/bot-check-handle.ts'
import { useText } from '../../i18n/use-text.ts'
import { useNavigate } from '../../router/index.ts'
import { toasts } from '../../ui/toast-store.ts'
import { rememberOrder } from '../placed-orders.ts'
import { orderFailure, ownAddress } from './order-failure.ts'
import { keepChoice } from './remembered-choice.ts'

/** A name without a problem. */
type Ready = { typed: string; bedrock: boolean; method: PaymentMethod | null }

/** Places the order and goes to where it is paid. */
export function useCheckout(product: Product, botCheck: RefObject<BotCheckHandle | null>) {
  const { t, language } = useText()
  const navigate = useNavigate()
  const [token, setToken] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  /** A token is good once, whatever became of the order. */
  function startOver(): void {
    setBusy(false)
    setToken(null)
    botCheck.current?.reset()
  }

  async function placeOrder({ typed, bedrock, method }: Ready): Promise<void> {
    if (isBusy) return
    if (!token) {
      toasts.show('error', t('store.securityCheckRequired'))
      return
    }
    setBusy(true)
    const username = encodeUsername(typed, bedrock)
    const paymentMethod = method ?? DEFAULT_PAYMENT_METHOD
    try {
      const { checkoutUrl } = await call('POST /api/store/transactions', {
        query: { lng: language },
        body: {
          productId: product._id,
          username,
          paymentMethod,
          turnstileToken: token,
        },
      })
      const address = ownAddress(checkoutUrl, window.location.origin)
      if (address === null) throw new Error('The checkout leads to another site')
      keepChoice({ username: typed.trim(), bedrock, method: paymentMethod })
      rememberOrder({ reference: referenceIn(address), username })
      // Inside the site: the new page gets the focus and is read out from its heading.
      const { pathname, search } = new URL(address)
      navigate(pathname + search)
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

/** Ends the path of every payment page. */
function referenceIn(address: string): string {
  return toReference(new URL(address).pathname.split('/').at(-1) ?? '')
}
