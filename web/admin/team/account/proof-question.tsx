// A question that is confirmed by the own password or by a code of the two-factor login: a session left open must not
// change how its owner logs in.
import { type ComponentProps, useState } from 'react'
import { PASSWORD_MAX_LENGTH } from '#contract/team/admin.ts'
import { Confirm } from '#web/admin/kit/parts/confirm.tsx'
import { CodeInput, InputField, PasswordInput } from '#web/admin/kit/parts/field.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

type Props = Omit<ComponentProps<typeof Confirm>, 'children' | 'disabled' | 'onAct'> & {
  proof: 'password' | 'code'
  onAct: (proof: string) => Promise<unknown>
}

export function ProofQuestion({ proof, onAct, ...question }: Props) {
  const { t } = useAdminText()
  const [value, setValue] = useState('')
  const isPassword = proof === 'password'
  return (
    <Confirm
      {...question}
      disabled={isPassword && value === ''}
      onAct={() => onAct(isPassword ? value : value.trim())}
    >
      <InputField
        as={isPassword ? PasswordInput : CodeInput}
        label={t(isPassword ? 'adminTeam.passkeyPassword' : 'adminTeam.code')}
        data-first-focus
        value={value}
        onChange={({ target }) => setValue(target.value)}
        {...(isPassword && { autoComplete: 'current-password', maxLength: PASSWORD_MAX_LENGTH })}
      />
    </Confirm>
  )
}
