import type { PlayerNote } from '#contract/shop/players.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { NoteForm } from '../orders/note-form.tsx'

type Props = { username: string; notes: readonly PlayerNote[]; onChange: () => void }

export function NotesPanel({ username, notes, onChange }: Props) {
  const { t, timestamp } = useAdminText()
  return (
    <Panel title={t('adminPlayers.notes')}>
      {notes.length === 0 ? (
        <p className="text-sm text-soft">{t('adminPlayers.noNotes')}</p>
      ) : (
        <ol className="timeline">
          {notes.map(({ _id, by, at, text: note }) => (
            <li key={_id}>
              <b>{by}</b> <span className="num text-faint text-xs">{timestamp(at)}</span>
              <p className="wrap-anywhere whitespace-pre-line text-soft">{note}</p>
            </li>
          ))}
        </ol>
      )}
      <div className="mt-4">
        <NoteForm
          label={t('adminPlayers.newNote')}
          onAdd={(text) =>
            adminCall('POST /api/admin/players/:name/notes', { params: { name: username }, body: { text } })
          }
          onAdded={onChange}
        />
      </div>
    </Panel>
  )
}
