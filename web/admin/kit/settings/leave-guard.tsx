import { BusyButton } from '../parts/busy-button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { useAdminText } from '../text/use-admin-text.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import type { AnySection } from './use-section.ts'

type GuardProps = {
  forms: readonly AnySection[]
  /** Names of the changed fields. */
  fields: readonly string[]
  saving: boolean
  onSave: () => Promise<boolean>
  onDiscard: () => void
}

/** Asks before unsaved changes are left. */
export function LeaveGuard({ forms, fields, saving, onSave, onDiscard }: GuardProps) {
  const isChanged = () => forms.some(({ store }) => store.isChanged())
  const { leaving, stay } = useLeaveGuard(isChanged, fields.length > 0)
  if (!leaving) return null
  return (
    <LeaveQuestion
      fields={fields.join(', ')}
      saving={saving}
      onStay={stay}
      onDiscard={() => {
        onDiscard()
        stay()
        leaving.proceed()
      }}
      onSave={async () => {
        const isSaved = await onSave()
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
export function LeaveQuestion({ fields, saving, onSave, onDiscard, onStay }: Props) {
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
