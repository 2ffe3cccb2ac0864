import { termsOf } from '#contract/settings/payment-methods.ts'
import type { Payment } from '#contract/shop/payment.schema.ts'
import { EXPIRY_WARNING_SECONDS } from '#contract/shop/payment.ts'
import type { Text } from '#web/kit/i18n/text.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { toasts } from '#web/kit/ui/toast-store.ts'
import { StatusBadge } from './status-badge.tsx'
import { dayInWib, formatTimeLeft, type TimeNotice, timeInWib } from './time-left.ts'
import { type ServerClock, useTimeLeft } from './use-time-left.ts'

type Props = { payment: Payment; clock: ServerClock; onDeadline: () => void }

export function Countdown({ payment, clock, onDeadline }: Props) {
  const text = useText()
  const { t } = text
  const left = useTimeLeft(payment.expired_time, clock, showNotice)
  const part = Math.min(1, left / (termsOf(payment.payment_method).expiryMinutes * 60))
  const isLate = left <= EXPIRY_WARNING_SECONDS

  function showNotice(notice: TimeNotice): void {
    if (notice.kind === 'expired') onDeadline()
    else if (notice.minutes === 1) toasts.show('custom', t('payment.expiresInMinute'))
    else toasts.show('custom', t('payment.expiresInMinutes', { minutes: notice.minutes }))
  }

  return (
    <div className={isLate ? 'text-bad' : 'text-wait'}>
      <div className="flex items-end justify-between gap-3">
        <div className="min-w-0">
          <StatusBadge status={payment.status} isPlain />
          <p className="num text-sm text-soft">{deadline(payment.expired_time, left, text)}</p>
        </div>
        <b
          className="num font-extrabold text-xl leading-7 max-[22rem]:text-lg sm:text-2xl"
          role="timer"
          aria-label={t('payment.timeLeft')}
        >
          {left > 0 ? formatTimeLeft(left) : t('payment.status_EXPIRED')}
        </b>
      </div>
      <div className="fuse mt-2" aria-hidden="true">
        <i style={{ width: `${Math.ceil(part * 100)}%` }} />
      </div>
    </div>
  )
}

function deadline(expiredTime: number, left: number, { t, language, moment }: Text): string {
  const at = expiredTime * 1_000
  const time = timeInWib(at, language)
  switch (dayInWib(at, at - left * 1_000)) {
    case 'today':
      return t('payment.untilToday', { time })
    case 'tomorrow':
      return t('payment.untilTomorrow', { time })
    case 'later':
      return t('payment.untilLater', { moment: moment(new Date(at)) })
  }
}
