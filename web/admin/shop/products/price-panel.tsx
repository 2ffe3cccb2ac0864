import { isFree } from '#contract/settings/payment-methods.ts'
import { percentOff } from '#contract/shop/store.ts'
import { PRODUCT_PRICE_STEP_RUPIAH } from '#contract/shop/store-admin.ts'
import type { DraftForm } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { MomentField } from '#web/admin/kit/settings/fields/moment-field.tsx'
import { NumberField } from '#web/admin/kit/settings/fields/number-field.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { cannotBePaid, type ProductDraft } from './product-form.ts'

export function PricePanel({ form }: { form: DraftForm<ProductDraft> }) {
  const { t } = useAdminText()
  const { price, limit_per_player } = form.value
  const isUnlimited = limit_per_player === null
  const warning =
    price === 0
      ? isFree(price) && isUnlimited && 'adminProducts.priceFree'
      : cannotBePaid(price) && 'adminProducts.priceUnpayable'
  const priceHelp = warning ? <span className="text-wait">{t(warning)}</span> : t('adminProducts.priceHelp')
  return (
    <Panel title={t('admin.price')}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <NumberField
          at={form.at('price')}
          nullable
          required
          step={PRODUCT_PRICE_STEP_RUPIAH}
          min={0}
          help={priceHelp}
        />
        <NumberField
          at={form.at('sale_price')}
          nullable
          step={PRODUCT_PRICE_STEP_RUPIAH}
          min={1}
          placeholder={t('adminProducts.noSale')}
          help={useSaleHelp(form.value)}
        />
        <MomentField at={form.at('sale_from')} help={t('adminProducts.fromHelp')} />
        <MomentField at={form.at('sale_until')} help={t('adminProducts.untilHelp')} />
      </div>
    </Panel>
  )
}

function useSaleHelp({ price, sale_price, sale_until }: ProductDraft): string {
  const { t } = useAdminText()
  const isLower = typeof price === 'number' && typeof sale_price === 'number' && sale_price < price
  if (!isLower || sale_price < 1) return t('adminProducts.saleHelp')
  const percent = percentOff(price, sale_price)
  return t(sale_until === null ? 'adminProducts.saleOpen' : 'adminProducts.saleEndsItself', { percent })
}
