import { type FormEvent, useState } from 'react'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#contract/team/admin.ts'
import { adminCall, hasCode } from '#web/admin/kit/api/admin-call.ts'
import { removeToken } from '#web/admin/kit/api/token-store.ts'
import { Problem, showDone, useAction } from '#web/admin/kit/parts/action.tsx'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { InputField, PasswordInput } from '#web/admin/kit/parts/field.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Form } from '#web/kit/ui/form.tsx'
import { type PasswordDraft, passwordProblem, toPasswordChange } from './password-draft.ts'

const FIELDS = [
  { name: 'current', label: 'adminAccount.currentPassword', autoComplete: 'current-password' },
  { name: 'next', label: 'adminAccount.newPassword', autoComplete: 'new-password' },
  { name: 'repeated', label: 'adminAccount.repeatPassword', autoComplete: 'new-password' },
] as const

/** The field that a refusal of the server is about. */
const REFUSED = [
  ['current_password_wrong', 'current'],
  ['password_too_weak', 'next'],
  ['password_has_name', 'next'],
] as const

type Wrong = Partial<Record<keyof PasswordDraft, string>>

/** A new password ends every session, this one too. */
export function PasswordPanel() {
  const { t, reasonOf } = useAdminText()
  const [wrong, setWrong] = useState<Wrong>({})
  const { busy, problem, run, clearProblem } = useAction()
  const refused = REFUSED.find(([code]) => hasCode(problem, code))?.[1]

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const text = (name: string) => String(typed.get(name))
    const draft = { current: text('current'), next: text('next'), repeated: text('repeated') }
    const found = passwordProblem(draft)
    if (found) {
      clearProblem()
      const limits = { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH }
      setWrong({ [found.field]: t(`adminAccount.${found.key}`, limits) })
      form.querySelector<HTMLElement>(`[name="${found.field}"]`)?.focus()
      return
    }
    setWrong({})
    run(async () => {
      await adminCall('PUT /api/admin/password', { body: toPasswordChange(draft) })
      showDone(t('adminAccount.changed'))
      removeToken('logout')
    })
  }

  return (
    <Panel title={t('adminNavigation.password')}>
      <p className="mb-4 text-sm text-soft">{t('adminAccount.passwordText')}</p>
      <Form className="grid grid-cols-1 gap-4" noValidate onSubmit={submit}>
        {FIELDS.map(({ name, label, autoComplete }) => (
          <InputField
            key={name}
            as={PasswordInput}
            label={t(label)}
            help={
              name === 'next' && !wrong.next && refused !== name
                ? t('adminAccount.newPasswordHelp', { min: PASSWORD_MIN_LENGTH })
                : undefined
            }
            error={refused === name ? reasonOf(problem) : wrong[name]}
            name={name}
            autoComplete={autoComplete}
            maxLength={PASSWORD_MAX_LENGTH}
            required
          />
        ))}
        {problem !== null && !refused && <Problem error={problem} />}
        <Button
          size="md"
          className="justify-self-start"
          busy={busy}
          type="submit"
          label={t('adminNavigation.password')}
        />
      </Form>
    </Panel>
  )
}
