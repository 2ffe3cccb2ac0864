import { shownUsername } from '#contract/network/username.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { showDone } from '#web/admin/kit/frame/admin-toast.ts'
import { Confirm } from '#web/admin/kit/parts/confirm.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

type Props = { username: string; onDone: () => void; onClose: () => void }

/** A block needs a reason, because somebody else of the team will be asked about it. */
export function BlockQuestion({ username, onDone, onClose }: Props) {
  const { t } = useAdminText()
  const name = shownUsername(username)
  return (
    <Confirm
      question={t('adminPlayers.blockQuestion', { name })}
      act={t('adminPlayers.block')}
      acting={t('adminPlayers.blocking')}
      failed={t('adminPlayers.blockFailed')}
      danger
      withReason="required"
      onAct={async (reason = '') => {
        await adminCall('PUT /api/admin/players/:name/block', {
          params: { name: username },
          body: { reason },
        })
        onClose()
        showDone(t('adminPlayers.blockDone', { name }))
        onDone()
      }}
      onClose={onClose}
      text={t('adminPlayers.blockText')}
    />
  )
}
