import { useId, useState } from 'react'
import type { PlayerNote } from '#contract/shop/players.schema.ts'
import { NOTE_MAX_LENGTH } from '#contract/shop/players.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { showDone } from '#web/admin/kit/frame/admin-toast.ts'
import { BusyButton } from '#web/admin/kit/parts/busy-button.tsx'
import { Problem } from '#web/admin/kit/parts/problem.tsx'
import { useAction } from '#web/admin/kit/parts/use-action.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Form } from '#web/kit/ui/form.tsx'

type Props = { username: string; notes: readonly PlayerNote[]; onChange: () => void }

export function NotesPanel({ username, notes, onChange }: Props) {
  const { t, timestamp } = useAdminText()
  const [text, setText] = useState('')
  const { busy, problem, run } = useAction()
  const id = useId()
  const add = () =>
    run(async () => {
      await adminCall('POST /api/admin/players/:name/notes', { params: { name: username }, body: { text } })
      setText('')
      showDone(t('adminPlayers.noteAdded'))
      onChange()
    })
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
      <Form
        className="mt-4 grid grid-cols-1 gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== '') add()
        }}
      >
        <label className="sr-only" htmlFor={id}>
          {t('adminPlayers.newNote')}
        </label>
        <textarea
          id={id}
          className="input min-h-20"
          value={text}
          maxLength={NOTE_MAX_LENGTH}
          placeholder={t('adminPlayers.notePlaceholder')}
          onChange={({ target }) => setText(target.value)}
        />
        {problem !== null && <Problem text={t('adminPlayers.noteFailed')} error={problem} />}
        <BusyButton
          type="submit"
          busy={busy}
          busyLabel={t('adminPlayers.addingNote')}
          disabled={text.trim() === ''}
          className="btn-outline btn-sm justify-self-end"
        >
          {t('admin.addNote')}
        </BusyButton>
      </Form>
    </Panel>
  )
}
