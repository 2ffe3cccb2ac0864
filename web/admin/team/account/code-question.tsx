// A question that is confirmed by a code of the two-factor login.
import { useState } from 'react'
import { CodeInput } from '#web/admin/kit/parts/code-input.tsx'
import { Confirm } from '#web/admin/kit/parts/confirm.tsx'
import { Field } from '#web/admin/kit/parts/field.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

type Props = {
  question: string
  text: string
  act: string
  acting: string
  failed: string
  danger?: boolean
  onAct: (code: string) => Promise<void>
  onClose: () => void
}

export function CodeQuestion({ text, onAct, ...question }: Props) {
  const { t } = useAdminText()
  const [code, setCode] = useState('')
  return (
    <Confirm {...question} onAct={() => onAct(code.trim())}>
      <p className="text-sm text-soft">{text}</p>
      <Field label={t('adminTeam.code')}>
        {(field) => (
          <CodeInput
            {...field}
            data-first-focus
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
      </Field>
    </Confirm>
  )
}
