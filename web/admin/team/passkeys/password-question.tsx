// A question that is confirmed by the own password: a session left open must not change how its owner signs in.
import { useState } from 'react'
import { PASSWORD_MAX_LENGTH } from '#contract/team/admin.ts'
import { Confirm } from '#web/admin/kit/parts/confirm.tsx'
import { Field } from '#web/admin/kit/parts/field.tsx'
import { PasswordInput } from '#web/admin/kit/parts/password-input.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

type Props = {
  question: string
  text: string
  act: string
  acting: string
  failed: string
  danger?: boolean
  onAct: (password: string) => Promise<void>
  onClose: () => void
}

export function PasswordQuestion({ text, onAct, ...question }: Props) {
  const { t } = useAdminText()
  const [password, setPassword] = useState('')
  return (
    <Confirm {...question} disabled={password === ''} onAct={() => onAct(password)}>
      <p className="text-sm text-soft">{text}</p>
      <Field label={t('adminTeam.passkeyPassword')}>
        {(field) => (
          <PasswordInput
            {...field}
            data-first-focus
            autoComplete="current-password"
            maxLength={PASSWORD_MAX_LENGTH}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </Field>
    </Confirm>
  )
}
