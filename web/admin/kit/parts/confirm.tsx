// A confirmation before an irreversible action. On failure it stays open and shows the reason.

import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { REASON_MAX_LENGTH } from '#contract/shop/delivery.ts'
import { Form } from '#web/kit/ui/form.tsx'
import { useAdminText } from '../text/use-admin-text.ts'
import { Problem, showDone, useAction } from './action.tsx'
import { Button, SubmitButton } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { InputField } from './field.tsx'

type Props = {
  /** Without it the action with a question mark. */
  question?: string
  act: string
  /** Where the button says more while the action runs. */
  acting?: string
  /** Deleting looks dangerous, sending again does not. */
  danger?: boolean
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
  done?: string
  onDone?: () => void
  onClose: () => void
  children?: ReactNode
}

/** The result of an action that leaves something to ask. */
export const STAY = 'stay'

/** The fields of a phone may fill the dialog. */
const showAll = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** Its form stands at the end of the body, so that the question can be asked inside of another form. */
export function Confirm({ text, failed, withReason, reasonLabel, act, acting, ...props }: Props) {
  const { t } = useAdminText()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const { busy, problem, run } = useAction()
  const formId = useId()
  const input = useRef<HTMLInputElement>(null)
  const isRequired = withReason === 'required'
  const isMissing = isRequired && reason.trim() === ''
  const runAct = () =>
    run(async () => {
      if ((await props.onAct(reason.trim() || undefined)) === STAY) return
      if (props.done) showDone(props.done)
      props.onDone?.()
      props.onClose()
    })

  return createPortal(
    <Dialog
      title={props.question ?? `${act}?`}
      size="small"
      onClose={props.onClose}
      locked={busy}
      foot={
        <>
          <Button variant="ghost" size="md" data-first-focus disabled={busy} onClick={props.onClose}>
            {t('admin.cancel')}
          </Button>
          <SubmitButton
            form={formId}
            variant={props.danger ? 'danger' : 'primary'}
            label={act}
            busy={busy && (acting ?? true)}
            disabled={props.disabled}
          />
        </>
      }
    >
      <Form
        id={formId}
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          // Events of a portal also reach the form that it is written in.
          event.stopPropagation()
          setTried(true)
          if (isMissing) input.current?.focus()
          else runAct()
        }}
      >
        {text && <p className="text-sm text-soft">{text}</p>}
        {props.children}
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
    </Dialog>,
    document.body,
  )
}

type DeleteProps = { name: string; text: string; onDelete: () => Promise<unknown> }

export function DeleteButton({ name, text, onDelete }: DeleteProps) {
  const { t } = useAdminText()
  return (
    <AskButton variant="ghost" className="hover:text-bad" icon="trash-2" label={t('admin.delete')}>
      {(close) => (
        <Confirm
          question={t('admin.deleteQuestion', { name })}
          act={t('admin.delete')}
          text={text}
          danger
          onAct={onDelete}
          onClose={close}
        />
      )}
    </AskButton>
  )
}

type AskButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'onClick'> & {
  children: (close: () => void) => ReactNode
}

export function AskButton({ children, ...button }: AskButtonProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)} />
      {isAsking && children(() => setAsking(false))}
    </>
  )
}
