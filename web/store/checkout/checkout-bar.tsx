import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { priceText } from '../price-text.ts'
import type { UsernameEntry } from './use-username.ts'
import { USERNAME_ID } from './username-field.tsx'

type Props = {
  total: number
  entry: UsernameEntry
  isChecked: boolean
  isPayable: boolean
  isBusy: boolean
}

/** Where the form shows the bot check. */
export const SECURITY_CHECK_ID = 'security-check'

/** The button, and on phones the total beside it, always under the thumb. */
export function CheckoutBar({ total, entry, isChecked, isPayable, isBusy }: Props) {
  const { t } = useText()
  const isReady = isChecked && entry.isValid && isPayable && !isBusy
  return (
    <div className="pay-bar flex items-center gap-4">
      <p className="num w-28 flex-none leading-5 lg:hidden">
        <Missing entry={entry} isChecked={isChecked} />
        <b className="text-lg">{priceText(total, t)}</b>
      </p>
      <Button type="submit" size="lg" className="flex-1 max-lg:px-3!" disabled={!isReady} aria-busy={isBusy}>
        <Icon name={isBusy ? 'loader' : 'lock-keyhole'} className={isBusy ? 'animate-spin' : ''} />
        {t(isBusy ? 'store.processing' : 'store.checkout')}
      </Button>
    </div>
  )
}

/** Leads to what the button still waits for. */
function Missing({ entry, isChecked }: Pick<Props, 'entry' | 'isChecked'>) {
  const { t } = useText()
  if (entry.isValid && isChecked) return <span className="block text-faint text-xs">{t('store.total')}</span>
  const place = entry.isValid ? SECURITY_CHECK_ID : USERNAME_ID
  const words = entry.problem ? 'store.usernameFix' : 'store.usernameMissing'
  return (
    <a className="link block truncate text-xs" href={`#${place}`}>
      {t(entry.isValid ? 'store.securityCheck' : words)}
    </a>
  )
}
