import type { PayableMethod, Product } from '#contract/store.schema.ts'
import { shownUsername } from '#contract/username.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { priceText } from '../price-text.ts'
import { orderTotal, totalLabel } from './order-sum.tsx'
import type { UsernameEntry } from './use-username.ts'
import { USERNAME_ID } from './username-field.tsx'

type Props = {
  product: Product
  method: PayableMethod | null
  entry: UsernameEntry
  isChecked: boolean
  isPayable: boolean
  isBusy: boolean
}

export const SECURITY_CHECK_ID = 'security-check'

/** Total and submit button, sticky on narrow screens. */
export function CheckoutBar({ product, method, entry, isChecked, isPayable, isBusy }: Props) {
  const text = useText()
  const { t } = text
  const isReady = isChecked && entry.isValid && isPayable && !isBusy
  return (
    <div className="pay-bar">
      <p className="num min-w-0 flex-1">
        <span className="block text-soft text-xs lg:text-sm">{totalLabel(method, text)}</span>
        <b className="block font-extrabold text-xl tracking-tight lg:text-2xl">
          {priceText(orderTotal(product, method), t)}
        </b>
      </p>
      <Button type="submit" size="lg" className="px-5! lg:min-w-56" disabled={!isReady} aria-busy={isBusy}>
        <Icon name={isBusy ? 'loader' : 'lock-keyhole'} className={isBusy ? 'animate-spin' : ''} />
        {t(isBusy ? 'store.processing' : 'store.checkout')}
      </Button>
      <BarHint product={product} entry={entry} isChecked={isChecked} />
    </div>
  )
}

/** Links to the next missing input; wide screens show a summary when nothing is missing. */
function BarHint({ product, entry, isChecked }: Pick<Props, 'product' | 'entry' | 'isChecked'>) {
  const { t } = useText()
  if (entry.encoded !== null && isChecked)
    return (
      <p className="pay-hint truncate text-soft max-lg:hidden">
        {t('store.orderFor', { product: product.name, name: shownUsername(entry.encoded) })}
      </p>
    )
  const targetId = entry.isValid ? SECURITY_CHECK_ID : USERNAME_ID
  const words = entry.problem ? 'store.usernameFix' : 'store.usernameMissing'
  return (
    <a className="pay-hint font-semibold text-star" href={`#${targetId}`}>
      <Icon name="circle-alert" />
      {t(entry.isValid ? 'store.securityCheckMissing' : words)}
    </a>
  )
}
