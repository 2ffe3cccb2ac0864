import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { OpenSale } from '#contract/shop/discounts.schema.ts'
import type { AdminProduct } from '#contract/shop/store-admin.schema.ts'
import { isRisky } from '#contract/shop/store-admin.ts'
import { showDone } from '#web/admin/kit/frame/admin-toast.ts'
import { Dialog } from '#web/admin/kit/parts/dialog.tsx'
import { LeaveQuestion } from '#web/admin/kit/settings/leave-guard.tsx'
import { RestoredText } from '#web/admin/kit/settings/restored-notice.tsx'
import { UNDO_MS } from '#web/admin/kit/settings/saved-toast.ts'
import { useLeaveGuard } from '#web/admin/kit/settings/use-leave-guard.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Form } from '#web/kit/ui/form.tsx'
import { toasts } from '#web/kit/ui/toast-store.ts'
import type { CommandServer } from './command-rows.tsx'
import { CommandsPanel } from './commands-panel.tsx'
import type { CategoryChoice, FormView } from './form-view.ts'
import { PricePanel } from './price-panel.tsx'
import { type DraftField, draftOf, FIELD_LABELS, type ProductDraft, toProductForm } from './product-draft.ts'
import { ProductPreview } from './product-preview.tsx'
import { ProductSaveBar } from './product-save-bar.tsx'
import { RiskyQuestion } from './risky-question.tsx'
import { SaveProblem } from './save-problem.tsx'
import { type ProductFormState, saveProduct, useProductForm } from './use-product-form.ts'
import { VisibilityPanel } from './visibility-panel.tsx'
import { WordsPanel } from './words-panel.tsx'

/** A stable ref callback: runs once, when the element appears. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

type Props = {
  product: AdminProduct | null
  servers: readonly CommandServer[]
  categories: readonly CategoryChoice[]
  sales: readonly OpenSale[]
  /** The list is not up to date any more. */
  onSaved: () => void
  onClose: () => void
}

export function ProductEditor({ product, servers, categories, sales, onSaved, onClose }: Props) {
  const { t } = useAdminText()
  const box = useRef<HTMLFormElement>(null)
  const form = useProductForm(product)
  const { draft, mine, action, base } = form
  const [previewing, setPreviewing] = useState(false)
  // On phones the focus would open the keyboard.
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) box.current?.querySelector('input')?.focus()
  }, [])
  const saving = useSaving(form, { box, onSaved, onClose })
  const view: FormView = {
    draft,
    mine,
    servers,
    categories,
    sales,
    id: base?._id ?? null,
    problems: form.validated ? form.problems : {},
    onChange: form.put,
    onOptions: form.setOptions,
    onAllServers: (field, index) =>
      form.sendToAll(
        field,
        index,
        servers.map(({ id }) => id),
      ),
    onPutBack: form.putBack,
    onUploading: form.setUploading,
  }
  return (
    <Form
      ref={box}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        saving.submit(base)
      }}
    >
      {form.restoredAt && <RestoredText at={form.restoredAt} onDiscard={form.discard} />}
      <div className="settings-columns">
        <div className="grid min-w-0 grid-cols-1 gap-5">
          {action.problem !== null && (
            <div ref={bringIntoView}>
              <SaveProblem
                error={action.problem}
                id={base?._id ?? null}
                onNewVersion={form.takeNewVersion}
                onSaveAsNew={() => saving.submit(null)}
              />
            </div>
          )}
          {mine && (
            <p className="rounded-block bg-note-bg p-3 text-note text-sm" role="status">
              {t('adminProducts.nowNew')}
            </p>
          )}
          <WordsPanel form={view} />
          <PricePanel form={view} />
          <VisibilityPanel form={view} />
          <CommandsPanel form={view} field="commands" />
          <CommandsPanel form={view} field="refundCommands" />
        </div>
        <aside className="settings-preview">
          <ProductPreview form={view} />
        </aside>
      </div>
      <ProductSaveBar
        form={form}
        onField={saving.goTo}
        onPreview={() => setPreviewing(true)}
        onCancel={onClose}
      />
      {previewing && (
        <Dialog title={t('adminSettings.preview')} onClose={() => setPreviewing(false)}>
          <div className="grid gap-4">
            <ProductPreview form={view} />
          </div>
        </Dialog>
      )}
      {saving.asking && (
        <RiskyQuestion commands={saving.asking} onConfirm={saving.confirm} onClose={saving.stop} />
      )}
      <LeavingQuestion form={form} onSave={saving.saveNow} />
    </Form>
  )
}

