// A confirmation before an irreversible action. On failure it stays open and shows the reason.

import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react'
import { REASON_MAX_LENGTH } from '#contract/shop/delivery.ts'
import { Form } from '#web/kit/ui/form.tsx'
import { useAdminText } from '../text/use-admin-text.ts'
import { Problem, showDone, useAction } from './action.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { InputField } from './field.tsx'

type QuestionProps = {
  /** Without it the action with a question mark. */
  question?: string
  act: string
  /** Where the button says more while the action runs. */
  acting?: string
  /** Deleting looks dangerous, sending again does not. */
  danger?: boolean
  onClose: () => void
  children?: ReactNode
}

type AskProps = QuestionProps & {
  busy?: boolean
  disabled?: boolean
  /** The id of the form that the button submits. */
  form?: string
  onAct?: () => void
}

/** Two buttons below a text. Without a form of its own, so that it can be inside of one. */
export function Question({ question, act, acting, danger, busy = false, form, ...props }: AskProps) {
  const { t } = useAdminText()
  return (
    <Dialog
      title={question ?? `${act}?`}
      size="small"
      onClose={props.onClose}
      locked={busy}
      foot={
        <>
          <Button variant="ghost" size="md" data-first-focus disabled={busy} onClick={props.onClose}>
            {t('admin.cancel')}
          </Button>
          <Button
            type={form ? 'submit' : 'button'}
            form={form}
            variant={danger ? 'danger' : 'primary'}
            size="md"
            label={act}
            busy={busy && (acting ?? true)}
            disabled={props.disabled}
            onClick={props.onAct}
          />
        </>
      }
    >
      {props.children}
    </Dialog>
  )
}

type Props = QuestionProps & {
  /** Above the fields. */
  text?: string
  /** Without it the general text. */
  failed?: string
  withReason?: boolean | 'required'
  /** Where the reason is asked for in other words. */
  reasonLabel?: string
  /** A field of the dialog is not valid yet. */
  disabled?: boolean
  /** It closes after the action, unless that says to stay. */
  onAct: (reason: string | undefined) => Promise<unknown>
  /** The toast after the action. */
  done?: string
  onDone?: () => void
}

/** The result of an action that leaves something to ask. */
export const STAY = 'stay'

/** The fields of a phone may fill the dialog. */
const showAll = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

export function Confirm({ text, failed, withReason, reasonLabel, children, ...props }: Props) {
  const { onAct, done, onDone, ...question } = props
  const { t } = useAdminText()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const { busy, problem, run } = useAction()
  const formId = useId()
  const input = useRef<HTMLInputElement>(null)
  const isRequired = withReason === 'required'
  const isMissing = isRequired && reason.trim() === ''
  const act = () =>
    run(async () => {
      if ((await onAct(reason.trim() || undefined)) === STAY) return
      if (done) showDone(done)
      onDone?.()
      question.onClose()
    })

  return (
    <Question {...question} busy={busy} form={formId}>
      <Form
        id={formId}
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (isMissing) input.current?.focus()
          else act()
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

type AskButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'onClick'> & {
  children: (close: () => void) => ReactNode
}

/** A button that opens a dialog. */
export function AskButton({ children, ...button }: AskButtonProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)} />
      {isAsking && children(() => setAsking(false))}
    </>
  )
}
