import { type ReactNode, useState } from 'react'
import type { AdminCoupon, AdminSale, DiscountsReply } from '#contract/shop/discounts.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { showDone } from '#web/admin/kit/frame/admin-toast.ts'
import { Confirm } from '#web/admin/kit/parts/confirm.tsx'
import type { DraftForm } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { FormActions } from '#web/admin/kit/settings/form-actions.tsx'
import { SettingsForm } from '#web/admin/kit/settings/settings-form.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { useNavigate } from '#web/kit/router/index.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
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

/** Save, discard, switch off, delete: only what can be done now. */
function Editor({ type, id, name, orders, form, onChanged, children }: EditorProps) {
  const { t, language } = useAdminText()
  const navigate = useNavigate()
  const [isDeleting, setDeleting] = useState(false)
  const { enabled } = form.value
  const open = (path: string) => navigate(localizedPath(language, path), { replace: true })

  async function remove(): Promise<void> {
    const params = { id: id ?? '' }
    if (type === 'coupon') await adminCall('DELETE /api/admin/coupons/:id', { params })
    else await adminCall('DELETE /api/admin/sales/:id', { params })
    form.store.discard()
    showDone(t('admin.deleted', { name }))
    onChanged()
    open('/admin/discounts')
  }

  return (
    <Panel
      title={name}
      action={
        orders > 0 && (
          <span className="num text-faint text-sm">
            {orders === 1 ? t('adminDiscounts.orderOne') : t('adminDiscounts.orders', { count: orders })}
          </span>
        )
      }
    >
      <SettingsForm
        forms={[form]}
        onSaved={(added) => added && open(`/admin/discounts/${type}s/${added}`)}
        foot={(frame) => (
          <FormActions
            form={form}
            frame={frame}
            act={t(type === 'coupon' ? 'adminDiscounts.saveCoupon' : 'adminDiscounts.saveSale')}
          >
            {id && form.changed.length === 0 && (
              <button
                type="button"
                className="btn btn-ghost btn-sm"
                disabled={frame.saving}
                onClick={() => {
                  form.at('enabled').set(!enabled)
                  frame.save()
                }}
              >
                {t(enabled ? 'adminDiscounts.switchOff' : 'adminDiscounts.switchOn')}
              </button>
            )}
            {id && orders === 0 && (
              <button
                type="button"
                className="btn btn-ghost btn-sm hover:text-bad"
                onClick={() => setDeleting(true)}
              >
                <Icon name="trash-2" />
                {t('admin.delete')}
              </button>
            )}
          </FormActions>
        )}
      >
        {children}
      </SettingsForm>
      {/* Outside of the form, because it has one of its own. */}
      {isDeleting && (
        <Confirm
          question={t('admin.deleteQuestion', { name })}
          act={t('admin.delete')}
          acting={t('admin.deleting')}
          failed={t('admin.notDeleted')}
          danger
          onAct={remove}
          onClose={() => setDeleting(false)}
          text={t('adminDiscounts.deleteText')}
        />
      )}
    </Panel>
  )
}
