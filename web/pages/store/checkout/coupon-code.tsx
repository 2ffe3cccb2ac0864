import { useEffect, useEffectEvent, useRef } from 'react'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { FormError } from './form-error.tsx'
import { COUPON_ID } from './order-again.ts'
import type { CouponEntry } from './use-coupon.ts'

const HELP_ID = 'coupon-help'
const CODE_MAX_LENGTH = 64

export type CouponProps = { coupon: CouponEntry; fullPrice: number }

export function CouponCode(props: CouponProps) {
  return props.coupon.quote ? <AppliedCoupon {...props} /> : <CodeInput coupon={props.coupon} />
}

function CodeInput({ coupon }: { coupon: CouponEntry }) {
  const { t } = useText()
  const { typed, problem, isBusy } = coupon
  const field = useRef<HTMLInputElement>(null)
  // The button that was pressed is gone.
  useEffect(() => field.current?.focus(), [])
  return (
    <div className="flex min-w-56 flex-1 flex-wrap gap-x-2">
      <label className="sr-only" htmlFor={COUPON_ID}>
        {t('store.couponCode')}
      </label>
      <input
        ref={field}
        id={COUPON_ID}
        className="input min-h-11 min-w-0 flex-1 uppercase placeholder:normal-case"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        placeholder={t('store.couponCode')}
        maxLength={CODE_MAX_LENGTH}
        value={typed}
        aria-invalid={problem !== null}
        aria-describedby={problem ? HELP_ID : undefined}
        onChange={(event) => coupon.type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Enter applies the code, it does not order.
          event.preventDefault()
          coupon.apply()
        }}
      />
      <Button
        variant="outline"
        className="min-h-11"
        aria-busy={isBusy}
        disabled={isBusy}
        onClick={coupon.apply}
      >
        {t(isBusy ? 'store.couponChecking' : 'store.couponApply')}
      </Button>
      {problem && <FormError id={HELP_ID}>{t(problem)}</FormError>}
    </div>
  )
}

function AppliedCoupon({ coupon, fullPrice }: CouponProps) {
  const { t } = useText()
  const { quote, remove } = coupon
  const text = useRef<HTMLParagraphElement>(null)
  const quotedFor = useRef(fullPrice)
  // The button that was pressed is gone.
  useEffect(() => text.current?.focus(), [])
  // The basket has changed under its coupon.
  const onPrice = useEffectEvent((price: number) => {
    if (price !== quotedFor.current) coupon.apply()
    quotedFor.current = price
  })
  useEffect(() => onPrice(fullPrice), [fullPrice])
  if (!quote) return null
  const { code, applied, price } = quote
  const tone = applied ? 'bg-ok-bg text-ok' : 'bg-note-bg text-note'
  return (
    <div className={`flex min-w-56 flex-1 items-center gap-2 rounded-block pl-2.5 text-sm ${tone}`}>
      <Icon name="ticket-percent" />
      <p
        ref={text}
        tabIndex={-1}
        className="num wrap-anywhere flex-1 py-1 font-semibold outline-none"
        role="status"
      >
        {applied
          ? t('store.couponApplied', { code, amount: rupiah(fullPrice - price) })
          : t('store.couponNotBetter', { code })}
      </p>
      <button
        type="button"
        className="icon-btn text-inherit"
        aria-label={t('store.couponRemove')}
        onClick={remove}
      >
        <Icon name="x" />
      </button>
    </div>
  )
}
