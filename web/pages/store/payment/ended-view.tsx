import type { Payment } from '#contract/shop/payment.schema.ts'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import { buttonLook } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { BackToStore } from '../back-to-store.tsx'
import { BASKET_ID, METHODS_ID, storeAgain } from '../checkout/order-again.ts'
import { recallEntry } from '../placed-orders.ts'
import { priceText } from '../price-text.ts'
import { ProductPicture } from '../product-picture.tsx'
import { extraAtCashier } from './amount-to-bring.ts'
import { CheckAgain } from './check-again.tsx'
import { methodName } from './order-details.tsx'
import { editionOf, useRecipient } from './recipient.tsx'
import { StatusBadge } from './status-badge.tsx'

const HEAD_PX = 20

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
      className={`slab grid grid-cols-1 overflow-hidden ${image === null ? '' : 'lg:grid-cols-[20rem_minmax(0,1fr)]'}`}
    >
      {image !== null && (
        <div className="pic [filter:saturate(0.35)_brightness(0.7)] aspect-16/9 rounded-none lg:aspect-auto">
          <ProductPicture imageUrl={image} sizes="(width >= 64rem) 320px, 100vw" first />
        </div>
      )}
      <div className="p-4 lg:self-center lg:p-8">
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
      </div>
    </section>
  )
}

function KeptChoices({ payment }: { payment: Payment }) {
  const { t } = useText()
  const name = useRecipient(payment.reference)
  const added = payment.fee + extraAtCashier(payment)
  const row = 'flex min-h-9 items-center gap-2.5'
  return (
    <div className="well mt-4 p-3">
      <p className="text-faint text-sm">{t('payment.choicesSaved')}</p>
      <ul>
        <li className={row}>
          <Icon name="gem" className="flex-none text-faint" />
          <span className="wrap-anywhere flex-1">{payment.product_name}</span>
          <b className="num text-soft">{priceText(payment.price, t)}</b>
        </li>
        <li className={row}>
          {name === null ? (
            <Icon name="user-round" className="flex-none text-faint" />
          ) : (
            <PlayerHead key={name} name={name} size={HEAD_PX} />
          )}
          <span className="wrap-anywhere flex-1" translate="no">
            {name ?? payment.recipient}
          </span>
          <b className="text-soft">{editionOf(payment)}</b>
        </li>
        <li className={row}>
          <Icon name="credit-card" className="flex-none text-faint" />
          <span className="flex-1">{methodName(payment, t)}</span>
          <b className="num text-soft">{added > 0 ? `+${rupiah(added)}` : rupiah(0)}</b>
        </li>
      </ul>
    </div>
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
