import { shownUsername } from '#contract/network/username.ts'
import { isFree } from '#contract/settings/payment-methods.ts'
import type { PayableMethod } from '#contract/shop/store.schema.ts'
import type { CheckProblem } from '#web/kit/bot-check/check-box.tsx'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import type { Text } from '#web/kit/i18n/text.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { priceText } from '../price-text.ts'
import { type Offer, totalOf } from './use-checkout.ts'
import type { UsernameEntry } from './use-username.ts'

const HINT_ID = 'pay-hint'

type Props = {
  offer: Offer
  /** Without a coupon. */
  fullPrice: number
  method: PayableMethod | null
  entry: UsernameEntry
  isChecked: boolean
  /** Why the bot check has not passed; null while it runs. */
  problem: CheckProblem | null
  isPayable: boolean
  isBusy: boolean
}

export const SECURITY_CHECK_ID = 'security-check'
export const PAY_ID = 'pay'

/** Total and submit button. The button stays focusable: pressed too early, it leads to what its second line names. */
export function CheckoutBar(props: Props) {
  const { offer, fullPrice, method, entry, isChecked, problem, isPayable, isBusy } = props
  const text = useText()
  const { t } = text
  const total = totalOf(method, offer)
  const cause = isBusy ? null : causeOf(entry, isChecked, problem)
  return (
    <div className="pay-bar">
      <p className="num min-w-min flex-1">
        <span className="block text-soft text-xs lg:text-sm">{totalLabel(offer, method, text)}</span>
        <b className="font-extrabold text-xl leading-7 tracking-tight lg:text-3xl lg:leading-9">
          {priceText(total, t)}
        </b>
        {fullPrice > offer.price && (
          <s className="ml-2 text-faint text-sm max-lg:hidden">
            {priceText(fullPrice + total - offer.price, t)}
          </s>
        )}
      </p>
      <Button
        id={PAY_ID}
        type="submit"
        className="pay-button"
        aria-disabled={!(isChecked && entry.isValid && isPayable) || isBusy}
        aria-busy={isBusy}
        aria-describedby={HINT_ID}
      >
        <span className="flex items-center gap-2">
          <Icon name={isBusy ? 'loader' : 'lock-keyhole'} className={isBusy ? 'animate-spin' : ''} />
          {t(isBusy ? 'store.processing' : 'store.checkout')}
        </span>
        <small id={HINT_ID} className="w-full truncate font-semibold text-xs tracking-tight lg:text-sm">
          {cause ? t(cause) : orderText(offer, entry, text)}
        </small>
      </Button>
    </div>
  )
}

/** Includes the fee that only the cashier charges. */
function totalLabel({ price }: Offer, method: PayableMethod | null, { t }: Text): string {
  const fee = method?.fee ?? 0
  const atCashier = method?.cashier_fee ?? 0
  if (fee > 0) return t('store.totalWithFee', { amount: rupiah(fee) })
  if (atCashier > 0) return t('store.totalAtCashier', { amount: rupiah(atCashier) })
  return t(isFree(price) ? 'store.total' : 'checkout.totalNoFee')
}

function orderText({ name: product, points }: Offer, entry: UsernameEntry, { t, number }: Text): string {
  const name = shownUsername(entry.encoded ?? '')
  return points === null
    ? t('store.orderFor', { product, name })
    : t('checkout.pointsFor', { points: number(points), name })
}

/** The first thing that is missing. */
function causeOf(entry: UsernameEntry, isChecked: boolean, problem: CheckProblem | null) {
  if (entry.typed.trim() === '') return 'store.usernameMissing'
  if (!entry.isValid) return 'checkout.checkName'
  if (isChecked) return null
  if (problem === null) return 'store.securityCheckMissing'
  return problem === 'unavailable' || problem === 'insecure'
    ? (`botCheck.${problem}Short` as const)
    : 'store.securityCheckRequired'
}
