import type { Payment } from '#contract/shop/payment.schema.ts'
import type { Text } from '#web/kit/i18n/text.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { usePlayNow } from '#web/kit/layout/use-play-now.ts'
import { useSite } from '#web/kit/layout/use-site.ts'
import { Button, buttonLook } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { BackToStore } from '../back-to-store.tsx'
import { AskUs } from './ask-us.tsx'
import { CheckAgain } from './check-again.tsx'
import { DeliverySteps } from './delivery-steps.tsx'
import { GiftNote, TellFriend } from './gift-note.tsx'
import { joinServers } from './join-servers.ts'
import { FoldedReceipt } from './order-details.tsx'
import { PaidScene } from './paid-scene.tsx'
import { useRecipient } from './recipient.tsx'
import { StatusBadge } from './status-badge.tsx'

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
          <DeliverySteps delivery={payment.delivery} paid_at={payment.paid_at} />
          {isPaused && <CheckAgain onCheck={onCheck} className="mt-4" />}
          <NextSteps payment={payment} name={name} />
        </div>
      </section>
      <FoldedReceipt payment={payment} />
      <AskUs hasReference />
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
          {t(payment.points ? 'payment.spendPoints' : 'payment.seeTiers')}
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
  if (servers !== null && delivery?.state !== 'checking') return t('payment.paidJoin', { servers })
  switch (delivery?.state) {
    case 'delivered':
      return gift ? t('payment.giftDelivered', { product, name }) : t('payment.paidDelivered', { product })
    case 'waiting':
      return t('payment.paidWaiting')
    case 'checking':
      return t('payment.paidChecking')
    default:
      return gift ? t('payment.giftQueued', { product, name }) : t('payment.paidQueued', { product })
  }
}
