import { feeNoteOf, METHOD_TERMS, type MethodGroup, type PaymentMethod } from '#contract/payment-methods.ts'
import { rupiah } from '../../i18n/rupiah.ts'
import { useText } from '../../i18n/use-text.ts'
import { MethodPlate } from './method-plate.tsx'

type Props = {
  methods: readonly PaymentMethod[]
  chosen: PaymentMethod | null
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
    <fieldset className="@container min-w-0">
      <legend className="label">{t('store.paymentMethod')}</legend>
      <div className="grid gap-3">
        {groups.map(({ group, members }) => (
          <div key={group} className="@min-[30rem]:grid @min-[30rem]:grid-cols-[6.5rem_minmax(0,1fr)]">
            <p className="self-center text-faint text-xs @max-[30rem]:mb-1 @min-[30rem]:pr-3">
              {t(`store.${group}`)}
            </p>
            <div className={`grid gap-2 ${COLUMNS[members.length] ?? FOUR_COLUMNS}`}>
              {members.map((method) => (
                <MethodTile
                  key={method}
                  method={method}
                  isChosen={method === chosen}
                  onChoose={() => onChoose(method)}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      <p className="help num min-h-5">{chosen && <FeeNote method={chosen} />}</p>
    </fieldset>
  )
}

function groupOf(method: PaymentMethod): MethodGroup {
  return METHOD_TERMS[method].group
}

type TileProps = { method: PaymentMethod; isChosen: boolean; onChoose: () => void }

function MethodTile({ method, isChosen, onChoose }: TileProps) {
  const { t } = useText()
  const { label, group } = METHOD_TERMS[method]
  const fee = feeNoteOf(method)
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
      <span className={`num ${group === 'eWallet' ? 'pr-2' : ''} ${fee ? '' : 'text-ok'}`}>
        {fee ? `+${rupiah(fee.amount)}` : rupiah(0)}
      </span>
    </label>
  )
}

function FeeNote({ method }: { method: PaymentMethod }) {
  const { t } = useText()
  const fee = feeNoteOf(method)
  if (!fee) return t('store.noFee')
  return t(`store.${fee.note}`, { amount: rupiah(fee.amount) })
}
