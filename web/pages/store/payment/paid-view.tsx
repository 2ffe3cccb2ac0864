import type { Payment } from '#contract/shop/payment.schema.ts'
import type { Text } from '#web/kit/i18n/text.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { usePlayNow } from '#web/kit/layout/use-play-now.ts'
import { useSite } from '#web/kit/layout/use-site.ts'
import { Button, buttonLook, ExternalButton } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { IconName } from '#web/kit/ui/icon-names.ts'
import { BackToStore } from '../back-to-store.tsx'
import { priceText } from '../price-text.ts'
import { amountToBring } from './amount-to-bring.ts'
import { AskUs } from './ask-us.tsx'
import { CheckAgain } from './check-again.tsx'
import { methodName } from './order-details.tsx'
import { PaidScene } from './paid-scene.tsx'
import { Receipt } from './receipt.tsx'
import { useRecipient } from './recipient.tsx'
import { Reference } from './reference.tsx'
import { SendToMyself } from './send-to-myself.tsx'
import { StatusBadge } from './status-badge.tsx'
import { timeInWib } from './time-left.ts'
import { joinServers, underWay } from './under-way.ts'

type Props = { payment: Payment; isPaused: boolean; onCheck: () => void }

/** One scene: thanks and steps stand on the picture where it is wide enough. */
export function PaidView({ payment, isPaused, onCheck }: Props) {
  const text = useText()
  const name = useRecipient(payment.reference)
  return (
    <div className="wrap grid grid-cols-1 gap-3 pt-4">
      <section className="slab relative overflow-hidden print:hidden">
        <PaidScene payment={payment} />
        <div className="p-4 lg:absolute lg:bottom-9 lg:left-10 lg:w-[34rem] lg:p-0">
          <StatusBadge status={payment.status} />
          <h1 className="wrap-anywhere mt-3 text-[min(6.2vw,1.75rem)] leading-[1.2] lg:text-[2.5rem]">
            {titleOf(payment, name, text)}
          </h1>
          <p className="wrap-anywhere mt-1 max-w-[29rem] text-soft lg:text-lg">
            {paidText(payment, name, text)}
          </p>
          <GiftNote gift={payment.gift} />
          <DeliverySteps payment={payment} name={name} />
          {isPaused && <CheckAgain onCheck={onCheck} className="mt-4" />}
          <NextSteps payment={payment} name={name} />
        </div>
      </section>
      <div className="flex flex-wrap items-center gap-x-6 print:hidden">
        <div className="mr-auto max-sm:w-full">
          <Reference reference={payment.reference} />
        </div>
        <p className="num text-sm text-soft">
          {methodName(payment, text.t)} ·{' '}
          <b className="text-ink">{priceText(amountToBring(payment), text.t)}</b>
        </p>
        <SendToMyself />
      </div>
      <Receipt payment={payment} />
      <AskUs>{text.t('payment.helpRest')}</AskUs>
    </div>
  )
}

function NextSteps({ payment, name }: { payment: Payment; name: string | null }) {
  const { t } = useText()
  const { pages } = useSite()
  const playNow = usePlayNow()
  return (
    <div className="mt-4 grid grid-cols-1 gap-2.5 md:flex md:items-center lg:mt-6">
      {payment.gift && name !== null ? (
        <TellFriend payment={payment} name={name} />
      ) : (
        <Button size="lg" {...playNow}>
          <Icon name="play" />
          {t('payment.joinServer')}
        </Button>
      )}
      {/* The points of a gift are spent by somebody else. */}
      {pages.premiumtiers && !payment.gift && (
        <SiteLink to="/premiumtiers" className={buttonLook({ variant: 'outline' })}>
          <Icon name="star" />
          {t(payment.points ? 'payment.spendPoints' : 'shell.seeTiers')}
        </SiteLink>
      )}
      <BackToStore variant="ghost" />
    </div>
  )
}

