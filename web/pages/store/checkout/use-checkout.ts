import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { encodeUsername } from '#contract/network/username.ts'
import { DEFAULT_PAYMENT_METHOD } from '#contract/settings/payment-methods.ts'
import { toReference } from '#contract/shop/reference.ts'
import type { OrderRequest, PayableMethod, PayableProduct } from '#contract/shop/store.schema.ts'
import { ApiError, call } from '#web/kit/api/call.ts'
import { rememberOrder } from '#web/kit/api/placed-orders.ts'
import type { BotCheckHandle, CheckProblem } from '#web/kit/bot-check/check-box.tsx'
import { useText } from '#web/kit/i18n/use-text.ts'
import { useNavigate } from '#web/kit/router/index.ts'
import { toasts } from '#web/kit/ui/toast-store.ts'
import { checkoutAddress, type ErrorTextKey, isAboutCoupon, orderFailure } from './order-failure.ts'
import { storeChoice } from './remembered-choice.ts'
import type { Entry } from './use-username.ts'

type Payable =
  | ('name' | 'price' | 'points' | 'payment_methods' | 'no_methods')
  | ('takes_coupons' | 'message_in_game')

/** The form sells a product, or a basket. */
export type Offer = Pick<PayableProduct, Payable> & {
  /** For the choices of an earlier order that come back. */
  id: string
  /** Its products for the name check, with commas between. */
  products: string
  /** A new price has been asked for. */
  isStale?: boolean
  ordered: Pick<OrderRequest, 'productId' | 'items'>
}

type Ready = Entry & { method: PayableMethod | null; gift: OrderRequest['gift']; token: string }

/** `isOutdated`: the price, a fee, a method or the coupon is no longer as shown. */
export type OnRefused = (error: unknown, isOutdated: boolean) => void

type Form = {
  coupon: string | undefined
  botCheck: RefObject<BotCheckHandle | null>
  onRefused: OnRefused
  onPlaced?: () => void
}

/** Of the last order: what was asked for, and why it was not placed. */
export type OrderFailure = {
  reason: ErrorTextKey
  method: PayableMethod | null
  /** As it was shown. */
  total: number
  isOffline: boolean
}

type Checked = { token: string | null; problem: CheckProblem | null }
const UNCHECKED: Checked = { token: null, problem: null }

export function useCheckout(offer: Offer, { coupon, botCheck, onRefused, onPlaced }: Form) {
  const { language, t } = useText()
  const navigate = useNavigate()
  const [{ token, problem }, setCheck] = useState(UNCHECKED)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<OrderFailure | null>(null)

  /** Tokens are single-use, also when the order failed. */
  function startOver(): void {
    setBusy(false)
    setCheck(UNCHECKED)
    botCheck.current?.reset()
  }

  async function placeOrder({ typed, bedrock, method, gift, token }: Ready): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    const username = encodeUsername(typed, bedrock)
    const paymentMethod = method?.method ?? DEFAULT_PAYMENT_METHOD
    const total = method?.total ?? offer.price
    try {
      const { checkoutUrl } = await call('POST /api/store/transactions', {
        query: { lng: language, total, coupon },
        body: {
          ...offer.ordered,
          username,
          paymentMethod,
          turnstileToken: token,
          ...(gift && { gift }),
        },
      })
      const address = checkoutAddress(checkoutUrl, window.location.origin)
      if (!address) throw new Error('The checkout leads to no page')
      // The name of a friend is not the next name to offer.
      if (!gift) storeChoice({ username: typed.trim(), bedrock })
      onPlaced?.()
      const { href, origin, pathname, search } = address
      if (origin !== window.location.origin) return window.location.assign(href)
      rememberOrder({ reference: toReference(pathname.split('/').at(-1) ?? ''), username })
      // Client-side navigation moves the focus to the heading of the payment page.
      navigate(pathname + search)
    } catch (error) {
      const reason = orderFailure(error)
      const isOffline = reason === 'store.purchaseFailed' && !navigator.onLine
      // The field of the coupon says its own.
      if (!isAboutCoupon(error)) setFailure({ reason, method, total: totalOf(method, offer), isOffline })
      if (reason === 'store.transactionFailed' || reason === 'store.purchaseFailed')
        toasts.show('error', t(reason))
      onRefused(error, isOutdated(error))
      startOver()
    }
  }

  // The back button may restore this page from the back/forward cache with a used token.
  const onReturn = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) startOver()
  })
  useEffect(() => {
    window.addEventListener('pageshow', onReturn)
    return () => window.removeEventListener('pageshow', onReturn)
  }, [])

  return { token, problem, setCheck, isBusy, failure, forget: () => setFailure(null), placeOrder }
}

/** Includes the fee that only the cashier charges. */
export function totalOf(method: PayableMethod | null, { price }: Pick<Offer, 'price'>): number {
  return method ? method.total + method.cashier_fee : price
}

/** Name and choice stay in the form; it only shows what can be paid now. */
function isOutdated(error: unknown): boolean {
  if (isAboutCoupon(error)) return true
  const code = error instanceof ApiError ? error.reply?.code : undefined
  return code === 'amount_changed' || code === 'method_not_available'
}
