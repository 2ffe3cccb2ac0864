import { type PaymentMethod, termsOf } from '#contract/settings/payment-methods.ts'
import type { PayableMethod } from '#contract/shop/store.schema.ts'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import type { Text } from '#web/kit/i18n/text.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { MethodPlate } from './method-plate.tsx'
import { METHODS_ID } from './order-again.ts'

type Props = {
  methods: readonly PayableMethod[]
  chosen: PayableMethod | null
  onChoose: (method: PaymentMethod) => void
}

/** The payment methods for this price, in the order of the owner. */
export function MethodChoice({ methods, chosen, onChoose }: Props) {
  const text = useText()
  return (
    <fieldset id={METHODS_ID} tabIndex={-1} className="min-w-0 scroll-mt-4">
      <legend className="label low:mb-0.5 flex w-full items-baseline justify-between gap-3">
        {text.t('store.paymentMethod')}
        <span className="num text-right font-normal text-faint text-xs max-sm:sr-only lg:text-sm">
          {chosen && methodNote(chosen, text)}
        </span>
      </legend>
      <div className="grid grid-cols-4 gap-1.5 lg:gap-2">
        {methods.map((payable) => (
          <MethodTile
            key={payable.method}
            payable={payable}
            isChosen={payable.method === chosen?.method}
            onChoose={() => onChoose(payable.method)}
          />
        ))}
      </div>
    </fieldset>
  )
}

type TileProps = { payable: PayableMethod; isChosen: boolean; onChoose: () => void }

function MethodTile({ payable, isChosen, onChoose }: TileProps) {
  const { method, fee, cashier_fee } = payable
  const { label } = termsOf(method, payable)
  const added = fee + cashier_fee
  return (
    <label className="method">
      <input
        type="radio"
        name="paymentMethod"
        className="sr-only"
        value={method}
        checked={isChosen}
        onChange={onChoose}
      />
      <MethodPlate method={method} name={label} />
      <span className="sr-only">{label}</span>
      <span className={`num whitespace-nowrap font-semibold ${added > 0 ? '' : 'text-ok'}`}>
        {added > 0 ? `+${rupiah(added)}` : rupiah(0)}
      </span>
    </label>
  )
}

/** "BCA Virtual Account, fee Rp5.500"; for QRIS the apps that can pay it. */
function methodNote(payable: PayableMethod, { t }: Text): string {
  const { method, fee, cashier_fee } = payable
  const notes = [
    ...(fee > 0 ? [t('store.addedFee', { amount: rupiah(fee) })] : []),
    ...(cashier_fee > 0 ? [t('store.extraAtCashier', { amount: rupiah(cashier_fee) })] : []),
  ]
  if (method === 'QRIS') return [t('store.qrisHelp'), ...notes].join(', ')
  return [termsOf(method, payable).label, ...(notes.length > 0 ? notes : [t('store.noFee')])].join(', ')
}
