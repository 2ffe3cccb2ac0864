// The dialog to add or edit a product. Asks before it discards typed text.
import { useId, useRef, useState } from 'react'
import type { AdminProduct } from '#contract/store-admin.schema.ts'
import { adminCall } from '../api/admin-call.ts'
import { BusyButton } from '../parts/busy-button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { useAction } from '../parts/use-action.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import type { CommandServer } from './command-rows.tsx'
import { DiscardQuestion } from './discard-question.tsx'
import { ErrorSummary } from './error-summary.tsx'
import {
  changedFields,
  DRAFT_FIELDS,
  type DraftField,
  draftOf,
  NEW_PRODUCT,
  type ProductDraft,
  problemsOf,
  toProductForm,
  typeInto,
} from './product-draft.ts'
import { ProductFields } from './product-fields.tsx'
import { SaveProblem } from './save-problem.tsx'

/** A stable ref callback: runs once, when the element appears. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

async function save(draft: ProductDraft, base: AdminProduct | null): Promise<void> {
  const body = toProductForm(draft)
  if (base) {
    const edit = { params: { id: base._id }, body: { ...body, version: base.version } }
    await adminCall('PUT /api/admin/products/:id', edit)
  } else await adminCall('POST /api/admin/products', { body })
}

type Props = {
  product: AdminProduct | null
  servers: readonly CommandServer[] | null
  onSaved: () => void
  onClose: () => void
}

export function ProductDialog({ product, servers, onSaved, onClose }: Props) {
  const { t } = useAdminText()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [base, setBase] = useState(product)
  const [draft, setDraft] = useState<ProductDraft>(() => (product ? draftOf(product) : NEW_PRODUCT))
  /** The typed text before another admin's version was loaded. */
  const [mine, setMine] = useState<ProductDraft | null>(null)
  const [validated, setValidated] = useState(false)
  const [uploading, setUploading] = useState(false)
  const [asking, setAsking] = useState(false)
  const { busy, problem, run, clearProblem } = useAction()
  const before = base ? draftOf(base) : NEW_PRODUCT
  const changed = uploading || mine !== null || changedFields(draft, before).length > 0

  const problems = problemsOf(draft)
  const wrong = DRAFT_FIELDS.filter((field) => problems[field])
  const goTo = (field: DraftField) => form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
  const leave = () => (changed ? setAsking(true) : onClose())

  function submit(as: AdminProduct | null): void {
    setBase(as)
    setValidated(true)
    if (wrong[0]) goTo(wrong[0])
    else if (!uploading) run(() => save(draft, as).then(onSaved))
  }

  function takeNewVersion(newest: AdminProduct): void {
    setMine(draft)
    setBase(newest)
    setDraft(draftOf(newest))
    clearProblem()
  }

  const put = (field: DraftField, text: string) => setDraft((typed) => typeInto(typed, field, text))
  function putBack(field: DraftField): void {
    if (!mine) return
    put(field, mine[field])
    if (field === 'commands') setOptions(mine.options)
  }
  const setOptions = (options: ProductDraft['options']) => setDraft((typed) => ({ ...typed, options }))

  return (
    <Dialog
      title={t(base ? 'adminProducts.editTitle' : 'adminProducts.addTitle')}
      onClose={leave}
      locked={busy}
      foot={
        <>
          {validated && wrong.length > 0 && <ErrorSummary fields={wrong} onField={goTo} />}
          <button type="button" className="btn btn-ghost ml-auto" disabled={busy} onClick={leave}>
            {t('admin.cancel')}
          </button>
          <BusyButton
            type="submit"
            form={formId}
            busy={busy}
            busyLabel={t('adminProducts.saving')}
            disabled={uploading}
            className="btn-primary"
          >
            {t('adminProducts.save')}
          </BusyButton>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit(base)
        }}
      >
        {problem !== null && (
          <div ref={bringIntoView}>
            <SaveProblem
              error={problem}
              id={base?._id ?? null}
              onNewVersion={takeNewVersion}
              onSaveAsNew={() => submit(null)}
            />
          </div>
        )}
        {mine && (
          <p className="rounded-block bg-note-bg p-3 text-note text-sm" role="status">
            {t('adminProducts.nowNew')}
          </p>
        )}
        <ProductFields
          draft={draft}
          problems={validated ? problems : {}}
          mine={mine}
          servers={servers}
          onChange={put}
          onOptions={setOptions}
          onPutBack={putBack}
          onUploading={setUploading}
        />
      </form>
      {asking && <DiscardQuestion onDiscard={onClose} onKeep={() => setAsking(false)} />}
    </Dialog>
  )
}