/** The buyer of a gift is not the player whose name is known. */
function titleOf({ delivery, gift }: Payment, name: string | null, { t }: Text): string {
  if (delivery?.state === 'checking') return t('payment.checkingTitle')
  if (name === null || (gift && delivery?.state !== 'delivered')) return t('payment.paidTitle')
  return t(gift ? 'payment.giftTitle' : 'payment.paidTitleNamed', { name })
}

function paidText(payment: Payment, known: string | null, { t, language }: Text): string {
  const { delivery, product_name: product, gift } = payment
  const name = known ?? payment.recipient
  const servers = joinServers(delivery, language)
  if (servers !== null)
    return gift ? t('payment.giftJoin', { product, name, servers }) : t('payment.paidJoin', { servers })
  switch (delivery?.state) {
    case 'delivered':
      return gift ? t('payment.giftDelivered', { product, name }) : t('payment.paidDelivered', { product })
    case 'waiting':
      return t('payment.paidWaiting')
    case 'checking':
      return t(delivery.above_limit ? 'payment.paidAboveLimit' : 'payment.paidChecking')
    default:
      return gift ? t('payment.giftQueued', { product, name }) : t('payment.paidQueued', { product })
  }
}

function GiftNote({ gift }: Pick<Payment, 'gift'>) {
  const { t } = useText()
  if (!gift || (gift.sender === null && gift.message === null)) return null
  return (
    <figure className="wrap-anywhere mt-2 border-star border-l-4 pl-3 text-sm">
      {gift.message !== null && (
        <blockquote className="inline">
          <q>{gift.message}</q>
        </blockquote>
      )}{' '}
      {gift.sender !== null && (
        <figcaption className="inline-block text-faint">
          {t('payment.giftFrom', { sender: gift.sender })}
        </figcaption>
      )}
    </figure>
  )
}

/** Only in the browser of the buyer, who knows the name of the friend. */
function TellFriend({ payment, name }: { payment: Payment; name: string }) {
  const { t } = useText()
  const address = window.location.origin + window.location.pathname
  const message = t('payment.friendMessage', { product: payment.product_name, name, address })
  return (
    <ExternalButton
      size="lg"
      className="px-2 lg:px-6"
      href={`https://wa.me/?text=${encodeURIComponent(message)}`}
    >
      <Icon name="message-square-text" />
      {t('payment.tellFriend')}
    </ExternalButton>
  )
}

type Step = { icon: IconName; label: string; state: 'done' | 'now' | 'open'; at?: string | null }

const STEP_LOOKS: Record<Step['state'], string> = {
  done: 'bg-ok-bg text-ok',
  now: 'bg-wait-bg text-wait',
  open: 'bg-raised text-faint',
}

/** Paid, sent, delivered: side by side, each with its time. */
function DeliverySteps({ payment, name }: { payment: Payment; name: string | null }) {
  const text = useText()
  const { t } = text
  const { delivery, gift, paid_at, recipient } = payment
  const deliveredAt = delivery?.state === 'delivered' ? delivery.at : null
  const steps: Step[] = [
    { icon: 'circle-check', label: t('payment.status_PAID'), state: 'done', at: paid_at },
    // The game server confirms in the reply to the command: both have one moment.
    deliveredAt
      ? { icon: 'send', label: t('payment.deliverySent'), state: 'done', at: deliveredAt }
      : { ...underWay({ delivery, isGift: gift !== null, name: name ?? recipient }, text), state: 'now' },
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
          <span className={`mb-1.5 grid size-7 place-items-center rounded-px ${STEP_LOOKS[state]}`}>
            <Icon name={icon} className={icon === 'loader' ? 'animate-spin' : ''} />
          </span>
          <b className={`wrap-anywhere block ${state === 'open' ? 'text-faint' : 'text-ink'}`}>{label}</b>
          {at && <span className="block text-faint text-xs">{timeInWib(Date.parse(at), text.language)}</span>}
        </li>
      ))}
    </ol>
  )
}
