// A question that is confirmed by a code of the two-factor login.
import { useState } from 'react'
import { CodeInput } from '../parts/code-input.tsx'
import { Confirm } from '../parts/confirm.tsx'
import { Field } from '../parts/field.tsx'
import { useAdminText } from '../text/use-admin-text.ts'

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
