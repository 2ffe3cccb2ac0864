import type { Payment } from '#contract/payment.ts'
import type { Translate } from '../../i18n/text.ts'
import { useText } from '../../i18n/use-text.ts'
import { SiteLink } from '../../layout/site-link.tsx'
import { ART } from '../../ui/art.ts'
import { buttonLook } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { AskUs } from './ask-us.tsx'
import { CheckAgain } from './check-again.tsx'
import { DeliverySteps } from './delivery-steps.tsx'
import { Receipt } from './order-details.tsx'
import { StatusBadge } from './status-badge.tsx'

type Props = { payment: Payment; isPaused: boolean; onCheck: () => void }

/** The money has arrived: thanks, and where the delivery stands. */
export function PaidView({ payment, isPaused, onCheck }: Props) {
  const { t } = useText()
  return (
    <div className="wrap lg:pt-8">
      <div className="grid-cols-[minmax(0,1fr)_26rem] items-stretch lg:grid lg:gap-8">
        <div className="relative max-md:-mx-4">
          <div className="pic aspect-16/10 max-md:rounded-none lg:absolute lg:inset-0 lg:aspect-auto">
            <Picture
              art={ART.paid}
              alt={t('payment.paidPicture')}
              sizes="(width >= 75rem) 752px, (width >= 64rem) 60vw, 100vw"
              loading="eager"
            />
          </div>
        </div>
        <div className="grid grid-cols-1 content-start gap-5 max-lg:pt-5">
          <div>
            <StatusBadge status={payment.status} />
            <h1 className="mt-3 text-2xl lg:text-3xl">{t('payment.paidTitle')}</h1>
            <p className="wrap-anywhere mt-2 text-soft">{paidText(payment, t)}</p>
          </div>
          <DeliverySteps delivery={payment.delivery} />
          {isPaused && <CheckAgain onCheck={onCheck} />}
          <div className="grid gap-3 sm:grid-cols-2">
            <SiteLink to="/store" className={buttonLook({})}>
              <Icon name="arrow-left" />
              {t('payment.backToStore')}
            </SiteLink>
            <SiteLink to="/premiumtiers" className={buttonLook({ variant: 'outline' })}>
              <Icon name="star" />
              {t('payment.seeTiers')}
            </SiteLink>
          </div>
          <Receipt payment={payment} />
          <AskUs />
        </div>
      </div>
    </div>
  )
}

function paidText({ delivery, product_name: product }: Payment, t: Translate): string {
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
