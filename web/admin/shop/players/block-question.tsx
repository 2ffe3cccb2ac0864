import { useId, useState } from 'react'
import { shownUsername } from '#contract/network/username.ts'
import { REASON_MAX_LENGTH } from '#contract/shop/delivery.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { showDone } from '#web/admin/kit/frame/admin-toast.ts'
import { BusyButton } from '#web/admin/kit/parts/busy-button.tsx'
import { Dialog } from '#web/admin/kit/parts/dialog.tsx'
import { Field } from '#web/admin/kit/parts/field.tsx'
import { Problem } from '#web/admin/kit/parts/problem.tsx'
import { useAction } from '#web/admin/kit/parts/use-action.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Form } from '#web/kit/ui/form.tsx'

type Props = { username: string; onDone: () => void; onClose: () => void }

/** A block needs a reason, because somebody else of the team will be asked about it. */
export function BlockQuestion({ username, onDone, onClose }: Props) {
  const { t } = useAdminText()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const { busy, problem, run } = useAction()
  const formId = useId()
  const name = shownUsername(username)
  const block = () =>
    run(async () => {
      const sent = { params: { name: username }, body: { reason: reason.trim() } }
      await adminCall('PUT /api/admin/players/:name/block', sent)
      onClose()
      showDone(t('adminPlayers.blockDone', { name }))
      onDone()
    })
  return (
    <Dialog
      title={t('adminPlayers.blockQuestion', { name })}
      size="small"
      locked={busy}
      onClose={onClose}
      foot={
        <>
          <button type="button" className="btn btn-ghost" disabled={busy} onClick={onClose}>
            {t('admin.cancel')}
          </button>
          <BusyButton
            type="submit"
            form={formId}
            busy={busy}
            busyLabel={t('adminPlayers.blocking')}
            className="btn-danger"
          >
            {t('adminPlayers.blockAct')}
          </BusyButton>
        </>
      }
    >
      <Form
        id={formId}
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (reason.trim() === '') setMissing(true)
          else block()
        }}
      >
        <p className="text-sm text-soft">{t('adminPlayers.blockText')}</p>
        <Field
          label={t('adminPlayers.why')}
          error={missing && reason.trim() === '' ? t('adminPlayers.needReason') : null}
        >
          {(field) => (
            <input
              {...field}
              className="input"
              value={reason}
              maxLength={REASON_MAX_LENGTH}
              autoComplete="off"
              placeholder={t('adminPlayers.whyPlaceholder')}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        {problem !== null && <Problem text={t('adminPlayers.blockFailed')} error={problem} />}
      </Form>
    </Dialog>
  )
}
