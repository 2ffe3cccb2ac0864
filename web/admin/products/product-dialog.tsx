// The modal in which a product is added or edited. Typed text is never lost without a question.
import { useId, useState } from 'react'
import { type AdminProduct, storeAdminApi } from '#contract/store-admin.ts'
import { BusyButton } from '../parts/busy-button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Problem } from '../parts/problem.tsx'
import { adminCall } from '../session/admin-call.ts'
import { hasCode } from '../text/problem-text.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { DiscardQuestion } from './discard-question.tsx'
import {
  changedFields,
  type DraftField,
  draftOf,
  NEW_PRODUCT,
  type ProductDraft,
  problemsOf,
  toProductForm,
} from './product-draft.ts'
import { ProductFields } from './product-fields.tsx'

type Props = { product: AdminProduct | null; onSaved: () => void; onClose: () => void }

export function ProductDialog({ product, onSaved, onClose }: Props) {
  const { t } = useAdminText()
  const formId = useId()
  const [base, setBase] = useState(product)
  const [draft, setDraft] = useState<ProductDraft>(() => (product ? draftOf(product) : NEW_PRODUCT))
  /** What was typed before somebody else's version was loaded. */
  const [mine, setMine] = useState<ProductDraft | null>(null)
  const [judged, setJudged] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const [asking, setAsking] = useState(false)
  const problems = judged ? problemsOf(draft) : {}
  const changed = mine !== null || changedFields(draft, base ? draftOf(base) : NEW_PRODUCT).length > 0

  async function save(form: HTMLFormElement): Promise<void> {
    setJudged(true)
    const [first] = Object.keys(problemsOf(draft))
    if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    if (first || busy) return
    setBusy(true)
    setProblem(null)
    try {
      const body = toProductForm(draft)
      if (base) {
        const edit = { params: { id: base._id }, body: { ...body, version: base.version } }
        await adminCall(storeAdminApi.editProduct, edit)
      } else await adminCall(storeAdminApi.addProduct, { body })
      onSaved()
    } catch (error) {
      setProblem(error)
      setBusy(false)
    }
  }

  function takeNewVersion(newest: AdminProduct): void {
    setMine(draft)
    setBase(newest)
    setDraft(draftOf(newest))
    setProblem(null)
  }

  function putBack(field: DraftField): void {
    if (mine) setDraft((before) => ({ ...before, [field]: mine[field] }))
  }

  return (
    <Dialog
      title={t(product ? 'adminProducts.editTitle' : 'adminProducts.addTitle')}
      onClose={() => (changed && !busy ? setAsking(true) : onClose())}
      foot={
        <BusyButton
          type="submit"
          form={formId}
          busy={busy}
          busyLabel={t('adminProducts.saving')}
          className="btn-primary"
        >
          {t('adminProducts.save')}
        </BusyButton>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          save(event.currentTarget)
        }}
      >
        {hasCode(problem, 'conflict') && base ? (
          <ConflictNotice id={base._id} onNewVersion={takeNewVersion} />
        ) : (
          problem !== null && <Problem text={t('adminProducts.saveFailed')} error={problem} />
        )}
        {mine && (
          <p className="rounded-block bg-note-bg p-3 text-note text-sm" role="status">
            {t('adminProducts.nowNew')}
          </p>
        )}
        <ProductFields
          draft={draft}
          problems={problems}
          mine={mine}
          onChange={(field, text) => setDraft((before) => ({ ...before, [field]: text }))}
          onPutBack={putBack}
        />
      </form>
      {asking && <DiscardQuestion onDiscard={onClose} onKeep={() => setAsking(false)} />}
    </Dialog>
  )
}
