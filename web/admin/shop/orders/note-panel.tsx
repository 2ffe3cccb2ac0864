import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { NoteForm } from './note-form.tsx'

export function NotePanel({ id, onAdded }: { id: string; onAdded: () => void }) {
  const { t } = useAdminText()
  return (
    <Panel title={t('adminOrders.note')}>
      <NoteForm
        label={t('adminOrders.note')}
        onAdd={(text) =>
          adminCall('POST /api/admin/transactions/:id/notes', { params: { id }, body: { text } })
        }
        onAdded={onAdded}
      />
    </Panel>
  )
}
