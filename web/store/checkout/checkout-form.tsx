import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BotCheck as Check } from '#contract/bot-check.schema.ts'
import { isFree, type PaymentMethod } from '#contract/payment-methods.ts'
import type { PayableProduct } from '#contract/store.schema.ts'
import { BotCheck } from '../../bot-check/bot-check.tsx'
import type { BotCheckHandle } from '../../bot-check/bot-check-handle.ts'
import { useText } from '../../i18n/use-text.ts'
import { AcceptedPages } from './accepted-pages.tsx'
import { CheckoutBar, SECURITY_CHECK_ID } from './checkout-bar.tsx'
import { CouponField } from './coupon-field.tsx'
import { MethodChoice } from './method-choice.tsx'
import { OrderSum } from './order-sum.tsx'
import { loadChoice } from './remembered-choice.ts'
import { useCheckout } from './use-checkout.ts'
import { useCoupon } from './use-coupon.ts'
import { useUsername } from './use-username.ts'
import { UsernameField } from './username-field.tsx'

type Props = {
  product: PayableProduct
  check: Check
  /** The price, a fee or a method is no longer as shown. */
  onOutdated: () => void
}

export function CheckoutForm({ product: offered, check, onOutdated }: Props) {
  const { t } = useText()
  const entry = useUsername()
  const coupon = useCoupon(offered, entry.encoded)
  const product = coupon.priced
  const [chosenMethod, setChosenMethod] = useState<PaymentMethod | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const botCheck = useRef<BotCheckHandle>(null)
  const { token, setToken, isBusy, placeOrder } = useCheckout(product, {
    coupon: coupon.code,
    botCheck,
    onOutdated(error) {
      onOutdated()
      coupon.onRefused(error)
    },
  })
  const methods = product.payment_methods
  const method = methods.find((one) => one.method === chosenMethod) ?? methods[0] ?? null
  const isPayable = isFree(product.price) || method !== null

  const onMount = useEffectEvent(() => {
    const remembered = loadChoice()
    const early = form.current && earlyEntries(form.current)
    const earlyMethod = methods.find((one) => one.method === early?.method)
    if (earlyMethod && earlyMethod !== method) setChosenMethod(earlyMethod.method)
    else if (remembered) setChosenMethod(remembered.method)
    if (early?.username || early?.bedrock) entry.offer({ typed: early.username, bedrock: early.bedrock })
    else if (remembered) entry.offer({ typed: remembered.username, bedrock: remembered.bedrock })
  })
  useEffect(() => onMount(), [])

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (entry.encoded === null) entry.validate()
    else if (isPayable) placeOrder({ typed: entry.typed, bedrock: entry.bedrock, method })
  }

  return (
    <form
      ref={form}
      className="slab grid grid-cols-1 gap-5 p-4 lg:row-span-2 lg:p-6"
      aria-labelledby="checkout-title"
      onSubmit={submit}
    >
      <h2 id="checkout-title" className="text-xl max-lg:sr-only">
        {t('store.checkout')}
      </h2>
      <UsernameField entry={entry} />
      {isFree(product.price) && <p className="text-sm text-soft">{t('store.freeNote')}</p>}
      {methods.length > 0 && <MethodChoice methods={methods} chosen={method} onChoose={setChosenMethod} />}
      {!isPayable && <p className="text-bad text-sm">{t('store.noMethods')}</p>}
      <div id={SECURITY_CHECK_ID} tabIndex={-1}>
        <BotCheck check={check} onToken={setToken} ref={botCheck} />
        <noscript>
          <p className="error">{t('store.needsScript')}</p>
        </noscript>
      </div>
      {offered.takes_coupons && !isFree(offered.price) && (
        <CouponField coupon={coupon} fullPrice={offered.price} />
      )}
      <OrderSum product={offered} method={method} quote={coupon.quote} />
      <div className="grid gap-1 text-faint text-sm">
        {!isFree(product.price) && <p>{t('store.payNext')}</p>}
        <AcceptedPages />
      </div>
      <CheckoutBar
        product={product}
        method={method}
        entry={entry}
        isChecked={token !== null}
        isPayable={isPayable}
        isBusy={isBusy}
      />
    </form>
  )
}

/** Input from before hydration; it takes precedence over the remembered choice. */
function earlyEntries(form: HTMLFormElement) {
  const entries = new FormData(form)
  return {
    username: String(entries.get('username') ?? ''),
    bedrock: entries.has('bedrock'),
    method: entries.get('paymentMethod'),
  }
}
