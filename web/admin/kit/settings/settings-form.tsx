// The form around the fields of a screen: loading, saving, leaving and conflicts of its sections.
import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from '#web/kit/router/index.ts'
import { Form } from '#web/kit/ui/form.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { FailedList } from '../lists/list-states.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { useAdminText } from '../text/use-admin-text.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { AnyForm } from './draft/use-draft-form.ts'
import { getAt, toPath } from './draft/value-path.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { LoadingForm } from './loading-form.tsx'
import { type FormFrame, SaveBar } from './save-bar.tsx'
import { showSaved } from './saved-toast.ts'
import { useAfterPress } from './use-after-press.ts'

type Props = {
  /** The sections of the screen, saved together. */
  forms: readonly AnyForm[]
  /** Stands beside the form on wide screens, behind a button on narrow ones. Nothing while there is nothing to show. */
  preview?: () => ReactNode
  /** Changes were discarded: what was chosen among them is chosen no longer. */
  onDiscard?: () => void
  /** Before the first problem gets the focus, to show the part of the screen that has it. */
  onProblems?: (paths: readonly string[]) => void
  /** Something that is not saved yet is under way: leaving asks. */
  isBusy?: boolean
  /** Whether valid drafts are saved now. */
  onBeforeSave?: () => boolean
  /** Instead of "Saved, live now". */
  savedText?: string
  /** After saving on this screen, with the id of a new entry. */
  onSaved?: (id: string | undefined) => void
  /** Instead of the save bar. */
  foot?: (frame: FormFrame) => ReactNode
  head?: (frame: FormFrame) => ReactNode
  /** Rendered once every section is loaded. */
  children: () => ReactNode
}

export function SettingsForm({ forms, children, ...props }: Props) {
  const failed = forms.find(({ state }) => state.loadProblem !== null && !state.opened)
  if (failed) {
    const reload = () => {
      for (const { store } of forms) store.load()
    }
    return <FailedList error={failed.state.loadProblem} onRetry={reload} />
  }
  if (forms.some(({ state }) => !state.opened)) return <LoadingForm />
  return (
    <LoadedForm forms={forms} {...props}>
      {children}
    </LoadedForm>
  )
}

function LoadedForm({ forms, preview, isBusy = false, foot, head, children, ...on }: Props) {
  const { t } = useAdminText()
  const box = useRef<HTMLFormElement>(null)
  const [previewing, setPreviewing] = useState(false)
  /** Fields start anew after each, without what was open or half typed. */
  const [discards, setDiscards] = useState(0)
  const touchAfterPress = useAfterPress()
  const beside = preview?.()
  useFieldOfAddress(box)

  function discard(): void {
    for (const { store } of forms) store.discard()
    setDiscards((count) => count + 1)
    on.onDiscard?.()
  }

  function showProblems(keys: readonly string[]): void {
    on.onProblems?.(keys)
    requestAnimationFrame(() => focusFirst(box.current, keys))
  }

  function onBlur({ target }: FocusEvent): void {
    const key = target.closest<HTMLElement>('[data-path]')?.dataset.path
    const form = forms.find(({ name }) => key?.startsWith(`${name}:`))
    if (key) touchAfterPress(() => form?.store.touch(key.slice(key.indexOf(':') + 1)))
  }

  const saveAll = useSave(forms, showProblems, on)
  async function save(isLeaving = false): Promise<boolean> {
    const isDone = await saveAll(isLeaving)
    if (!isLeaving) requestAnimationFrame(() => keepFocus(box.current))
    return isDone
  }
  const frame: FormFrame = {
    fields: [...new Set(forms.flatMap(({ labelOf, changed }) => changed.map(labelOf)))],
    saving: forms.some(({ state }) => state.saving),
    save,
    discard,
    showProblems,
    onPreview: beside ? () => setPreviewing(true) : undefined,
  }
  return (
    <Form
      ref={box}
      noValidate
      onBlur={onBlur}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {forms.map((form) => form.state.opened?.reply.invalid && <InvalidNotice key={form.name} {...form} />)}
      <RestoredNotice forms={forms} onDiscard={discard} />
      <div
        className={
          beside ? 'grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(22rem,30%)]' : ''
        }
      >
        <div key={discards} className="grid min-w-0 grid-cols-1 gap-5">
          {head?.(frame)}
          {children()}
        </div>
        {beside && <aside className="settings-preview">{beside}</aside>}
      </div>
      {foot ? foot(frame) : <SectionsBar forms={forms} frame={frame} />}
      {previewing && beside && (
        <Dialog title={t('adminSettings.preview')} onClose={() => setPreviewing(false)}>
          <div className="grid grid-cols-1 gap-4">{beside}</div>
        </Dialog>
      )}
      <LeaveGuard forms={forms} frame={frame} isBusy={isBusy} />
      {forms.map((form) => (
        <ConflictDialog key={form.name} form={form} onSave={save} />
      ))}
    </Form>
  )
}

