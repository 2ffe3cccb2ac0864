import { useId, useState } from 'react'
import { NOTE_MAX_LENGTH } from '#contract/shop/orders.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { showDone } from '#web/admin/kit/frame/admin-toast.ts'
import { BusyButton } from '#web/admin/kit/parts/busy-button.tsx'
import { Problem } from '#web/admin/kit/parts/problem.tsx'
import { useAction } from '#web/admin/kit/parts/use-action.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Form } from '#web/kit/ui/form.tsx'

export function NotePanel({ id, onAdded }: { id: string; onAdded: () => void }) {
  const { t } = useAdminText()
  const [text, setText] = useState('')
  const { busy, problem, run } = useAction()
  const field = useId()
  const isEmpty = text.trim() === ''
  const add = () =>
    run(async () => {
      await adminCall('POST /api/admin/transactions/:id/notes', { params: { id }, body: { text } })
      setText('')
      showDone(t('adminOrders.noteAdded'))
      onAdded()
    })
  return (
    <Panel title={t('adminOrders.note')}>
      <Form
        className="grid grid-cols-1 gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isEmpty) add()
        }}
      >
        <label className="sr-only" htmlFor={field}>
          {t('adminOrders.note')}
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
        {problem !== null && <Problem text={t('adminOrders.noteFailed')} error={problem} />}
        <BusyButton
          type="submit"
          busy={busy}
          busyLabel={t('adminOrders.addingNote')}
          disabled={isEmpty}
          className="btn-outline btn-sm justify-self-end"
        >
          {t('admin.addNote')}
        </BusyButton>
      </Form>
    </Panel>
  )
}
