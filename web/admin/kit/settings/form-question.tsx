import type { ReactNode } from 'react'
import { BusyButton } from '../parts/busy-button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { useAdminText } from '../text/use-admin-text.ts'

type Props = {
  title: string
  act: string
  busy: boolean
  busyLabel: string
  onAct: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks before what cannot be undone. Without a form of its own, because it is inside the form of the settings. */
export function FormQuestion({ title, act, busy, busyLabel, onAct, onClose, children }: Props) {
  const { t } = useAdminText()
  return (
    <Dialog
      title={title}
      size="small"
      locked={busy}
      onClose={onClose}
      foot={
        <>
          <button type="button" className="btn btn-ghost" data-first-focus disabled={busy} onClick={onClose}>
            {t('admin.cancel')}
          </button>
          <BusyButton busy={busy} busyLabel={busyLabel} className="btn-danger" onClick={onAct}>
            {act}
          </BusyButton>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