type SaveOptions = Pick<Props, 'onBeforeSave' | 'savedText' | 'onSaved'>

/** Nothing is saved while any section has a problem. */
function useSave(forms: Props['forms'], showProblems: FormFrame['showProblems'], on: SaveOptions) {
  const { t } = useAdminText()
  return async (isLeaving = false): Promise<boolean> => {
    const isValid = forms.map(({ store }) => store.check()).every(Boolean)
    if (isValid && on.onBeforeSave?.() === false) return false
    const results = isValid ? await Promise.all(forms.map(({ store }) => store.save())) : []
    const saved = results.filter((result) => result.kind === 'saved')
    const undos = saved.flatMap(({ undo }) => undo ?? [])
    if (saved.length > 0) showSaved(t, undos, on.savedText)
    if (saved.length > 0 && !isLeaving) on.onSaved?.(saved[0]?.id)
    const isRefused = !isValid || results.some(({ kind }) => kind === 'invalid')
    if (isRefused) showProblems(forms.flatMap(({ name, store }) => store.problemKeys(name)))
    return isValid && results.every(({ kind }) => kind === 'saved' || kind === 'unchanged')
  }
}

function SectionsBar({ forms, frame }: { forms: Props['forms']; frame: FormFrame }) {
  return (
    <SaveBar
      frame={frame}
      failure={forms.find(({ state }) => state.saveProblem !== null)?.state.saveProblem ?? null}
      problems={forms.flatMap(({ name, labelOf, problems, state }) =>
        problems.map(({ path, text }) => ({
          key: `${name}:${path}`,
          label: labelOf(toPath(path)),
          refusal: Array.isArray(getAt(state.opened?.draft, toPath(path))) ? text : null,
        })),
      )}
    />
  )
}

/** The global search leads to a field by the hash of the address. */
function useFieldOfAddress(box: RefObject<HTMLFormElement | null>): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) focusFirst(box.current, [decodeURIComponent(hash.slice(1))])
  }, [box, hash])
}

/** The button lost the focus while it was disabled, and went with its bar after saving. */
function keepFocus(box: HTMLElement | null): void {
  if (!box || document.activeElement !== document.body) return
  const target = box.querySelector<HTMLElement>('[type=submit]') ?? box.closest('main')
  target?.focus({ preventScroll: true })
}

/** The field itself, else what is nearest around it. */
function focusFirst(box: HTMLElement | null, keys: readonly string[]): void {
  const fields = [...(box?.querySelectorAll<HTMLElement>('[data-path]') ?? [])]
  const target =
    fields.find(({ dataset }) => keys.includes(dataset.path ?? '')) ??
    fields.findLast(({ dataset }) => keys.some((key) => key.startsWith(`${dataset.path ?? '-'}.`)))
  target?.focus()
}

/** The database holds a value that the schema refuses, for example after a downgrade. */
function InvalidNotice({ labelOf }: Pick<AnyForm, 'labelOf'>) {
  const { t } = useAdminText()
  return (
    <div className="notice notice-bad mb-5" role="alert">
      <Icon name="triangle-alert" />
      <p>{t('adminSettings.invalidStored', { section: labelOf([]) })}</p>
    </div>
  )
}

/** Drafts of before a reload or a login are in the form again. */
function RestoredNotice({ forms, onDiscard }: { forms: readonly AnyForm[]; onDiscard: () => void }) {
  const { t, shortTime } = useAdminText()
  const times = forms.flatMap(({ state, changed }) =>
    changed.length > 0 && state.opened?.restoredAt ? [state.opened.restoredAt] : [],
  )
  const first = times.sort()[0]
  if (first === undefined) return null
  return (
    <p
      className="mb-5 flex flex-wrap items-center gap-x-3 rounded-block bg-note-bg px-3 py-1 text-note text-sm"
      role="status"
    >
      {t('adminSettings.draftRestored', { time: shortTime(first) })}
      <button type="button" className="link min-h-9 text-note" onClick={onDiscard}>
        {t('adminSettings.discard')}
      </button>
    </p>
  )
}