/** Commands that were not there before. */
function newRisky(draft: ProductDraft, before: ProductDraft): string[] {
  const all = (of: ProductDraft) => {
    const { execute, execute_on_refund } = toProductForm(of)
    return [...execute, ...execute_on_refund].map(({ text }) => text).filter(isRisky)
  }
  const known = all(before)
  return all(draft).filter((command) => !known.includes(command))
}

type Saving = Pick<Props, 'onSaved' | 'onClose'> & { box: RefObject<HTMLFormElement | null> }

function useSaving(form: ProductFormState, { box, onSaved, onClose }: Saving) {
  const { t } = useAdminText()
  const { draft, before, wrong, uploading, action } = form
  const [asking, setAsking] = useState<string[] | null>(null)
  const [isSaved, setSaved] = useState(false)
  const goTo = (field: DraftField) => box.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()

  function tellSaved(saved: AdminProduct, previous: AdminProduct): void {
    const undo = () =>
      saveProduct(draftOf(previous), saved).then(
        (restored) => {
          form.onSaved(restored)
          onSaved()
          showDone(t('adminProducts.undone'))
        },
        () => toasts.show('error', t('adminProducts.undoFailed'), UNDO_MS),
      )
    toasts.show('success', t('adminProducts.saved'), UNDO_MS, { label: t('adminSettings.undo'), onAct: undo })
  }

  /** Whether it was saved. */
  async function save(as: AdminProduct | null): Promise<boolean> {
    let isDone = false
    await action.run(async () => {
      const saved = await saveProduct(draft, as)
      form.onSaved(saved)
      onSaved()
      isDone = true
      if (as) return tellSaved(saved, as)
      showDone(t('adminProducts.saved'))
    })
    return isDone
  }

  function isReady(): boolean {
    form.setValidated(true)
    if (wrong[0]) goTo(wrong[0])
    return wrong.length === 0 && !uploading
  }

  async function saveAndLeave(as: AdminProduct | null): Promise<void> {
    if (await save(as)) setSaved(true)
  }

  // After the render, when nothing is unsaved any more.
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isSaved) close()
  }, [isSaved])

  return {
    goTo,
    asking,
    stop: () => setAsking(null),
    confirm() {
      setAsking(null)
      saveAndLeave(form.base)
    },
    submit(as: AdminProduct | null) {
      form.setBase(as)
      if (!isReady()) return
      const risky = newRisky(draft, before)
      if (risky.length > 0) setAsking(risky)
      else saveAndLeave(as)
    },
    saveNow: async () => isReady() && newRisky(draft, before).length === 0 && save(form.base),
  }
}

type LeavingProps = { form: ProductFormState; onSave: () => Promise<boolean> }

function LeavingQuestion({ form, onSave }: LeavingProps) {
  const { t } = useAdminText()
  const { changed, uploading, action, discard } = form
  const isDirty = changed.length > 0 || uploading
  const { leaving, stay } = useLeaveGuard(() => isDirty, isDirty)
  if (!leaving) return null
  return (
    <LeaveQuestion
      fields={changed.map((field) => t(FIELD_LABELS[field])).join(', ')}
      saving={action.busy}
      onStay={stay}
      onDiscard={() => {
        discard()
        stay()
        leaving.proceed()
      }}
      onSave={async () => {
        const isSaved = await onSave()
        stay()
        if (isSaved) leaving.proceed()
      }}
    />
  )
}
