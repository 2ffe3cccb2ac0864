import { useState } from 'react'
import type { AdminCoupon, AdminSale } from '#contract/discounts.schema.ts'
import { adminCall } from '../api/admin-call.ts'
import { useAction } from '../parts/use-action.ts'
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
  const initial = draftOf(stored)
  const [draft, setDraft] = useState(initial)
  const [isShown, setShown] = useState(false)
  const { busy, problem, run, clearProblem } = useAction()
  const found = problemsOf(draft, type)
  const enabled = stored?.enabled ?? true

  /** Returns the id of what was saved. */
  async function save(saved: DiscountDraft, isEnabled: boolean): Promise<string> {
    const version = stored?.version ?? 0
    const params = { id: stored?._id ?? '' }
    if (type === 'coupon') {
      const form = toCouponForm(saved, isEnabled)
      const reply = stored
        ? await adminCall('PUT /api/admin/coupons/:id', { params, body: { ...form, version } })
        : await adminCall('POST /api/admin/coupons', { body: form })
      return reply._id
    }
    const form = toSaleForm(saved, isEnabled)
    const reply = stored
      ? await adminCall('PUT /api/admin/sales/:id', { params, body: { ...form, version } })
      : await adminCall('POST /api/admin/sales', { body: form })
    return reply._id
  }

  return {
    draft,
    busy,
    problem,
    enabled,
    /** Of a new one only after the first try. */
    problems: isShown || stored ? found : {},
    isChanged: JSON.stringify(draft) !== JSON.stringify(initial),
    change(part: Partial<DiscountDraft>): void {
      setDraft((before) => ({ ...before, ...part }))
      clearProblem()
    },
    discard(): void {
      setDraft(initial)
      setShown(false)
      clearProblem()
    },
    save: (onSaved: (id: string) => void) => {
      setShown(true)
      if (Object.keys(found).length > 0) return
      run(async () => onSaved(await save(draft, enabled)))
    },
    switchTo: (next: boolean, onSaved: (id: string) => void) =>
      run(async () => onSaved(await save(initial, next))),
  }
}

export type DiscountForm = ReturnType<typeof useDiscount>
