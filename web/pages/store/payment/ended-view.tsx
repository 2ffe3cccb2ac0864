import type { Payment } from '#contract/shop/payment.schema.ts'
import { recallEntry } from '#web/kit/api/recall-order.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import { buttonLook } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { BackToStore } from '../back-to-store.tsx'
import { BASKET_ID, METHODS_ID, storeAgain } from '../checkout/order-again.ts'
import { priceText } from '../price-text.ts'
import { ProductPicture } from '../product-picture.tsx'
import { amountToBring } from './amount-to-bring.ts'
import { AskUs } from './ask-us.tsx'
import { CheckAgain } from './check-again.tsx'
import { methodName } from './order-details.tsx'
import { useRecipient } from './recipient.tsx'
import { Reference } from './reference.tsx'
import { StatusBadge } from './status-badge.tsx'

const HEAD_PX = 24

const WORDS = {
  EXPIRED: { title: 'payment.expiredTitle', text: 'payment.expiredText' },
  FAILED: { title: 'payment.failedTitle', text: 'payment.failedText' },
  REFUND: { title: 'payment.refundTitle', text: 'payment.refundText' },
} as const

type Props = {
  status: keyof typeof WORDS
  payment: Payment
  /** The picture of the product; null when it is not for sale any more. */
  image: string | null
  isPaused: boolean
  onCheck: () => void
}

export function EndedView({ status, payment, image, isPaused, onCheck }: Props) {
  const { t } = useText()
  const { pages, legal } = useSite()
  const { title, text } = WORDS[status]
  const isOffered = image !== null && pages.store && status !== 'REFUND'
  return (
    <section
      className={`grid grid-cols-1 gap-5 print:hidden ${image === null ? '' : 'lg:grid-cols-[22rem_minmax(0,1fr)] lg:items-center lg:gap-12 lg:py-4'}`}
    >
      {image !== null && (
        <div className="pic [filter:saturate(0.35)_brightness(0.7)] aspect-16/9 lg:aspect-square">
          <ProductPicture imageUrl={image} sizes="(width >= 64rem) 352px, 100vw" first />
        </div>
      )}
      <div>
        <StatusBadge status={status} />
        <h1 className="mt-2 text-2xl lg:text-3xl">{t(title)}</h1>
        <p className="mt-1.5 max-w-read text-soft">
          {t(text)}{' '}
          {status === 'REFUND' && legal.includes('refunds') && (
            <SiteLink to="/refunds" className="link">
              {t('payment.refundWhen')}
            </SiteLink>
          )}
        </p>
        {isOffered && <KeptChoices payment={payment} />}
        <div className="mt-5 grid gap-3 sm:flex sm:flex-wrap">
          {isOffered && <OrderAgain payment={payment} />}
          <BackToStore variant={isOffered ? 'ghost' : 'primary'} />
        </div>
        {isPaused && <CheckAgain onCheck={onCheck} className="mt-5" />}
        <div className="mt-4 max-w-read">
          <Reference reference={payment.reference} />
        </div>
        <AskUs>{t('payment.helpRest')}</AskUs>
      </div>
    </section>
  )
}

function KeptChoices({ payment }: { payment: Payment }) {
  const { t } = useText()
  const name = useRecipient(payment.reference)
  return (
    <ul
      className="num mt-4 flex flex-wrap items-center gap-x-5 gap-y-1.5 border-line border-y py-3 text-soft"
      aria-label={t('payment.choicesSaved')}
    >
      <li className="wrap-anywhere font-bold text-ink">{payment.product_name}</li>
      <li className="flex items-center gap-2" translate="no">
        {name === null ? <Icon name="user-round" /> : <PlayerHead key={name} name={name} size={HEAD_PX} />}
        {name ?? payment.recipient}
      </li>
      <li className="mini-plate">{methodName(payment, t)}</li>
      <li className="font-bold text-ink">{priceText(amountToBring(payment), t)}</li>
    </ul>
  )
}

/** Both lead to the form of the product or of the basket, filled in: an order needs a new bot check. */
function OrderAgain({ payment }: { payment: Payment }) {
  const { t } = useText()
  const isOne = isOneProduct(payment)
  const path = isOne ? `/store/product/${payment.product_id}` : '/store/basket'

  function keep(): void {
    storeAgain(choicesOf(payment))
    if (!isOne) import('../basket/basket.ts').then(({ refillBasket }) => refillBasket(payment.items))
  }

  return (
    <>
      <SiteLink to={path} className={buttonLook({ size: 'lg' })} onClick={keep}>
        <Icon name="rotate-ccw" />
        {t('payment.orderAgain')}
      </SiteLink>
      <SiteLink
        to={`${path}#${METHODS_ID}`}
        className={buttonLook({ variant: 'outline', size: 'lg' })}
        onClick={keep}
      >
        {t('payment.changeMethod')}
      </SiteLink>
    </>
  )
}

function isOneProduct({ items }: Payment): boolean {
  return items.length === 1 && items[0]?.quantity === 1
}

/** The name only where this browser placed the order. */
function choicesOf(payment: Payment) {
  const { reference, product_id, payment_method, gift } = payment
  const { typed, bedrock } = recallEntry(reference) ?? { typed: '', bedrock: false }
  return {
    product: isOneProduct(payment) ? product_id : BASKET_ID,
    username: typed,
    bedrock,
    method: payment_method,
    gift: gift && { sender: gift.sender ?? '', message: gift.message ?? '' },
  }
}
