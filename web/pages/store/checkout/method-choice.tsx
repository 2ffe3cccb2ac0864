import { METHOD_TERMS, type MethodGroup, type PaymentMethod } from '#contract/settings/payment-methods.ts'
import type { PayableMethod } from '#contract/shop/store.schema.ts'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { MethodPlate } from './method-plate.tsx'
import { METHODS_ID } from './order-again.ts'

type Props = {
  methods: readonly PayableMethod[]
  chosen: PayableMethod | null
  onChoose: (method: PaymentMethod) => void
}

/** By the number of methods in a group; more than four wrap. */
const COLUMNS = ['', 'grid-cols-1', 'grid-cols-2', 'grid-cols-3']
const FOUR_COLUMNS = 'grid-cols-2 min-[22rem]:grid-cols-4'

/** The payment methods for this price, by group; a group stands where its first method does. */
export function MethodChoice({ methods, chosen, onChoose }: Props) {
  const { t } = useText()
  const groups = [...new Set(methods.map(groupOf))].map((group) => ({
    group,
    members: methods.filter((method) => groupOf(method) === group),
  }))
  return (
    <fieldset id={METHODS_ID} tabIndex={-1} className="@container min-w-0 scroll-mt-20">
      <legend className="label">{t('store.paymentMethod')}</legend>
      <div className="grid gap-2">
        {groups.map(({ group, members }) => (
          <div key={group} className="@min-[30rem]:grid @min-[30rem]:grid-cols-[6.5rem_minmax(0,1fr)]">
            <p className="self-center text-faint text-xs @max-[30rem]:mb-1 @min-[30rem]:pr-3">
              {t(`store.${group}`)}
            </p>
            <div className={`grid gap-2 ${COLUMNS[members.length] ?? FOUR_COLUMNS}`}>
              {members.map((member) => (
                <MethodTile
                  key={member.method}
                  payable={member}
                  isChosen={member.method === chosen?.method}
                  onChoose={() => onChoose(member.method)}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      <p className="help num min-h-5">{chosen && <FeeNote payable={chosen} />}</p>
    </fieldset>
  )
}

function groupOf({ method }: PayableMethod): MethodGroup {
  return METHOD_TERMS[method].group
}

type TileProps = { payable: PayableMethod; isChosen: boolean; onChoose: () => void }

function MethodTile({ payable, isChosen, onChoose }: TileProps) {
  const { t } = useText()
  const { method, fee, cashier_fee } = payable
  const { label, group } = METHOD_TERMS[method]
  const added = fee + cashier_fee
  return (
    <label className={`method ${group === 'eWallet' ? '' : 'method-tile'}`}>
      <input
        type="radio"
        name="paymentMethod"
        className="sr-only"
        value={method}
        checked={isChosen}
        onChange={onChoose}
      />
      <MethodPlate method={method} />
      <span className="sr-only">{label}</span>
      {group === 'eWallet' && <span className="flex-1 text-balance">{t('store.qrisHelp')}</span>}
      <span className={`num ${group === 'eWallet' ? 'pr-2' : ''} ${added > 0 ? '' : 'text-ok'}`}>
        {added > 0 ? `+${rupiah(added)}` : rupiah(0)}
      </span>
    </label>
  )
}

function FeeNote({ payable: { fee, cashier_fee } }: { payable: PayableMethod }) {
  const { t } = useText()
  const notes = [
    ...(fee > 0 ? [t('store.addedFee', { amount: rupiah(fee) })] : []),
    ...(cashier_fee > 0 ? [t('store.extraAtCashier', { amount: rupiah(cashier_fee) })] : []),
  ]
  return notes.length > 0 ? notes.join(' ') : t('store.noFee')
}
