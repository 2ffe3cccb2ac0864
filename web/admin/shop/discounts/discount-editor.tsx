import type { ReactNode } from 'react'
import type { AdminCoupon, AdminSale, DiscountsReply } from '#contract/shop/discounts.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { Button } from '#web/admin/kit/parts/button.tsx'
import type { DraftForm } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { EntryEditor } from '#web/admin/kit/settings/entry-editor.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { CouponFields, SaleFields } from './discount-fields.tsx'
import { type Discount, type DiscountType, useCoupon, useSale } from './discount-form.ts'

type Props<Stored> = {
  /** Null: a new one. */
  stored: Stored | null
  data: DiscountsReply
  onChanged: () => void
}

export function CouponEditor({ stored, data, onChanged }: Props<AdminCoupon>) {
  const { t } = useAdminText()
  const form = useCoupon(stored, onChanged)
  // Also those that are not paid yet.
  const orders = stored ? Math.max(stored.used, stored.paid) : 0
  return (
    <Editor
      type="coupon"
      id={stored?._id ?? null}
      name={stored?.code ?? t('adminDiscounts.newCoupon')}
      {...{ form, orders, onChanged }}
    >
      {() => <CouponFields form={form} data={data} isCodeFixed={orders > 0} />}
    </Editor>
  )
}

export function SaleEditor({ stored, data, onChanged }: Props<AdminSale>) {
  const { t } = useAdminText()
  const form = useSale(stored, onChanged)
  return (
    <Editor
      type="sale"
      id={stored?._id ?? null}
      name={stored?.name ?? t('adminDiscounts.newSale')}
      orders={stored?.paid ?? 0}
      {...{ form, onChanged }}
    >
      {() => <SaleFields form={form} data={data} />}
    </Editor>
  )
}

type EditorProps = {
  type: DiscountType
  id: string | null
  name: string
  orders: number
  form: DraftForm<Discount>
  onChanged: () => void
  children: () => ReactNode
}

function Editor({ type, id, name, orders, form, onChanged, children }: EditorProps) {
  const { t } = useAdminText()
  const { enabled } = form.value
  const remove = (params: { id: string }) =>
    type === 'coupon'
      ? adminCall('DELETE /api/admin/coupons/:id', { params })
      : adminCall('DELETE /api/admin/sales/:id', { params })
  return (
    <EntryEditor
      form={form}
      name={name}
      action={
        orders > 0 && (
          <span className="num text-faint text-sm">
            {orders === 1 ? t('adminDiscounts.orderOne') : t('adminDiscounts.orders', { count: orders })}
          </span>
        )
      }
      act={t(type === 'coupon' ? 'adminDiscounts.saveCoupon' : 'adminDiscounts.saveSale')}
      list="/admin/discounts"
      entries={`/admin/discounts/${type}s`}
      buttons={({ saving, save }) =>
        id && (
          <Button
            variant="ghost"
            disabled={saving}
            onClick={() => {
              form.at('enabled').set(!enabled)
              save()
            }}
            label={t(enabled ? 'adminDiscounts.switchOff' : 'adminDiscounts.switchOn')}
          />
        )
      }
      onDelete={id && orders === 0 ? () => remove({ id }) : null}
      deleteText={t('adminDiscounts.deleteText')}
      onChanged={onChanged}
    >
      {children}
    </EntryEditor>
  )
}
