import { useState } from 'react'
import type { AdminIncident, IncidentList } from '#contract/network/status-history.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { showDone } from '#web/admin/kit/frame/admin-toast.ts'
import { Confirm } from '#web/admin/kit/parts/confirm.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { FormActions } from '#web/admin/kit/settings/form-actions.tsx'
import { SettingsForm } from '#web/admin/kit/settings/settings-form.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { useNavigate } from '#web/kit/router/index.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { IncidentFields } from './incident-fields.tsx'
import { endOf, stateOf, useIncident } from './incident-form.ts'

type Props = {
  /** Null: a new one. */
  stored: AdminIncident | null
  servers: IncidentList['servers']
  onChanged: () => void
}

export function IncidentEditor({ stored, servers, onChanged }: Props) {
  const { t, language } = useAdminText()
  const navigate = useNavigate()
  const form = useIncident(stored, onChanged)
  const [isDeleting, setDeleting] = useState(false)
  const name = stored ? stored.title[language] : t('adminStatus.newIncident')
  const isOpen = stored !== null && stateOf(stored, new Date()) === 'open'
  const open = (path: string) => navigate(localizedPath(language, path), { replace: true })

  async function remove({ _id: id }: AdminIncident): Promise<void> {
    await adminCall('DELETE /api/admin/incidents/:id', { params: { id } })
    form.store.discard()
    showDone(t('admin.deleted', { name }))
    onChanged()
    open('/admin/network/status')
  }

  return (
    <Panel title={name}>
      <SettingsForm
        forms={[form]}
        savedText={t('adminStatus.saved')}
        onSaved={(added) => added && open(`/admin/network/status/${added}`)}
        foot={(frame) => (
          <FormActions form={form} frame={frame} act={t('adminStatus.save')}>
            {isOpen && form.changed.length === 0 && (
              <button
                type="button"
                className="btn btn-outline btn-sm"
                disabled={frame.saving}
                onClick={() => {
                  form.at('ends_at').set(endOf(form.value, new Date()))
                  frame.save()
                }}
              >
                <Icon name="check" />
                {t('adminStatus.endNow')}
              </button>
            )}
            {stored && (
              <button
                type="button"
                className="btn btn-ghost btn-sm hover:text-bad"
                onClick={() => setDeleting(true)}
              >
                <Icon name="trash-2" />
                {t('admin.delete')}
              </button>
            )}
          </FormActions>
        )}
      >
        {() => <IncidentFields form={form} servers={servers} />}
      </SettingsForm>
      {/* Outside of the form, because it has one of its own. */}
      {stored && isDeleting && (
        <Confirm
          question={t('admin.deleteQuestion', { name })}
          act={t('admin.delete')}
          acting={t('admin.deleting')}
          failed={t('admin.notDeleted')}
          danger
          onAct={() => remove(stored)}
          onClose={() => setDeleting(false)}
          text={t('adminStatus.deleteText')}
        />
      )}
    </Panel>
  )
}
