// Asks for the password or a passkey when a call needs a fresh proof. What was typed below it stays.
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Form } from '#web/kit/ui/form.tsx'
import { adminCall, hasCode } from '../api/admin-call.ts'
import { requestPasskey, useCanUsePasskeys } from '../api/ask-device.ts'
import { answerProof } from '../api/proof.ts'
import { Problem, useAction } from '../parts/action.tsx'
import { Button, SubmitButton } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { PasswordField } from '../parts/field.tsx'
import { useAdminText } from '../text/use-admin-text.ts'

export default function ProofDialog() {
  const { t, reasonOf } = useAdminText()
  const { busy, problem, run } = useAction()
  const canUsePasskeys = useCanUsePasskeys()
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const isWrong = hasCode(problem, 'current_password_wrong')
  useEffect(() => {
    if (isWrong) field.current?.select()
  }, [isWrong])

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password'))
    run(async () => {
      await adminCall('POST /api/admin/account/proof', { body: { password } })
      answerProof(true)
    })
  }

  const usePasskey = () =>
    run(async () => {
      const passkey = await requestPasskey(await adminCall('POST /api/admin/login/passkey/options', {}))
      await adminCall('POST /api/admin/account/proof', { body: { passkey } })
      answerProof(true)
    })

  return createPortal(
    <Dialog
      title={t('adminAccount.proofTitle')}
      size="small"
      locked={busy}
      onClose={() => answerProof(false)}
      foot={
        <>
          <Button
            variant="ghost"
            size="md"
            label={t('admin.cancel')}
            disabled={busy}
            onClick={() => answerProof(false)}
          />
          <SubmitButton form={formId} busy={busy} label={t('adminAccount.proofAct')} />
        </>
      }
    >
      <Form id={formId} className="grid grid-cols-1 gap-4" onSubmit={submit}>
        <p className="text-sm text-soft">{t('adminAccount.proofText')}</p>
        <PasswordField
          ref={field}
          label={t('adminAccount.proofPassword')}
          error={isWrong ? reasonOf(problem) : undefined}
          autoComplete="current-password"
        />
        {canUsePasskeys && (
          <Button
            size="md"
            icon="key-round"
            disabled={busy}
            label={t('adminAccount.proofPasskey')}
            onClick={usePasskey}
          />
        )}
        {!isWrong && <Problem error={problem} />}
      </Form>
    </Dialog>,
    document.body,
  )
}
