import type { Delivery, Payment } from '#contract/shop/payment.schema.ts'
import type { DeliveryState } from '#contract/shop/payment.ts'
import type { Text } from '#web/kit/i18n/text.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { IconName } from '#web/kit/ui/icon-names.ts'
import { joinServers } from './join-servers.ts'
import { timeInWib } from './time-left.ts'

type Step = { icon: IconName; label: string; state: 'done' | 'now' | 'open'; time?: string }

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

export function DeliverySteps({ delivery, paid_at }: Props) {
  const text = useText()
  const [received, ...rest] = stepsOf(delivery, text)
  const time = paid_at ? timeInWib(Date.parse(paid_at), text.language) : undefined
  const steps = received ? [{ ...received, time }, ...rest] : rest
  return (
    <ol className="grid" aria-label={text.t('payment.delivery')} aria-live="polite">
      {steps.map(({ icon, label, state, time }, index) => (
        <li
          key={icon}
          className="relative flex min-h-11 items-center gap-3"
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={`grid size-8 flex-none place-items-center rounded-px ${LOOKS[state]}`}>
            <Icon name={icon} className={icon === 'loader' ? 'animate-spin' : ''} />
          </span>
          {index < steps.length - 1 && (
            <i
              className={`absolute top-[38px] left-[15px] h-3 w-0.5 ${state === 'done' ? 'bg-ok' : 'bg-line'}`}
            />
          )}
          <b className={`num flex-1 text-sm ${state === 'open' ? 'text-faint' : ''}`}>{label}</b>
          {time && <span className="num text-faint text-sm">{time}</span>}
        </li>
      ))}
    </ol>
  )
}

function stepsOf(delivery: Delivery | null, { t, language }: Text): Step[] {
  const received: Step = { icon: 'circle-check', label: t('payment.paymentReceived'), state: 'done' }
  if (delivery?.state === 'delivered') {
    const time = timeInWib(Date.parse(delivery.at), language)
    return [
      received,
      { icon: 'send', label: t('payment.deliverySent'), state: 'done' },
      { icon: 'gem', label: t('payment.deliveryDelivered'), state: 'done', time },
    ]
  }
  const state = delivery?.state ?? 'queued'
  const servers = joinServers(delivery, language)
  const join: Step[] =
    servers === null
      ? []
      : [{ icon: 'gamepad-2', label: t('payment.deliveryJoin', { servers }), state: 'now' }]
  // A delivery that only waits for the player needs no second line about waiting.
  const underWay: Step[] =
    state === 'waiting' && servers !== null
      ? []
      : [{ icon: state === 'checking' ? 'search' : 'loader', label: t(UNDER_WAY[state]), state: 'now' }]
  return [
    received,
    ...underWay,
    ...join,
    { icon: 'gem', label: t('payment.deliveryDelivered'), state: 'open' },
  ]
}
