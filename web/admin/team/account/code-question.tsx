// A question that is confirmed by a code of the two-factor login.
import { type ComponentProps, useState } from 'react'
import { Confirm } from '#web/admin/kit/parts/confirm.tsx'
import { CodeInput, InputField } from '#web/admin/kit/parts/field.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

type Props = Omit<ComponentProps<typeof Confirm>, 'children' | 'disabled' | 'onAct'> & {
  onAct: (code: string) => Promise<unknown>
}

export function CodeQuestion({ onAct, ...question }: Props) {
  const { t } = useAdminText()
  const [value, setValue] = useState('')
  return (
    <Confirm {...question} onAct={() => onAct(value.trim())}>
      <InputField
        as={CodeInput}
        label={t('adminTeam.code')}
        data-first-focus
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
    </Confirm>
  )
}
