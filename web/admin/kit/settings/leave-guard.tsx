import { BusyButton } from '../parts/busy-button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { useAdminText } from '../text/use-admin-text.ts'
import type { AnyForm } from './draft/use-draft-form.ts'
import type { FormFrame } from './form-frame.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

type GuardProps = { forms: readonly AnyForm[]; frame: FormFrame; isBusy: boolean }

/** Asks before unsaved changes are left. */
export function LeaveGuard({ forms, frame, isBusy }: GuardProps) {
  const isChanged = () => isBusy || forms.some(({ store }) => store.isChanged())
  const { leaving, stay } = useLeaveGuard(isChanged, isBusy || frame.fields.length > 0)
  if (!leaving) return null
  return (
    <LeaveQuestion
      fields={frame.fields.join(', ')}
      saving={frame.saving}
      onStay={stay}
      onDiscard={() => {
        frame.discard()
        stay()
        leaving.proceed()
      }}
      onSave={async () => {
        const isSaved = await frame.save(true)
        stay()
        if (isSaved) leaving.proceed()
      }}
    />
  )
}

type Props = {
  fields: string
  saving: boolean
  onSave: () => void
  onDiscard: () => void
  onStay: () => void
}

/** Escape stays. */
function LeaveQuestion({ fields, saving, onSave, onDiscard, onStay }: Props) {
  const { t } = useAdminText()
  return (
    <Dialog
      title={t('adminSettings.leaveTitle')}
      size="small"
      locked={saving}
      onClose={onStay}
      foot={
        <>
          <button type="button" className="btn btn-danger" disabled={saving} onClick={onDiscard}>
            {t('adminSettings.discard')}
          </button>
          <button type="button" className="btn btn-outline" disabled={saving} onClick={onStay}>
            {t('adminSettings.stay')}
          </button>
          <BusyButton
            busy={saving}
            busyLabel={t('adminSettings.saving')}
            className="btn-primary"
            data-first-focus
            onClick={onSave}
          >
            {t('adminSettings.saveAndLeave')}
          </BusyButton>
        </>
      }
    >
      <p>{t('adminSettings.leaveText', { fields })}</p>
    </Dialog>
  )
}
