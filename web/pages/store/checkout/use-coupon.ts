import { useState } from 'react'
import type { Quote } from '#contract/shop/store.schema.ts'
import { call } from '#web/kit/api/call.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { type CouponTextKey, couponFailure, isAboutCoupon } from './order-failure.ts'
import type { Offer } from './use-checkout.ts'

export function useCoupon(offer: Offer, username: string | null) {
  const { language } = useText()
  const [typed, setTyped] = useState('')
  const [quote, setQuote] = useState<Quote | null>(null)
  const [problem, setProblem] = useState<CouponTextKey | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function ask(coupon: string): Promise<void> {
    setBusy(true)
    setProblem(null)
    try {
      const body = { ...offer.ordered, coupon, ...(username !== null && { username }) }
      setQuote(await call('POST /api/store/quote', { query: { lng: language }, body }))
    } catch (error) {
      setQuote(null)
      setProblem(couponFailure(error))
    } finally {
      setBusy(false)
    }
  }

  return {
    typed,
    quote,
    problem,
    isBusy,
    /** With the price that the form shows and orders. */
    priced: quote ? { ...offer, ...quotedBy(quote) } : offer,
    /** The code for the order; a sale that is as good needs none. */
    code: quote?.applied ? quote.code : undefined,
    type(next: string): void {
      setTyped(next)
      setProblem(null)
    },
    apply(): void {
      if (isBusy) return
      if (typed.trim() === '') setProblem('store.couponRequired')
      else ask(typed)
    },
    remove(): void {
      setQuote(null)
      setTyped('')
      setProblem(null)
    },
    /** After an order was refused: what the coupon is worth now, or why it cannot be used. */
    onRefused(error: unknown): void {
      if (!quote) return
      if (isAboutCoupon(error)) {
        setQuote(null)
        setProblem(couponFailure(error))
      } else ask(quote.code)
    },
  }
}

function quotedBy({ price, payment_methods, no_methods }: Quote) {
  return { price, payment_methods, no_methods }
}

export type CouponEntry = ReturnType<typeof useCoupon>
