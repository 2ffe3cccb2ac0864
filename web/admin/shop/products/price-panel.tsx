import { percentOff } from '#contract/shop/store.ts'
import { PRODUCT_PRICE_STEP_RUPIAH } from '#contract/shop/store-admin.ts'
import { MomentInput } from '#web/admin/kit/parts/moment-input.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { DraftFieldBox } from './draft-field.tsx'
import { cannotBePaid, isFreePrice, problemsOf } from './draft-problems.ts'
import type { FormView } from './form-view.ts'
import type { DraftField } from './product-draft.ts'

export function PricePanel({ form }: { form: FormView }) {
  const { t } = useAdminText()
  const { draft } = form
  const isUnlimited = draft.limitCount.trim() === ''
  const warning = isFreePrice(draft.price)
    ? isUnlimited && 'adminProducts.priceFree'
    : cannotBePaid(draft.price) && 'adminProducts.priceUnpayable'
  const priceHelp = warning ? <span className="text-wait">{t(warning)}</span> : t('adminProducts.priceHelp')
  return (
    <Panel title={t('adminProducts.price')}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <DraftFieldBox form={form} name="price" help={priceHelp}>
          {(control) => (
            <input
              {...control}
              className="input num"
              type="number"
              inputMode="numeric"
              min={0}
              step={PRODUCT_PRICE_STEP_RUPIAH}
              required
            />
          )}
        </DraftFieldBox>
        <DraftFieldBox form={form} name="salePrice" help={useSaleHelp(form)}>
          {(control) => (
            <input
              {...control}
              className="input num"
              type="number"
              inputMode="numeric"
              min={1}
              step={PRODUCT_PRICE_STEP_RUPIAH}
              placeholder={t('adminProducts.noSale')}
            />
          )}
        </DraftFieldBox>
        <MomentBox form={form} name="saleFrom" help={t('adminProducts.fromHelp')} />
        <MomentBox form={form} name="saleUntil" help={t('adminProducts.untilHelp')} />
      </div>
    </Panel>
  )
}

function useSaleHelp({ draft }: FormView): string {
  const { t } = useAdminText()
  const { price, salePrice, saleUntil } = draft
  const problems = problemsOf(draft)
  if (salePrice.trim() === '' || problems.price || problems.salePrice) return t('adminProducts.saleHelp')
  const percent = percentOff(Number(price), Number(salePrice))
  return t(saleUntil === '' ? 'adminProducts.saleOpen' : 'adminProducts.saleEndsItself', { percent })
}

type MomentProps = { form: FormView; name: DraftField; help: string }

/** A moment in Jakarta's time; empty is open. */
export function MomentBox({ form, name, help }: MomentProps) {
  return (
    <DraftFieldBox form={form} name={name} help={help}>
      {(control) => <MomentInput {...control} type="datetime-local" />}
    </DraftFieldBox>
  )
}
