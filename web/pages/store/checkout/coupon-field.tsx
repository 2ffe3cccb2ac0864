import { useEffect, useRef, useState } from 'react'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { CouponEntry } from './use-coupon.ts'

const ID = 'coupon'
const HELP_ID = 'coupon-help'
const CODE_MAX_LENGTH = 64

type Props = { coupon: CouponEntry; fullPrice: number }

export function CouponField({ coupon, fullPrice }: Props) {
  return coupon.quote ? (
    <AppliedCoupon coupon={coupon} fullPrice={fullPrice} />
  ) : (
    <FoldedCode coupon={coupon} />
  )
}

/** Folded, because most buyers have none; open where an order was refused because of its coupon. */
function FoldedCode({ coupon }: { coupon: CouponEntry }) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(coupon.problem !== null)
  return (
    <details className="acc" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="text-sm">
        {t('store.couponQuestion')}
        <Icon name="chevron-down" />
      </summary>
      <CodeInput coupon={coupon} />
    </details>
  )
}

function CodeInput({ coupon }: { coupon: CouponEntry }) {
  const { t } = useText()
  const { typed, problem, isBusy } = coupon
  return (
    <div className="pb-1">
      <label className="label" htmlFor={ID}>
        {t('store.couponCode')}
      </label>
      <div className="flex gap-2">
        <input
          id={ID}
          className="input min-w-0 flex-1 uppercase placeholder:normal-case"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={CODE_MAX_LENGTH}
          value={typed}
          aria-invalid={problem !== null}
          aria-describedby={HELP_ID}
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
          className="min-w-24"
          aria-busy={isBusy}
          disabled={isBusy}
          onClick={coupon.apply}
        >
          {t(isBusy ? 'store.couponChecking' : 'store.couponApply')}
        </Button>
      </div>
      <p className={problem ? 'error' : 'help'} id={HELP_ID} role={problem ? 'alert' : undefined}>
        {problem && <Icon name="circle-alert" />}
        {problem && t(problem)}
      </p>
    </div>
  )
}

function AppliedCoupon({ coupon, fullPrice }: Props) {
  const { t } = useText()
  const { quote, remove } = coupon
  const text = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is gone.
  useEffect(() => text.current?.focus(), [])
  if (!quote) return null
  const { code, applied, price } = quote
  return (
    <div className="flex items-center justify-between gap-3 rounded-block border border-line px-3 py-1">
      <p
        ref={text}
        tabIndex={-1}
        className="num wrap-anywhere flex items-center gap-2 text-sm outline-none"
        role="status"
      >
        <Icon name="ticket-percent" className={`flex-none ${applied ? 'text-ok' : 'text-note'}`} />
        {applied
          ? t('store.couponApplied', { code, amount: rupiah(fullPrice - price) })
          : t('store.couponNotBetter', { code })}
      </p>
      <button
        type="button"
        className="min-h-11 flex-none font-semibold text-soft text-sm hover:text-ink"
        onClick={remove}
      >
        {t('store.couponRemove')}
      </button>
    </div>
  )
}
