import type { AdminCoupon, AdminSale } from '#contract/shop/discounts.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { useDraft } from '#web/admin/kit/settings/draft/use-draft.ts'
import {
  type DiscountDraft,
  type DiscountType,
  draftOf,
  problemsOf,
  toCouponForm,
  toSaleForm,
} from './discount-draft.ts'

/** State of the editor: the draft, and how it is saved. */
export function useDiscount(type: DiscountType, stored: AdminCoupon | AdminSale | null) {
  const { initial, run, save, ...form } = useDraft({
    initial: draftOf(stored),
    problemsOf: (draft: DiscountDraft) => problemsOf(draft, type),
    isNew: stored === null,
  })
  const enabled = stored?.enabled ?? true

  /** Returns the id of what was saved. */
  async function send(saved: DiscountDraft, isEnabled: boolean): Promise<string> {
    const version = stored?.version ?? 0
    const params = { id: stored?._id ?? '' }
    if (type === 'coupon') {
      const body = toCouponForm(saved, isEnabled)
      const reply = stored
        ? await adminCall('PUT /api/admin/coupons/:id', { params, body: { ...body, version } })
        : await adminCall('POST /api/admin/coupons', { body })
      return reply._id
    }
    const body = toSaleForm(saved, isEnabled)
    const reply = stored
      ? await adminCall('PUT /api/admin/sales/:id', { params, body: { ...body, version } })
      : await adminCall('POST /api/admin/sales', { body })
    return reply._id
  }

  return {
    ...form,
    enabled,
    save: (onSaved: (id: string) => void) => save(async (draft) => onSaved(await send(draft, enabled))),
    switchTo: (next: boolean, onSaved: (id: string) => void) =>
      run(async () => onSaved(await send(initial, next))),
  }
}

export type DiscountForm = ReturnType<typeof useDiscount>
