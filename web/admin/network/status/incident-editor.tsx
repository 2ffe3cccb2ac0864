import { useRef, useState } from 'react'
import type { AdminIncident, IncidentList } from '#contract/network/status-history.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { showDone } from '#web/admin/kit/frame/admin-toast.ts'
import { BusyButton } from '#web/admin/kit/parts/busy-button.tsx'
import { Confirm } from '#web/admin/kit/parts/confirm.tsx'
import { DraftLeaveQuestion, SaveProblem } from '#web/admin/kit/settings/draft-questions.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useLeaveGuard } from '#web/admin/kit/settings/use-leave-guard.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { useNavigate } from '#web/kit/router/index.ts'
import { Form } from '#web/kit/ui/form.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { stateOf } from './incident-draft.ts'
import { IncidentFields } from './incident-fields.tsx'
import { type IncidentEditorForm, useIncident } from './use-incident.ts'

type Props = {
  /** Null: a new one. */
  stored: AdminIncident | null
  servers: IncidentList['servers']
  onSaved: () => void
}

export function IncidentEditor({ stored, servers, onSaved }: Props) {
  const { t, language } = useAdminText()
  const navigate = useNavigate()
  const form = useIncident(stored)
  const [isDeleting, setDeleting] = useState(false)
  const name = stored ? stored.title[language] : t('adminStatus.newIncident')
  // The draft of what was just saved is not lost by leaving.
  const isSaved = useRef(false)
  const guard = useLeaveGuard(() => form.isChanged && !isSaved.current, form.isChanged)

  function afterSave(id: string): void {
    isSaved.current = true
    showDone(t('adminStatus.saved'))
    onSaved()
    if (guard.leaving) guard.leaving.proceed()
    else if (stored === null)
      navigate(localizedPath(language, `/admin/network/status/${id}`), { replace: true })
  }

  return (
    <Panel title={name}>
      <Form
        noValidate
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          form.save(afterSave)
        }}
      >
        <IncidentFields
          draft={form.draft}
          problems={form.problems}
          servers={servers}
          onChange={form.change}
        />
        <SaveProblem
          problem={form.problem}
          text={t('adminStatus.saveFailed')}
          reload={t('adminStatus.reload')}
          onReload={onSaved}
        />
        <Buttons stored={stored} form={form} afterSave={afterSave} onDelete={() => setDeleting(true)} />
      </Form>
      {stored && isDeleting && (
        <DeleteQuestion stored={stored} onDeleted={onSaved} onClose={() => setDeleting(false)} />
      )}
      <DraftLeaveQuestion {...guard} name={name} form={form} onSave={() => form.save(afterSave)} />
    </Panel>
  )
}

type ButtonsProps = {
  stored: AdminIncident | null
  form: IncidentEditorForm
  afterSave: (id: string) => void
  onDelete: () => void
}

function Buttons({ stored, form, afterSave, onDelete }: ButtonsProps) {
  const { t } = useAdminText()
  const isOpen = stored !== null && stateOf(stored, new Date()) === 'open'
  return (
    <div className="flex flex-wrap items-center gap-2">
      <BusyButton
        type="submit"
        busy={form.busy}
        busyLabel={t('adminStatus.saving')}
        className="btn-primary btn-sm"
        disabled={stored !== null && !form.isChanged}
      >
        {t('adminStatus.save')}
      </BusyButton>
      {form.isChanged && (
        <button type="button" className="btn btn-ghost btn-sm" onClick={form.discard}>
          {t('adminStatus.discard')}
        </button>
      )}
      {isOpen && !form.isChanged && (
        <button
          type="button"
          className="btn btn-outline btn-sm"
          disabled={form.busy}
          onClick={() => form.end(afterSave)}
        >
          <Icon name="check" />
          {t('adminStatus.endNow')}
        </button>
      )}
      {stored && (
        <button type="button" className="btn btn-ghost btn-sm hover:text-bad!" onClick={onDelete}>
          <Icon name="trash-2" />
          {t('admin.delete')}
        </button>
      )}
    </div>
  )
}

type QuestionProps = { stored: AdminIncident; onDeleted: () => void; onClose: () => void }

/** Outside of the editor's form, because it has one of its own. */
function DeleteQuestion({ stored, onDeleted, onClose }: QuestionProps) {
  const { t, language } = useAdminText()
  const navigate = useNavigate()
  const name = stored.title[language]

  async function remove(): Promise<void> {
    await adminCall('DELETE /api/admin/incidents/:id', { params: { id: stored._id } })
    showDone(t('adminStatus.deleted', { name }))
    onDeleted()
    navigate(localizedPath(language, '/admin/network/status'), { replace: true })
  }

  return (
    <Confirm
      question={t('adminStatus.deleteQuestion', { name })}
      act={t('admin.delete')}
      acting={t('adminStatus.deleting')}
      failed={t('adminStatus.deleteFailed')}
      danger
      onAct={remove}
      onClose={onClose}
    >
      <p className="text-sm text-soft">{t('adminStatus.deleteText')}</p>
    </Confirm>
  )
}
