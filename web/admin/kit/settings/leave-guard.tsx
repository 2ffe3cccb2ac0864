import { Button } from '../parts/button.tsx'
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
          <Button variant="danger" size="md" disabled={saving} onClick={onDiscard}>
            {t('adminSettings.discard')}
          </Button>
          <Button size="md" label={t('adminSettings.stay')} disabled={saving} onClick={onStay} />
          <Button
            variant="primary"
            size="md"
            busy={saving && t('adminSettings.saving')}
            data-first-focus
            onClick={onSave}
            label={t('adminSettings.saveAndLeave')}
          />
        </>
      }
    >
      <p>{t('adminSettings.leaveText', { fields })}</p>
    </Dialog>
  )
}
