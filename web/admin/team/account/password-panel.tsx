import { type FormEvent, useState } from 'react'
import { isPasswordTooShort, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#contract/team/admin.ts'
import { adminCall, hasCode } from '#web/admin/kit/api/admin-call.ts'
import { Problem, showDone, useAction } from '#web/admin/kit/parts/action.tsx'
import { SubmitButton } from '#web/admin/kit/parts/button.tsx'
import { PasswordField } from '#web/admin/kit/parts/field.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Form } from '#web/kit/ui/form.tsx'

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

type Draft = Record<(typeof FIELDS)[number]['name'], string>

/** The first problem in the order of the fields. The server checks whether the password is easy to guess. */
export function passwordProblem({ current, next, repeated }: Draft) {
  if (current === '') return { field: 'current', key: 'currentRequired' } as const
  if (isPasswordTooShort(next)) return { field: 'next', key: 'newPasswordHelp' } as const
  if (next.length > PASSWORD_MAX_LENGTH) return { field: 'next', key: 'tooLong' } as const
  if (next === current) return { field: 'next', key: 'unchanged' } as const
  return next === repeated ? null : ({ field: 'repeated', key: 'notTheSame' } as const)
}

/** A new password ends every other means of access to the account. */
export function PasswordPanel({ onChanged }: { onChanged: () => void }) {
  const { t, reasonOf } = useAdminText()
  const [wrong, setWrong] = useState<Partial<Draft>>({})
  const { busy, problem, run, clearProblem } = useAction()
  const refused = REFUSED.find(([code]) => hasCode(problem, code))?.[1]

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const text = (name: string) => String(typed.get(name))
    const [current, next] = [text('current'), text('next')]
    const found = passwordProblem({ current, next, repeated: text('repeated') })
    if (found) {
      clearProblem()
      const limits = { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH }
      setWrong({ [found.field]: t(`adminAccount.${found.key}`, limits) })
      form.querySelector<HTMLElement>(`[name="${found.field}"]`)?.focus()
      return
    }
    setWrong({})
    run(async () => {
      await adminCall('PUT /api/admin/password', { body: { current_password: current, new_password: next } })
      showDone(t('adminAccount.changed'))
      form.reset()
      onChanged()
    })
  }

  return (
    <Panel title={t('adminNavigation.password')}>
      <p className="mb-4 text-sm text-soft">{t('adminAccount.passwordText')}</p>
      <Form className="grid grid-cols-1 gap-4" noValidate onSubmit={submit}>
        {FIELDS.map(({ name, label, autoComplete }) => (
          <PasswordField
            key={name}
            label={t(label)}
            help={
              name === 'next' && !wrong.next && refused !== name
                ? t('adminAccount.newPasswordHelp', { min: PASSWORD_MIN_LENGTH })
                : undefined
            }
            error={refused === name ? reasonOf(problem) : wrong[name]}
            name={name}
            autoComplete={autoComplete}
          />
        ))}
        {!refused && <Problem error={problem} />}
        <SubmitButton
          variant="outline"
          className="justify-self-start"
          busy={busy}
          label={t('adminNavigation.password')}
        />
      </Form>
    </Panel>
  )
}
