import type { CSSProperties } from 'react'
import {
  DEFAULT_PAYMENT_METHOD,
  isKnown,
  type KnownMethod,
  type MethodGroup,
  type PaymentMethod,
  termsOf,
} from '#contract/settings/payment-methods.ts'
import type { PayableMethod } from '#contract/shop/store.schema.ts'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { METHODS_ID } from './order-again.ts'

type Props = {
  methods: readonly PayableMethod[]
  chosen: PayableMethod | null
  onChoose: (method: PaymentMethod) => void
}

/** After QRIS, which stands alone. */
const GROUPS: readonly MethodGroup[] = ['virtualAccount', 'convenienceStore', 'eWallet']
const MOST_COLUMNS = 4

export function MethodChoice({ methods, chosen, onChoose }: Props) {
  const { t } = useText()
  const isFirst = ({ method }: PayableMethod) => method === DEFAULT_PAYMENT_METHOD
  const groups = GROUPS.map((group) => ({
    group,
    tiles: methods.filter((one) => !isFirst(one) && termsOf(one.method, one).group === group),
  })).filter(({ tiles }) => tiles.length > 0)
  const tile = (payable: PayableMethod) => (
    <Tile
      key={payable.method}
      payable={payable}
      isChosen={payable.method === chosen?.method}
      onChoose={onChoose}
    />
  )
  return (
    <fieldset id={METHODS_ID} tabIndex={-1} className="min-w-0 scroll-mt-4">
      <legend className="label">{t('store.paymentMethod')}</legend>
      {methods.filter(isFirst).map(tile)}
      {groups.map(({ group, tiles }) => (
        <div key={group}>
          <p className="mt-2 mb-1 font-semibold text-faint text-xs">{t(`checkout.group_${group}`)}</p>
          <div className="methods" style={{ '--n': Math.min(tiles.length, MOST_COLUMNS) } as CSSProperties}>
            {tiles.map(tile)}
          </div>
        </div>
      ))}
    </fieldset>
  )
}

type TileProps = { payable: PayableMethod; isChosen: boolean; onChoose: Props['onChoose'] }

function Tile({ payable, isChosen, onChoose }: TileProps) {
  const { t } = useText()
  const { method, fee, cashier_fee } = payable
  const { label } = termsOf(method, payable)
  const isWide = method === DEFAULT_PAYMENT_METHOD
  return (
    <label className={`method ${isWide ? 'is-wide' : ''}`}>
      <input
        type="radio"
        name="paymentMethod"
        className="absolute inset-0 m-auto size-px opacity-0"
        value={method}
        checked={isChosen}
        onChange={() => onChoose(method)}
      />
      <MethodPlate method={method} name={label} />
      <span className="sr-only">{label}</span>
      {isWide && <span>{t('store.qrisHelp')}</span>}
      {fee + cashier_fee > 0 ? (
        <span className="num whitespace-nowrap text-ink">
          +{rupiah(fee + cashier_fee)}
          <span className="sr-only"> {t(fee > 0 ? 'checkout.fee' : 'checkout.atCashier')}</span>
        </span>
      ) : (
        <span className="text-ok">{t('checkout.noFee')}</span>
      )}
    </label>
  )
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

/** `BCA` of `BCA Virtual Account`. */
export function shortName({ method, name }: Pick<PayableMethod, 'method' | 'name'>): string {
  return termsOf(method, name === undefined ? {} : { name }).label.replace(' Virtual Account', '')
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
