// State of the product form: typed text, conflicts, saving and undo.
import { useEffect, useState } from 'react'
import type { AdminProduct } from '#contract/shop/store-admin.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { useAction } from '#web/admin/kit/parts/use-action.ts'
import { sendToAll } from './command-options.ts'
import { problemsOf } from './draft-problems.ts'
import {
  type CommandField,
  changedFields,
  commandOptions,
  DRAFT_FIELDS,
  type DraftField,
  draftOf,
  NEW_PRODUCT,
  type ProductDraft,
  takeField,
  toProductForm,
  typeInto,
  withOptions,
} from './product-draft.ts'
import { readStoredDraft, type StoredDraft, writeStoredDraft } from './stored-draft.ts'

const NEW_ID = 'new'

export async function saveProduct(draft: ProductDraft, base: AdminProduct | null): Promise<AdminProduct> {
  const body = toProductForm(draft)
  if (!base) return adminCall('POST /api/admin/products', { body })
  const edit = { params: { id: base._id }, body: { ...body, version: base.version } }
  return adminCall('PUT /api/admin/products/:id', edit)
}

export function useProductForm(product: AdminProduct | null) {
  const [base, setBase] = useState(product)
  const [stored] = useState(() => storedDraftOf(product))
  const [draft, setDraft] = useState<ProductDraft>(
    stored?.draft ?? (product ? draftOf(product) : NEW_PRODUCT),
  )
  /** When the draft was typed that was found in the storage. */
  const [restoredAt, setRestoredAt] = useState(stored?.at ?? null)
  const [mine, setMine] = useState<ProductDraft | null>(null)
  const [validated, setValidated] = useState(false)
  const [uploading, setUploading] = useState(false)
  const action = useAction()

  const before = base ? draftOf(base) : NEW_PRODUCT
  const changed = changedFields(draft, before)
  const problems = problemsOf(draft)
  const isDirty = changed.length > 0

  const storedId = base?._id ?? NEW_ID
  const version = base?.version ?? 0
  useEffect(() => {
    const at = restoredAt ?? new Date().toISOString()
    writeStoredDraft(storedId, isDirty ? { version, draft, at } : null)
  }, [storedId, version, isDirty, draft, restoredAt])

  function discard(): void {
    writeStoredDraft(storedId, null)
    setDraft(before)
    setRestoredAt(null)
    setMine(null)
    setValidated(false)
    action.clearProblem()
  }

  /** Another admin's version takes the place of the form; what was typed stays beside it. */
  function takeNewVersion(newest: AdminProduct): void {
    setMine(draft)
    setBase(newest)
    setDraft(draftOf(newest))
    action.clearProblem()
  }

  function onSaved(saved: AdminProduct): void {
    writeStoredDraft(storedId, null)
    setBase(saved)
    setDraft(draftOf(saved))
    setMine(null)
    setValidated(false)
  }

  return {
    base,
    draft,
    mine,
    before,
    changed,
    problems,
    validated,
    uploading,
    action,
    restoredAt: isDirty ? restoredAt : null,
    wrong: DRAFT_FIELDS.filter((field) => problems[field]),
    setBase,
    setValidated,
    setUploading,
    discard,
    takeNewVersion,
    onSaved,
    put: (field: DraftField, text: string) => setDraft((typed) => typeInto(typed, field, text)),
    putBack: (field: DraftField) => setDraft((typed) => (mine ? takeField(typed, mine, field) : typed)),
    setOptions: (field: CommandField, options: ProductDraft['options']) =>
      setDraft((typed) => withOptions(typed, field, options)),
    sendToAll: (field: CommandField, index: number, servers: readonly string[]) =>
      setDraft((typed) => {
        const before = { commands: typed[field], options: commandOptions(typed, field) }
        const { commands, options } = sendToAll(before, index, servers)
        return withOptions({ ...typed, [field]: commands }, field, options)
      }),
  }
}

export type ProductFormState = ReturnType<typeof useProductForm>

/** The draft that was typed before a reload; text of an older version meets the conflict when it is saved. */
function storedDraftOf(product: AdminProduct | null): StoredDraft | null {
  const stored = readStoredDraft(product?._id ?? NEW_ID)
  return stored?.version === (product?.version ?? 0) ? stored : null
}
