import { useId, useState } from 'react'
import { REASON_MAX_LENGTH } from '#contract/shop/delivery.ts'
import type { UnknownPayment } from '#contract/shop/money.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { showDone } from '#web/admin/kit/frame/admin-toast.ts'
import { BusyButton } from '#web/admin/kit/parts/busy-button.tsx'
import { Dialog } from '#web/admin/kit/parts/dialog.tsx'
import { Problem } from '#web/admin/kit/parts/problem.tsx'
import { useAction } from '#web/admin/kit/parts/use-action.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Form } from '#web/kit/ui/form.tsx'

type Props = { payment: UnknownPayment; onDone: () => void; onClose: () => void }

/** The reason goes to the audit log, because the money is somewhere. */
export function CloseQuestion({ payment: { gateway_reference, amount }, onDone, onClose }: Props) {
  const { t, rupiah } = useAdminText()
  const [reason, setReason] = useState('')
  const { busy, problem, run } = useAction()
  const [formId, fieldId] = [useId(), useId()]
  const close = () =>
    run(async () => {
      const sent = { params: { gateway_reference }, body: { reason: reason.trim() } }
      await adminCall('POST /api/admin/money/unknown/:gateway_reference/close', sent)
      onClose()
      showDone(t('adminMoney.closed'))
      onDone()
    })
  return (
    <Dialog
      title={t('adminMoney.closeQuestion', { amount: rupiah(amount) })}
      size="small"
      locked={busy}
      onClose={onClose}
      foot={
        <>
          <button type="button" className="btn btn-ghost" disabled={busy} onClick={onClose}>
            {t('admin.cancel')}
          </button>
          <BusyButton type="submit" form={formId} busy={busy} busyLabel={t('adminMoney.closing')}>
            {t('adminMoney.close')}
          </BusyButton>
        </>
      }
    >
      <Form
        id={formId}
        className="grid grid-cols-1 gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          close()
        }}
      >
        <p className="text-sm text-soft">{t('adminMoney.closeText')}</p>
        <label htmlFor={fieldId} className="label">
          {t('adminMoney.closeReason')}
        </label>
        <input
          id={fieldId}
          className="input"
          required
          maxLength={REASON_MAX_LENGTH}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {problem !== null && <Problem text={t('adminMoney.closeFailed')} error={problem} />}
      </Form>
    </Dialog>
  )
}
