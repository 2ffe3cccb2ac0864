import type { AdminCoupon, AdminSale } from '#contract/shop/discounts.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { showDone } from '#web/admin/kit/frame/admin-toast.ts'
import { BusyButton } from '#web/admin/kit/parts/busy-button.tsx'
import { Confirm } from '#web/admin/kit/parts/confirm.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { useNavigate } from '#web/kit/router/index.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { DiscountType } from './discount-draft.ts'
import type { DiscountForm } from './use-discount.ts'

type Props = {
  type: DiscountType
  stored: AdminCoupon | AdminSale | null
  form: DiscountForm
  afterSave: (id: string) => void
  onDelete: () => void
}

/** Save, discard, switch off, delete: only what can be done now. */
export function EditorButtons({ type, stored, form, afterSave, onDelete }: Props) {
  const { t } = useAdminText()
  const isUnused = stored !== null && stored.paid === 0 && !('used' in stored && stored.used > 0)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <BusyButton
        type="submit"
        busy={form.busy}
        busyLabel={t('adminDiscounts.saving')}
        className="btn-primary btn-sm"
        disabled={stored !== null && !form.isChanged}
      >
        {t(type === 'coupon' ? 'adminDiscounts.saveCoupon' : 'adminDiscounts.saveSale')}
      </BusyButton>
      {form.isChanged && (
        <button type="button" className="btn btn-ghost btn-sm" onClick={form.discard}>
          {t('adminDiscounts.discard')}
        </button>
      )}
      {stored && !form.isChanged && (
        <button
          type="button"
          className="btn btn-ghost btn-sm"
          disabled={form.busy}
          onClick={() => form.switchTo(!form.enabled, afterSave)}
        >
          {t(form.enabled ? 'adminDiscounts.switchOff' : 'adminDiscounts.switchOn')}
        </button>
      )}
      {isUnused && (
        <button type="button" className="btn btn-ghost btn-sm hover:text-bad!" onClick={onDelete}>
          <Icon name="trash-2" />
          {t('admin.delete')}
        </button>
      )}
    </div>
  )
}

type QuestionProps = { stored: AdminCoupon | AdminSale; onDeleted: () => void; onClose: () => void }

/** Outside of the editor's form, because it has one of its own. */
export function DeleteQuestion({ stored, onDeleted, onClose }: QuestionProps) {
  const { t, language } = useAdminText()
  const navigate = useNavigate()
  const name = 'code' in stored ? stored.code : stored.name

  async function remove(): Promise<void> {
    const params = { id: stored._id }
    if ('code' in stored) await adminCall('DELETE /api/admin/coupons/:id', { params })
    else await adminCall('DELETE /api/admin/sales/:id', { params })
    showDone(t('adminDiscounts.deleted', { name }))
    onDeleted()
    navigate(localizedPath(language, '/admin/discounts'), { replace: true })
  }

  return (
    <Confirm
      question={t('adminDiscounts.deleteQuestion', { name })}
      act={t('admin.delete')}
      acting={t('adminDiscounts.deleting')}
      failed={t('adminDiscounts.deleteFailed')}
      danger
      onAct={remove}
      onClose={onClose}
    >
      <p className="text-sm text-soft">{t('adminDiscounts.deleteText')}</p>
    </Confirm>
  )
}
