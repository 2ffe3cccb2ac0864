// A confirmation before an irreversible action. On failure it stays open and shows the reason.

import { useId, useRef, useState } from 'react'
import { REASON_MAX_LENGTH } from '#contract/shop/delivery.ts'
import { Form } from '#web/kit/ui/form.tsx'
import { useAdminText } from '../text/use-admin-text.ts'
import { InputField } from './field.tsx'
import { Problem } from './problem.tsx'
import { Question, type QuestionProps } from './question.tsx'
import { useAction } from './use-action.ts'

type Props = QuestionProps & {
  /** Above the fields. */
  text?: string
  failed: string
  withReason?: boolean | 'required'
  /** Where the reason is asked for in other words. */
  reasonLabel?: string
  /** A field of the dialog is not valid yet. */
  disabled?: boolean
  onAct: (reason: string | undefined) => Promise<void>
}

/** The fields of a phone may fill the dialog. */
const showAll = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

export function Confirm({ text, failed, withReason, reasonLabel, onAct, children, ...question }: Props) {
  const { t } = useAdminText()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const { busy, problem, run } = useAction()
  const formId = useId()
  const input = useRef<HTMLInputElement>(null)
  const isRequired = withReason === 'required'
  const isMissing = isRequired && reason.trim() === ''

  return (
    <Question {...question} busy={busy} form={formId}>
      <Form
        id={formId}
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (isMissing) input.current?.focus()
          else run(() => onAct(reason.trim() || undefined))
        }}
      >
        {text && <p className="text-sm text-soft">{text}</p>}
        {children}
        {withReason && (
          <InputField
            label={reasonLabel ?? t(isRequired ? 'admin.why' : 'admin.reason')}
            help={t('admin.reasonHelp')}
            error={isTried && isMissing ? t('admin.needReason') : null}
            ref={input}
            value={reason}
            maxLength={REASON_MAX_LENGTH}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        {problem !== null && (
          <div ref={showAll}>
            <Problem text={failed} error={problem} />
          </div>
        )}
      </Form>
    </Question>
  )
}
