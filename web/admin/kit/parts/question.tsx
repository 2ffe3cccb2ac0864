import type { ReactNode } from 'react'
import { useAdminText } from '../text/use-admin-text.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export type QuestionProps = {
  question: string
  act: string
  /** The button while the action runs. */
  acting: string
  /** Deleting looks dangerous, sending again does not. */
  danger?: boolean
  onClose: () => void
  children?: ReactNode
}

type Props = QuestionProps & {
  busy?: boolean
  disabled?: boolean
  /** The id of the form that the button submits. */
  form?: string
  onAct?: () => void
}

/** Two buttons below a text. Without a form of its own, so that it can be inside of one. */
export function Question({ question, act, acting, danger, busy = false, form, ...props }: Props) {
  const { t } = useAdminText()
  return (
    <Dialog
      title={question}
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
            busy={busy && acting}
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
