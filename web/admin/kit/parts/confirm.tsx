// A confirmation before an irreversible action. On failure it stays open and shows the reason.

import { type ReactNode, useId, useState } from 'react'
import { REASON_MAX_LENGTH } from '#contract/shop/delivery.ts'
import { Form } from '#web/kit/ui/form.tsx'
import { useAdminText } from '../text/use-admin-text.ts'
import { BusyButton } from './busy-button.tsx'
import { Dialog } from './dialog.tsx'
import { Field } from './field.tsx'
import { Problem } from './problem.tsx'
import { useAction } from './use-action.ts'

type Props = {
  question: string
  children?: ReactNode
  act: string
  acting: string
  failed: string
  /** Deleting looks dangerous, sending again does not. */
  danger?: boolean
  withReason?: boolean | 'required'
  /** A field of the dialog is not valid yet. */
  disabled?: boolean
  onAct: (reason: string | undefined) => Promise<void>
  onClose: () => void
}

export function Confirm({
  question,
  children,
  act,
  acting,
  failed,
  danger,
  withReason,
  disabled = false,
  ...on
}: Props) {
  const { t } = useAdminText()
  const [reason, setReason] = useState('')
  const { busy, problem, run } = useAction()
  const formId = useId()

  return (
    <Dialog
      title={question}
      size="small"
      onClose={on.onClose}
      locked={busy}
      foot={
        <>
          <button
            type="button"
            className="btn btn-ghost"
            data-first-focus={withReason ? undefined : true}
            disabled={busy}
            onClick={on.onClose}
          >
            {t('admin.cancel')}
          </button>
          <BusyButton
            type="submit"
            form={formId}
            busy={busy}
            busyLabel={acting}
            disabled={disabled || (withReason === 'required' && reason.trim() === '')}
            className={danger ? 'btn-danger' : 'btn-primary'}
          >
            {act}
          </BusyButton>
        </>
      }
    >
      <Form
        id={formId}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          run(() => on.onAct(reason.trim() || undefined))
        }}
      >
        {children}
        {withReason && (
          <Field label={t('admin.reason')} help={t('admin.reasonHelp')}>
            {(field) => (
              <input
                {...field}
                className="input"
                value={reason}
                maxLength={REASON_MAX_LENGTH}
                autoComplete="off"
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
        )}
        {problem !== null && <Problem text={failed} error={problem} />}
      </Form>
    </Dialog>
  )
}
