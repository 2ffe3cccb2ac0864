import type { AdminIncident, IncidentList } from '#contract/network/status-history.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { EntryEditor } from '#web/admin/kit/settings/entry-editor.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { IncidentFields } from './incident-fields.tsx'
import { endOf, stateOf, useIncident } from './incident-form.ts'

type Props = {
  /** Null: a new one. */
  stored: AdminIncident | null
  servers: IncidentList['servers']
  onChanged: () => void
}

const LIST = '/admin/network/status'

export function IncidentEditor({ stored, servers, onChanged }: Props) {
  const { t, language } = useAdminText()
  const form = useIncident(stored, onChanged)
  const isOpen = stored !== null && stateOf(stored, new Date()) === 'open'
  return (
    <EntryEditor
      form={form}
      name={stored ? stored.title[language] : t('adminStatus.newIncident')}
      act={t('adminStatus.save')}
      savedText={t('adminStatus.saved')}
      list={LIST}
      entries={LIST}
      buttons={({ saving, save }) =>
        isOpen && (
          <Button
            icon="check"
            disabled={saving}
            onClick={() => {
              form.at('ends_at').set(endOf(form.value, new Date()))
              save()
            }}
          >
            {t('adminStatus.endNow')}
          </Button>
        )
      }
      onDelete={
        stored && (() => adminCall('DELETE /api/admin/incidents/:id', { params: { id: stored._id } }))
      }
      deleteText={t('adminStatus.deleteText')}
      onChanged={onChanged}
    >
      {() => <IncidentFields form={form} servers={servers} />}
    </EntryEditor>
  )
}
