import { useState } from 'react'
import type { AdminProduct } from '#contract/store-admin.schema.ts'
import { adminCall } from '../api/admin-call.ts'
import { type ProductDraft, toProductForm } from './product-draft.ts'

/** Saves a valid draft as an edit of its product, or as a new product. */
export function useSaving(onSaved: () => void) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)

  async function save(draft: ProductDraft, base: AdminProduct | null): Promise<void> {
    if (busy) return
    setBusy(true)
    setProblem(null)
    try {
      const body = toProductForm(draft)
      if (base) {
        const edit = { params: { id: base._id }, body: { ...body, version: base.version } }
        await adminCall('PUT /api/admin/products/:id', edit)
      } else await adminCall('POST /api/admin/products', { body })
      onSaved()
    } catch (error) {
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }

  return { busy, problem, save, forgetProblem: () => setProblem(null) }
}
