import type { Payment } from '#contract/payment.schema.ts'
import type { Text } from '../../i18n/text.ts'
import { useText } from '../../i18n/use-text.ts'
import { PlayButton } from '../../layout/play-button.tsx'
import { SiteLink } from '../../layout/site-link.tsx'
import { ART } from '../../ui/art.ts'
import { buttonLook } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { BackToStore } from '../back-to-store.tsx'
import { AskUs } from './ask-us.tsx'
import { CheckAgain } from './check-again.tsx'
import { DeliverySteps } from './delivery-steps.tsx'
import { joinServers } from './join-servers.ts'
import { FoldedReceipt } from './order-details.tsx'
import { useRecipient } from './recipient.tsx'
import { StatusBadge } from './status-badge.tsx'

type Props = { payment: Payment; isPaused: boolean; onCheck: () => void }

export function PaidView({ payment, isPaused, onCheck }: Props) {
  const { t } = useText()
  return (
    <div className="wrap grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[auto_1fr] lg:gap-x-8 lg:pt-8">
      <div className="pic aspect-16/9 max-md:-mx-4 max-md:rounded-none">
        <Picture
          art={ART.paid}
          alt={t('payment.paidPicture')}
          sizes="(width >= 75rem) 752px, (width >= 64rem) 60vw, 100vw"
          loading="eager"
        />
      </div>
      <div className="grid grid-cols-1 gap-5 lg:row-span-2">
        <Thanks payment={payment} />
        <DeliverySteps delivery={payment.delivery} />
        {isPaused && <CheckAgain onCheck={onCheck} />}
        <PlayButton className="w-full" />
        <div className="grid gap-3 sm:auto-cols-fr sm:grid-flow-col">
          <BackToStore variant="outline" />
          <SiteLink to="/premiumtiers" className={buttonLook({ variant: 'outline' })}>
            <Icon name="star" />
            {t('payment.seeTiers')}
          </SiteLink>
        </div>
      </div>
      <div className="grid grid-cols-1 gap-4">
        <FoldedReceipt payment={payment} />
        <AskUs />
      </div>
    </div>
  )
}

/** A delivery that needs a person gets a smaller heading. */
function Thanks({ payment }: { payment: Payment }) {
  const text = useText()
  const { t } = text
  const name = useRecipient(payment.reference)
  const isChecking = payment.delivery?.state === 'checking'
  const thanks = name === null ? t('payment.paidTitle') : t('payment.paidTitleNamed', { name })
  return (
    <div>
      <p className="flex flex-wrap gap-2">
        <StatusBadge status={payment.status} />
        {isChecking && (
          <span className="badge min-h-8 bg-note-bg px-3 text-note text-sm">
            {t('payment.checkingBadge')}
          </span>
        )}
      </p>
      <h1 className={`wrap-anywhere mt-3 ${isChecking ? 'text-xl lg:text-2xl' : 'thanks lg:text-3xl'}`}>
        {isChecking ? t('payment.checkingTitle') : thanks}
      </h1>
      <p className="wrap-anywhere mt-2 text-soft">{paidText(payment, text)}</p>
    </div>
  )
}

function paidText({ delivery, product_name: product }: Payment, { t, language }: Text): string {
  const servers = joinServers(delivery, language)
  if (servers !== null && delivery?.state !== 'checking') return t('payment.paidJoin', { servers })
  switch (delivery?.state) {
    case 'delivered':
      return t('payment.paidDelivered', { product })
    case 'waiting':
      return t('payment.paidWaiting')
    case 'checking':
      return t('payment.paidChecking')
    default:
      return t('payment.paidQueued', { product })
  }
}
