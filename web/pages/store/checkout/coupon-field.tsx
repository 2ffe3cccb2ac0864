import { type ComponentType, useState } from 'react'
import { useText } from '#web/kit/i18n/use-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { toasts } from '#web/kit/ui/toast-store.ts'
import type { CouponProps } from './coupon-code.tsx'

/** A question first: most buyers have no coupon, and the field is loaded for those who do. */
export function CouponField(props: CouponProps) {
  const { t } = useText()
  const [Code, setCode] = useState<ComponentType<CouponProps> | null>(null)
  if (Code) return <Code {...props} />

  function open(): void {
    import('./coupon-code.tsx').then(
      ({ CouponCode }) => setCode(() => CouponCode),
      () => toasts.show('error', t('store.couponFailed')),
    )
  }

  return (
    <button
      type="button"
      className="flex min-h-11 items-center gap-2 font-bold text-sm text-soft underline decoration-edge underline-offset-4 hover:text-ink"
      onClick={open}
    >
      <Icon name="ticket-percent" />
      {t('store.couponQuestion')}
    </button>
  )
}
