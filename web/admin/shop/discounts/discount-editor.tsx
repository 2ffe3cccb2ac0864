import { useRef, useState } from 'react'
import type { AdminCoupon, AdminSale, DiscountsReply } from '#contract/shop/discounts.schema.ts'
import { showDone } from '#web/admin/kit/frame/admin-toast.ts'
import { DraftLeaveQuestion, SaveProblem } from '#web/admin/kit/settings/draft-questions.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useLeaveGuard } from '#web/admin/kit/settings/use-leave-guard.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { useNavigate } from '#web/kit/router/index.ts'
import { Form } from '#web/kit/ui/form.tsx'
import type { DiscountType } from './discount-draft.ts'
import { DiscountFields } from './discount-fields.tsx'
import { DeleteQuestion, EditorButtons } from './editor-buttons.tsx'
import { useDiscount } from './use-discount.ts'

type Props = {
  type: DiscountType
  /** Null: a new one. */
  stored: AdminCoupon | AdminSale | null
  data: DiscountsReply
  onSaved: () => void
}

export function DiscountEditor({ type, stored, data, onSaved }: Props) {
  const { t, language } = useAdminText()
  const navigate = useNavigate()
  const form = useDiscount(type, stored)
  const orders = countOrders(stored)
  const [isDeleting, setDeleting] = useState(false)
  const isCoupon = type === 'coupon'
  const newName = t(isCoupon ? 'adminDiscounts.newCoupon' : 'adminDiscounts.newSale')
  const name = stored === null ? newName : 'code' in stored ? stored.code : stored.name
  // The draft of what was just saved is not lost by leaving.
  const isSaved = useRef(false)
  const guard = useLeaveGuard(() => form.isChanged && !isSaved.current, form.isChanged)

  function afterSave(id: string): void {
    isSaved.current = true
    showDone(t('adminDiscounts.saved'))
    onSaved()
    if (guard.leaving) guard.leaving.proceed()
    else if (stored === null) {
      const folder = isCoupon ? 'coupons' : 'sales'
      navigate(localizedPath(language, `/admin/discounts/${folder}/${id}`), { replace: true })
    }
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
      <Form
        noValidate
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          form.save(afterSave)
        }}
      >
        <DiscountFields
          type={type}
          draft={form.draft}
          problems={form.problems}
          isNameFixed={isCoupon && orders > 0}
          data={data}
          onChange={form.change}
        />
        <SaveProblem
          problem={form.problem}
          text={t('adminDiscounts.saveFailed')}
          reload={t('adminDiscounts.reload')}
          onReload={onSaved}
        />
        <EditorButtons
          type={type}
          stored={stored}
          form={form}
          afterSave={afterSave}
          onDelete={() => setDeleting(true)}
        />
      </Form>
      {stored && isDeleting && (
        <DeleteQuestion stored={stored} onDeleted={onSaved} onClose={() => setDeleting(false)} />
      )}
      <DraftLeaveQuestion {...guard} name={name} form={form} onSave={() => form.save(afterSave)} />
    </Panel>
  )
}

/** Also those that are not paid yet. */
function countOrders(stored: AdminCoupon | AdminSale | null): number {
  if (stored === null) return 0
  return 'used' in stored ? Math.max(stored.used, stored.paid) : stored.paid
}
