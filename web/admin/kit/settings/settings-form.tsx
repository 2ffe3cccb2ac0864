// The form around the fields of a screen: loading, saving, leaving and conflicts of its sections.

import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from '#web/kit/router/index.ts'
import { Form } from '#web/kit/ui/form.tsx'
import { FailedList } from '../lists/list-states.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { useAdminText } from '../text/use-admin-text.ts'
import { Conflicts } from './conflict-dialog.tsx'
import { getAt } from './draft/value-path.ts'
import { InvalidNotice } from './invalid-notice.tsx'
import { labelOf, labelsOf } from './label.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { LoadingForm } from './loading-form.tsx'
import { RestoredNotice } from './restored-notice.tsx'
import { SaveBar } from './save-bar.tsx'
import { showSaved } from './saved-toast.ts'
import { useAfterPress } from './use-after-press.ts'
import type { AnySection } from './use-section.ts'

type Props = {
  /** The sections of the screen, saved together. */
  forms: readonly AnySection[]
  /** Stands beside the form on wide screens, behind a button on narrow ones. */
  preview?: () => ReactNode
  /** Changes were discarded: what was chosen among them is chosen no longer. */
  onDiscard?: () => void
  /** Before the first problem gets the focus, to show the part of the screen that has it. */
  onProblems?: (paths: readonly string[]) => void
  /** Rendered once every section is loaded. */
  children: () => ReactNode
}

export function SettingsForm({ forms, children, ...props }: Props) {
  const { t } = useAdminText()
  const failed = forms.find(({ state }) => state.loadProblem !== null && !state.section)
  if (failed) {
    const reload = () => {
      for (const { store } of forms) store.load()
    }
    return (
      <FailedList text={t('adminSettings.failedToLoad')} error={failed.state.loadProblem} onRetry={reload} />
    )
  }
  if (forms.some(({ state }) => !state.section)) return <LoadingForm />
  return (
    <LoadedForm forms={forms} {...props}>
      {children}
    </LoadedForm>
  )
}

function LoadedForm({ forms, preview, onDiscard, onProblems, children }: Props) {
  const { t } = useAdminText()
  const box = useRef<HTMLFormElement>(null)
  const [previewing, setPreviewing] = useState(false)
  /** Fields start anew after each, without what was open or half typed. */
  const [discards, setDiscards] = useState(0)
  const touchAfterPress = useAfterPress()
  const fields = [...new Set(forms.flatMap(({ section, changed }) => labelsOf(t, section, changed)))]
  const saving = forms.some(({ state }) => state.saving)

  useFieldOfAddress(box)

  function showProblems(keys: readonly string[]): void {
    onProblems?.(keys)
    requestAnimationFrame(() => focusFirst(box.current, keys))
  }

  /** Nothing is saved while any section has a problem. */
  async function save(): Promise<boolean> {
    const isValid = forms.map(({ store }) => store.check()).every(Boolean)
    const results = isValid ? await Promise.all(forms.map(({ store }) => store.save())) : []
    const undos = results.flatMap((result) => (result.kind === 'saved' ? [result.undo] : []))
    if (undos.length > 0) showSaved(t, undos)
    const isRefused = !isValid || results.some(({ kind }) => kind === 'invalid')
    if (isRefused) showProblems(forms.flatMap(({ store }) => store.problemKeys()))
    return isValid && results.every(({ kind }) => kind === 'saved' || kind === 'unchanged')
  }

  function discard(): void {
    for (const { store } of forms) store.discard()
    setDiscards((count) => count + 1)
    onDiscard?.()
  }

  function onBlur({ target }: FocusEvent): void {
    const key = target.closest<HTMLElement>('[data-path]')?.dataset.path
    const form = forms.find(({ section }) => key?.startsWith(`${section}:`))
    if (key) touchAfterPress(() => form?.store.touch(key.slice(key.indexOf(':') + 1)))
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
      {forms.map(
        (form) => form.state.section?.reply.invalid && <InvalidNotice key={form.section} {...form} />,
      )}
      <RestoredNotice forms={forms} onDiscard={discard} />
      <div className={preview ? 'settings-columns' : ''}>
        <div key={discards} className="grid min-w-0 grid-cols-1 gap-5">
          {children()}
        </div>
        {preview && <aside className="settings-preview">{preview()}</aside>}
      </div>
      <SaveBar
        fields={fields}
        saving={saving}
        failure={forms.find(({ state }) => state.saveProblem !== null)?.state.saveProblem ?? null}
        problems={forms.flatMap(({ section, problems, state }) =>
          problems.map(({ path, text }) => ({
            key: `${section}:${path}`,
            label: labelOf(t, section, toPath(path)),
            refusal: Array.isArray(getAt(state.section?.draft, toPath(path))) ? text : null,
          })),
        )}
        onProblem={(key) => showProblems([key])}
        onDiscard={discard}
        onPreview={preview && (() => setPreviewing(true))}
      />
      {previewing && preview && (
        <Dialog title={t('adminSettings.preview')} onClose={() => setPreviewing(false)}>
          {preview()}
        </Dialog>
      )}
      <LeaveGuard forms={forms} fields={fields} saving={saving} onSave={save} onDiscard={discard} />
      <Conflicts forms={forms} onSave={save} />
    </Form>
  )
}

/** The global search leads to a field by the hash of the address. */
function useFieldOfAddress(box: RefObject<HTMLFormElement | null>): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) focusFirst(box.current, [decodeURIComponent(hash.slice(1))])
  }, [box, hash])
}

function toPath(text: string) {
  if (text === '') return []
  return text.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}

/** The field itself, else what is nearest around it. */
function focusFirst(box: HTMLElement | null, keys: readonly string[]): void {
  const fields = [...(box?.querySelectorAll<HTMLElement>('[data-path]') ?? [])]
  const exact = fields.find(({ dataset }) => keys.includes(dataset.path ?? ''))
  const around = () =>
    fields.findLast(({ dataset }) => keys.some((key) => key.startsWith(`${dataset.path ?? '-'}.`)))
  const target = exact ?? around()
  target?.focus()
}
