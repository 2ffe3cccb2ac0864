import { useId, useState } from 'react'
import { NOTE_MAX_LENGTH } from '#contract/shop/orders.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { Problem, showDone, useAction } from '#web/admin/kit/parts/action.tsx'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Form } from '#web/kit/ui/form.tsx'

type Props = { label: string; onAdd: (text: string) => Promise<unknown>; onAdded: () => void }

export function NoteForm({ label, onAdd, onAdded }: Props) {
  const { t } = useAdminText()
  const [text, setText] = useState('')
  const { busy, problem, run } = useAction()
  const field = useId()
  const isEmpty = text.trim() === ''
  async function add(): Promise<void> {
    await onAdd(text)
    setText('')
    showDone(t('adminOrders.noteAdded'))
    onAdded()
  }
  return (
    <Form
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEmpty) run(add)
      }}
    >
      <label className="sr-only" htmlFor={field}>
        {label}
      </label>
      <textarea
        id={field}
        className="input min-h-20"
        aria-keyshortcuts="N"
        value={text}
        maxLength={NOTE_MAX_LENGTH}
        placeholder={t('adminOrders.notePlaceholder')}
        onChange={({ target }) => setText(target.value)}
      />
      <Problem error={problem} />
      <Button
        className="justify-self-end"
        busy={busy}
        type="submit"
        disabled={isEmpty}
        label={t('admin.addNote')}
      />
    </Form>
  )
}

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
