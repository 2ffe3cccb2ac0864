import type { Payment } from '#contract/shop/payment.schema.ts'
import type { Text } from '#web/kit/i18n/text.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PlayButton } from '#web/kit/layout/play-button.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import { ART } from '#web/kit/ui/art.ts'
import { buttonLook } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Picture } from '#web/kit/ui/picture.tsx'
import { BackToStore } from '../back-to-store.tsx'
import { AskUs } from './ask-us.tsx'
import { Cargo } from './cargo.tsx'
import { CheckAgain } from './check-again.tsx'
import { DeliverySteps } from './delivery-steps.tsx'
import { GiftNote, TellFriend } from './gift-note.tsx'
import { joinServers } from './join-servers.ts'
import { FoldedReceipt } from './order-details.tsx'
import { useRecipient } from './recipient.tsx'
import { StatusBadge } from './status-badge.tsx'

type Props = { payment: Payment; image: string | null; isPaused: boolean; onCheck: () => void }

export function PaidView({ payment, image, isPaused, onCheck }: Props) {
  const { t } = useText()
  const { pages } = useSite()
  return (
    <div className="wrap grid grid-cols-1 gap-4 pt-4 lg:pt-8">
      <section className="slab grid grid-cols-1 overflow-hidden lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <div
          className={`pic aspect-16/9 rounded-none lg:aspect-auto lg:min-h-64 lg:[&_img]:absolute lg:[&_img]:object-[50%_25%] ${image === null ? 'lg:row-span-2' : ''}`}
        >
          <Picture
            art={ART.paid}
            alt={t('payment.paidPicture')}
            sizes="(width >= 75rem) 646px, (width >= 64rem) 55vw, 100vw"
            loading="eager"
          />
        </div>
        <div className="grid content-end gap-4 px-4 pt-4 lg:px-8 lg:pt-8">
          <Thanks payment={payment} />
          <GiftNote gift={payment.gift} />
        </div>
        {image !== null && (
          <div className="px-4 pt-5 lg:grid lg:bg-deep lg:p-0">
            <Cargo payment={payment} image={image} />
          </div>
        )}
        <div className="grid grid-cols-1 content-start gap-4 px-4 pt-5 pb-4 lg:px-8 lg:pt-4 lg:pb-8">
          <DeliverySteps delivery={payment.delivery} paid_at={payment.paid_at} />
          {isPaused && <CheckAgain onCheck={onCheck} />}
          <PlayButton text={t('payment.joinServer')} className="w-full" />
          <TellFriend payment={payment} />
          <div className="flex flex-wrap gap-2 *:flex-auto *:px-2.5">
            <BackToStore variant="outline" />
            {/* The points of a gift are spent by somebody else. */}
            {pages.premiumtiers && !payment.gift && (
              <SiteLink to="/premiumtiers" className={buttonLook({ variant: 'outline' })}>
                <Icon name="star" />
                {t(payment.points ? 'payment.spendPoints' : 'payment.seeTiers')}
              </SiteLink>
            )}
          </div>
        </div>
      </section>
      <FoldedReceipt payment={payment} />
      <AskUs reference={payment.reference} />
    </div>
  )
}

/** A delivery that needs a person gets a smaller heading. */
function Thanks({ payment }: { payment: Payment }) {
  const text = useText()
  const { t } = text
  const name = useRecipient(payment.reference)
  const isChecking = payment.delivery?.state === 'checking'
  // The buyer of a gift is not the player whose name is known.
  const isNamed = name !== null && !payment.gift
  const thanks = isNamed ? t('payment.paidTitleNamed', { name }) : t('payment.paidTitle')
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
      <h1 className={`wrap-anywhere mt-3 ${isChecking ? 'text-xl lg:text-2xl' : 'thanks lg:text-4xl'}`}>
        {isChecking ? t('payment.checkingTitle') : thanks}
      </h1>
      <p className="wrap-anywhere mt-1.5 text-soft lg:text-lg">{paidText(payment, name, text)}</p>
    </div>
  )
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
