import type { Delivery, Payment } from '#contract/shop/payment.schema.ts'
import type { DeliveryState } from '#contract/shop/payment.ts'
import type { Text } from '#web/kit/i18n/text.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { IconName } from '#web/kit/ui/icon-names.ts'
import { joinServers } from './join-servers.ts'
import { timeInWib } from './time-left.ts'

type Step = { icon: IconName; label: string; state: 'done' | 'now' | 'open'; at?: string | null }

const LOOKS: Record<Step['state'], string> = {
  done: 'bg-ok-bg text-ok',
  now: 'bg-wait-bg text-wait',
  open: 'bg-raised text-faint',
}

const UNDER_WAY = {
  queued: 'payment.deliveryQueued',
  waiting: 'payment.deliveryWaiting',
  checking: 'payment.deliveryChecking',
} as const satisfies Record<Exclude<DeliveryState, 'delivered'>, string>

type Props = Pick<Payment, 'delivery' | 'paid_at'>

/** Paid, sent, delivered: side by side, each with its time. */
export function DeliverySteps({ delivery, paid_at }: Props) {
  const text = useText()
  const { t } = text
  const deliveredAt = delivery?.state === 'delivered' ? delivery.at : null
  const steps: Step[] = [
    { icon: 'circle-check', label: t('payment.paymentReceived'), state: 'done', at: paid_at },
    // The game server confirms in the reply to the command: both have one moment.
    deliveredAt
      ? { icon: 'send', label: t('payment.deliverySent'), state: 'done', at: deliveredAt }
      : underWay(delivery, text),
    {
      icon: 'gem',
      label: t('payment.deliveryDelivered'),
      state: deliveredAt ? 'done' : 'open',
      at: deliveredAt,
    },
  ]
  return (
    <ol className="mt-4 grid grid-cols-3 lg:mt-5" aria-label={t('payment.delivery')} aria-live="polite">
      {steps.map(({ icon, label, state, at }, index) => (
        <li
          key={index}
          className={`num relative pr-2 text-xs leading-4.5 lg:text-sm ${index < 2 ? `step-line ${state === 'done' ? 'text-ok' : 'text-line'}` : ''}`}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={`mb-1.5 grid size-7 place-items-center rounded-px ${LOOKS[state]}`}>
            <Icon name={icon} className={icon === 'loader' ? 'animate-spin' : ''} />
          </span>
          <b className={`block ${state === 'open' ? 'text-faint' : 'text-ink'}`}>{label}</b>
          {at && <span className="block text-faint text-xs">{timeInWib(Date.parse(at), text.language)}</span>}
        </li>
      ))}
    </ol>
  )
}

/** The step between the payment and the arrival: what the order waits for. */
function underWay(delivery: Delivery | null, { t, language }: Text): Step {
  const state = delivery === null || delivery.state === 'delivered' ? 'queued' : delivery.state
  const servers = joinServers(delivery, language)
  if (servers !== null && state !== 'checking')
    return { icon: 'gamepad-2', label: t('payment.deliveryJoin', { servers }), state: 'now' }
  return { icon: state === 'checking' ? 'search' : 'loader', label: t(UNDER_WAY[state]), state: 'now' }
}
