import type { ReactNode } from 'react'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { useNavigate } from '#web/kit/router/index.ts'
import { Problem, showDone } from '../parts/action.tsx'
import { Button, SubmitButton } from '../parts/button.tsx'
import { DeleteButton } from '../parts/confirm.tsx'
import { useAdminText } from '../text/use-admin-text.ts'
import type { AnyForm } from './draft/use-draft-form.ts'
import { Panel } from './fields/panel.tsx'
import type { FormFrame } from './save-bar.tsx'
import { SettingsForm } from './settings-form.tsx'

type Props = {
  form: AnyForm
  name: string
  action?: ReactNode
  act: string
  savedText?: string
  /** The screen of the list. */
  list: string
  /** The address that entries lie below. */
  entries: string
  /** Other buttons, while nothing is changed. */
  buttons: (frame: FormFrame) => ReactNode
  /** Null: it cannot be deleted. */
  onDelete: (() => Promise<unknown>) | null
  deleteText: string
  onChanged: () => void
  children: () => ReactNode
}

/** An entry of a list that is saved by itself: only what can be done with it now. */
export function EntryEditor({ form, name, list, entries, onDelete, onChanged, children, ...texts }: Props) {
  const { t, language } = useAdminText()
  const navigate = useNavigate()
  const isChanged = form.changed.length > 0
  const { saveProblem, opened } = form.state
  const open = (path: string) => navigate(localizedPath(language, path), { replace: true })

  async function remove(): Promise<void> {
    await onDelete?.()
    form.store.discard()
    showDone(t('admin.deleted', { name }))
    onChanged()
    open(list)
  }

  return (
    <Panel title={name} action={texts.action}>
      <SettingsForm
        forms={[form]}
        savedText={texts.savedText}
        onSaved={(added) => added && open(`${entries}/${added}`)}
        foot={(frame) => (
          <div className="mt-4 grid grid-cols-1 gap-4">
            <Problem text={t('adminSettings.saveFailed')} error={saveProblem} />
            <div className="flex flex-wrap items-center gap-2">
              <SubmitButton
                size="sm"
                busy={frame.saving && t('adminSettings.saving')}
                disabled={opened?.version !== 0 && !isChanged}
                label={texts.act}
              />
              {isChanged && (
                <Button variant="ghost" disabled={frame.saving} onClick={frame.discard}>
                  {t('adminSettings.discard')}
                </Button>
              )}
              {!isChanged && texts.buttons(frame)}
              {onDelete && <DeleteButton name={name} text={texts.deleteText} onDelete={remove} />}
            </div>
          </div>
        )}
      >
        {children}
      </SettingsForm>
    </Panel>
  )
}
