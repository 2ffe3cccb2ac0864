import type { CSSProperties } from 'react'
import { isKnown, type KnownMethod, type PaymentMethod, termsOf } from '#contract/settings/payment-methods.ts'
import type { PayableMethod } from '#contract/shop/store.schema.ts'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import type { Text } from '#web/kit/i18n/text.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { METHODS_ID } from './order-again.ts'

type Props = {
  methods: readonly PayableMethod[]
  chosen: PayableMethod | null
  onChoose: (method: PaymentMethod) => void
}

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
        {methods.map((payable) => {
          const { method, fee, cashier_fee } = payable
          const { label } = termsOf(method, payable)
          const added = fee + cashier_fee
          return (
            <label key={method} className="method">
              <input
                type="radio"
                name="paymentMethod"
                className="sr-only"
                value={method}
                checked={method === chosen?.method}
                onChange={() => onChoose(method)}
              />
              <MethodPlate method={method} name={label} />
              <span className="sr-only">{label}</span>
              <span className={`num whitespace-nowrap font-semibold ${added > 0 ? '' : 'text-ok'}`}>
                {added > 0 ? `+${rupiah(added)}` : rupiah(0)}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
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

/** Coloured words, because the logos of banks and shops are trademarks. */
const PLATES: Record<KnownMethod, { word: string; ink: string; edge: string }> = {
  QRIS: { word: 'QRIS', ink: '#16181f', edge: '#c62733' },
  BRIVA: { word: 'BRI', ink: '#0a4a91', edge: '#0a4a91' },
  BNIVA: { word: 'BNI', ink: '#00606b', edge: '#e0701a' },
  MANDIRIVA: { word: 'mandiri', ink: '#123a6d', edge: '#e6b422' },
  BCAVA: { word: 'BCA', ink: '#0b3f94', edge: '#3a7bd5' },
  ALFAMART: { word: 'Alfamart', ink: '#b01722', edge: '#e6b422' },
  INDOMARET: { word: 'Indomaret', ink: '#174a9c', edge: '#c62733' },
  ALFAMIDI: { word: 'Alfamidi', ink: '#a3141f', edge: '#174a9c' },
}

/** Decorative: the name of the method is next to it. */
function MethodPlate({ method, name }: { method: PaymentMethod; name: string }) {
  const { word, ink, edge } = isKnown(method)
    ? PLATES[method]
    : { word: name.replace(' Virtual Account', ''), ink: '#1b1f2e', edge: '#c9c2b2' }
  return (
    <span
      className="plate"
      style={{ '--plate-ink': ink, '--plate-edge': edge } as CSSProperties}
      aria-hidden="true"
    >
      {isKnown(method) ? word : <span>{word}</span>}
    </span>
  )
}
