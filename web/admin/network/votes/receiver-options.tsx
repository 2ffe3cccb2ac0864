import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { useMay } from '#web/admin/kit/frame/overview.ts'
import { AskButton, Confirm } from '#web/admin/kit/parts/confirm.tsx'
import { SwitchField } from '#web/admin/kit/settings/fields/switch-field.tsx'
import type { SectionForm } from '#web/admin/kit/settings/settings-screen.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

/** Saved with the form. */
export function ReceiverOptions({ votes }: { votes: SectionForm<'votes'> }) {
  const { t } = useAdminText()
  const receiver = votes.at('receiver')
  return (
    <div className="grid grid-cols-1 gap-3 border-line border-t pt-4">
      <SwitchField at={receiver.at('v1')} help={t('adminNetwork.v1Help')} />
      <SwitchField at={receiver.at('board')} help={t('adminNetwork.boardHelp')} />
    </div>
  )
}

/** At once, not with the form: every site that has the public key needs the new one. */
export function NewKeys({ onChange }: { onChange: () => void }) {
  const { t } = useAdminText()
  const may = useMay()
  if (!may('secrets')) return null
  return (
    <AskButton label={t('adminNetwork.newKeys')}>
      {(close) => (
        <Confirm
          act={t('adminNetwork.newKeys')}
          text={t('adminNetwork.newKeysText')}
          danger
          onAct={() => adminCall('POST /api/admin/votes/keys', {})}
          onDone={onChange}
          onClose={close}
        />
      )}
    </AskButton>
  )
}
