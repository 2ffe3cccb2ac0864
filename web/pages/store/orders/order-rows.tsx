import { shownUsername } from '#contract/network/username.ts'
import { termsOf } from '#contract/settings/payment-methods.ts'
import type { SeenOrder, SeenPayment } from '#web/kit/api/seen-orders.ts'
import { jakartaWhen } from '#web/kit/i18n/jakarta-time.ts'
import type { Text } from '#web/kit/i18n/text.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { dueOf, timeLeft } from '#web/kit/layout/open-order-words.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { buttonLook } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { IconName } from '#web/kit/ui/icon-names.ts'
import { groupByFour } from '../payment/pay-code-groups.ts'
import { underWay } from '../payment/under-way.ts'
import { useCopy } from '../payment/use-copy.ts'
import { priceText } from '../price-text.ts'
import { ProductPicture } from '../product-picture.tsx'
import type { OrdersData } from './orders.loader.ts'

type Props = { order: SeenOrder; pictures: OrdersData }

export function OpenOrder({ order, pictures, isFirst }: Props & { isFirst: boolean }) {
  const text = useText()
  const { t } = text
  const { reference, username, seen } = order
  if (!seen) return null
  return (
    <li className="slab grid grid-cols-1 items-center gap-x-6 gap-y-3 p-4 [box-shadow:inset_4px_0_0_var(--color-wait)] md:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)_auto] lg:px-5">
      <div className="flex min-w-0 items-center gap-3 max-lg:md:col-span-2">
        <Thumbnail seen={seen} pictures={pictures} className="size-14" />
        <div className="min-w-0 flex-1">
          <h2 className="text-base leading-5">{seen.product_name}</h2>
          <p className="wrap-anywhere text-sm text-soft">
            {t('orders.forPlayer', { name: shownUsername(username) })}
          </p>
        </div>
        <p className="num whitespace-nowrap text-right font-extrabold text-lg leading-6">
          {priceText(dueOf(seen), t)}
          <span className="block font-bold text-sm text-wait">{timeLeft(seen, text)}</span>
        </p>
      </div>
      <PayCode seen={seen} />
      <SiteLink
        to={`/store/checkout/${reference}`}
        className={buttonLook({ variant: isFirst ? 'primary' : 'outline' })}
      >
        {t('orders.continue')}
        <Icon name="arrow-right" />
      </SiteLink>
    </li>
  )
}

function PayCode({ seen }: { seen: SeenPayment }) {
  const { t } = useText()
  const copy = useCopy()
  const { pay_code: code } = seen
  const isAccount = termsOf(seen.payment_method).group === 'virtualAccount'
  const label = isAccount ? 'payment.virtualAccountNumber' : code ? 'payment.paymentCode' : 'payment.method'
  return (
    <div className="flex items-center gap-2">
      <p className="min-w-0 flex-1 text-faint text-sm">
        {t(label)}
        <b className="num wrap-anywhere block text-ink text-lg leading-6" translate="no">
          {code ? groupByFour(code) : termsOf(seen.payment_method).label}
        </b>
      </p>
      {code && (
        <button
          type="button"
          className="icon-btn flex-none text-lg"
          aria-label={t(isAccount ? 'payment.copyNumber' : 'payment.copyCode')}
          onClick={() =>
            copy(code.replace(/\s/g, ''), isAccount ? 'payment.numberCopied' : 'payment.codeCopied')
          }
        >
          <Icon name="copy" />
        </button>
      )}
    </div>
  )
}

export function PastOrder({ order, pictures }: Props) {
  const text = useText()
  const { t, language } = text
  const { reference, username, at, seen } = order
  const moment = seen?.paid_at ?? at
  const { icon, label, tone } = stateOf(order, text)
  return (
    <li className="border-line border-t">
      <SiteLink
        to={`/store/checkout/${reference}`}
        className="row-link grid min-h-18 grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-x-3.5 py-2.5 md:grid-cols-[2.75rem_minmax(0,6fr)_minmax(0,4fr)_minmax(0,6fr)_7rem] md:gap-x-4"
      >
        <Thumbnail seen={seen} pictures={pictures} className="size-11 max-md:row-span-2" />
        <b className="wrap-anywhere leading-5">
          {seen?.product_name ?? t('orders.forPlayer', { name: shownUsername(username) })}
        </b>
        <b className="num text-right md:order-1">{seen && priceText(dueOf(seen), t)}</b>
        <span className="num text-faint text-sm">
          {moment !== undefined && jakartaWhen(new Date(moment), language, new Date())}
        </span>
        <span className={`flex items-center gap-1.5 font-semibold text-sm max-md:justify-self-end ${tone}`}>
          <Icon name={icon} />
          {label}
        </span>
      </SiteLink>
    </li>
  )
}

type State = { icon: IconName; label: string; tone: string }

/** What was last seen of it. */
function stateOf({ reference, username, seen }: SeenOrder, text: Text): State {
  const { t } = text
  switch (seen?.status) {
    case 'PAID': {
      if (seen.delivery?.state === 'delivered')
        return { icon: 'circle-check', label: t('payment.deliveryDelivered'), tone: 'text-ok' }
      const { icon, label } = underWay(
        { delivery: seen.delivery, isGift: seen.is_gift, name: shownUsername(username) },
        text,
      )
      return { icon: icon === 'loader' ? 'send' : icon, label, tone: 'text-wait' }
    }
    case 'REFUND':
      return { icon: 'undo-2', label: t('payment.status_REFUND'), tone: 'text-note' }
    case 'FAILED':
      return { icon: 'circle-x', label: t('payment.status_FAILED'), tone: 'text-bad' }
    case undefined:
      return { icon: 'receipt', label: `${reference.slice(0, 9)}…`, tone: 'text-faint' }
    default:
      return { icon: 'clock', label: t('payment.status_EXPIRED'), tone: 'text-faint' }
  }
}

type ThumbnailProps = { seen: SeenPayment | undefined; pictures: OrdersData; className: string }

function Thumbnail({ seen, pictures, className }: ThumbnailProps) {
  return (
    <span className={`pic grid flex-none place-items-center text-faint ${className}`}>
      {seen && pictures[seen.product_id] ? (
        <ProductPicture imageUrl={pictures[seen.product_id] ?? ''} sizes="56px" />
      ) : (
        <Icon name="gem" />
      )}
    </span>
  )
}
