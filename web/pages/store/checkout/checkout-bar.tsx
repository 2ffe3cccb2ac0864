import { shownUsername } from '#contract/network/username.ts'
import { METHOD_TERMS } from '#contract/settings/payment-methods.ts'
import type { PayableMethod, Product } from '#contract/shop/store.schema.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { priceText } from '../price-text.ts'
import { orderTotal, totalLabel } from './order-sum.tsx'
import { isNeverSeen, type UsernameEntry } from './use-username.ts'
import { USERNAME_ID } from './username-field.tsx'

const HEAD_PX = 16

type Props = {
  product: Product
  /** Without a coupon. */
  fullPrice: number
  method: PayableMethod | null
  entry: UsernameEntry
  isChecked: boolean
  isPayable: boolean
  isBusy: boolean
}

export const SECURITY_CHECK_ID = 'security-check'

/** Total and submit button, always visible. The button stays focusable: pressed too early, it leads to what is missing. */
export function CheckoutBar(props: Props) {
  const { product, fullPrice, method, entry, isChecked, isPayable, isBusy } = props
  const text = useText()
  const { t } = text
  const isReady = isChecked && entry.isValid && isPayable && !isBusy
  const added = orderTotal(product, method) - product.price
  return (
    <div className="pay-bar">
      <p className="num min-w-0 flex-1">
        <span className="block text-soft text-xs lg:text-sm">{totalLabel(product, method, text)}</span>
        {fullPrice > product.price && (
          <s className="mr-1.5 text-faint text-sm">{priceText(fullPrice + added, t)}</s>
        )}
        <b className="font-extrabold text-xl tracking-tight lg:text-2xl">
          {priceText(orderTotal(product, method), t)}
        </b>
      </p>
      <Button
        type="submit"
        size="lg"
        className="px-5 lg:min-w-52"
        aria-disabled={!isReady}
        aria-busy={isBusy}
      >
        <Icon name={isBusy ? 'loader' : 'lock-keyhole'} className={isBusy ? 'animate-spin' : ''} />
        {t(isBusy ? 'store.processing' : 'store.checkout')}
      </Button>
      <BarHint entry={entry} isChecked={isChecked} />
      <BarSummary product={product} method={method} entry={entry} />
    </div>
  )
}

/** Only on wide screens, where nothing is missing: for whom the order is, before it is placed. */
function BarSummary({ product, method, entry }: Pick<Props, 'product' | 'method' | 'entry'>) {
  const { t } = useText()
  const name = shownUsername(entry.encoded ?? '')
  return (
    <p className="pay-for">
      {isNeverSeen(entry) ? (
        <span className="no-head" aria-hidden="true" />
      ) : (
        <PlayerHead key={name} name={name} size={HEAD_PX} />
      )}
      <span className="truncate">
        {t('store.orderFor', { product: product.name, name })}
        {method && ` · ${METHOD_TERMS[method.method].label}`}
      </span>
    </p>
  )
}

/** Links to the first thing that is missing, or that should be looked at again. */
function BarHint({ entry, isChecked }: Pick<Props, 'entry' | 'isChecked'>) {
  const { t } = useText()
  const hint = hintOf(entry, isChecked)
  if (hint === null) return null
  return (
    <a className="pay-hint" href={`#${hint.target}`}>
      <Icon name="circle-alert" />
      {t(hint.text)}
      <Icon name="arrow-up" className="ml-auto" />
    </a>
  )
}

type Hint = {
  target: string
  text: `store.${'usernameFix' | 'usernameMissing' | 'securityCheckMissing'}` | 'checkout.checkName'
}

function hintOf(entry: UsernameEntry, isChecked: boolean): Hint | null {
  if (!entry.isValid)
    return { target: USERNAME_ID, text: entry.problem ? 'store.usernameFix' : 'store.usernameMissing' }
  // Conditions that block the button come before those that should only be looked at again.
  if (!isChecked) return { target: SECURITY_CHECK_ID, text: 'store.securityCheckMissing' }
  return isNeverSeen(entry) && !entry.isConfirmed ? { target: USERNAME_ID, text: 'checkout.checkName' } : null
}
