import { useState } from 'react'
import { shownUsername } from '#contract/network/username.ts'
import type { SendAction } from '#contract/shop/delivery.schema.ts'
import { canResend, skippedByResend } from '#contract/shop/delivery.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { useMay } from '#web/admin/kit/frame/overview.ts'
import { Confirm } from '#web/admin/kit/parts/confirm.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { newConfirmationKey } from './confirmation-key.ts'

type Props = { action: SendAction; onDone: () => void; onClose: () => void }

export function ResendQuestion({ action, ...on }: Props) {
  const { t, number } = useAdminText()
  const [key] = useState(newConfirmationKey)
  const skipped = skippedByResend(action)
  const left = action.action.slice(skipped)
  return (
    <Confirm
      question={t('adminDelivery.resendTitle')}
      act={t('admin.resend')}
      failed={t('adminDelivery.resendFailed')}
      withReason={action.needs_person || 'required'}
      onAct={(reason) =>
        adminCall('POST /api/admin/send-actions/:id/resend', {
          params: { id: action._id },
          body: { reason, key },
        })
      }
      done={t('adminDelivery.resent')}
      {...on}
    >
      <p className="text-sm">{t('adminDelivery.resendText', { name: shownUsername(action.username) })}</p>
      <code className="code well block p-3">{left.map(({ text }) => text).join('\n')}</code>
      {skipped > 0 && (
        <p className="text-sm text-soft">{t('adminDelivery.resendSkips', { count: number(skipped) })}</p>
      )}
      {action.state === 'done' && <p className="text-sm text-wait">{t('adminDelivery.resendDone')}</p>}
      {action.state === 'unknown' && <p className="text-sm text-wait">{t('adminDelivery.unknownNote')}</p>}
    </Confirm>
  )
}

/** Marks an unknown action as done; a failed one stays failed but no longer needs attention. */
export function MarkCheckedQuestion({ action, ...on }: Props) {
  const { t } = useAdminText()
  const isUnknown = action.state === 'unknown'
  const asked = isUnknown ? 'mark' : 'settle'
  return (
    <Confirm
      act={t(isUnknown ? 'adminDelivery.markDone' : 'adminDelivery.settle')}
      failed={t(`adminDelivery.${asked}Failed`)}
      withReason
      onAct={(reason) =>
        adminCall('POST /api/admin/send-actions/:id/checked', {
          params: { id: action._id },
          body: { reason },
        })
      }
      done={t(isUnknown ? 'adminDelivery.marked' : 'adminDelivery.settled')}
      {...on}
    >
      <p className="text-sm">
        <b>{shownUsername(action.username)}</b>
      </p>
      <p className="text-sm text-soft">{t(`adminDelivery.${asked}Text`)}</p>
    </Confirm>
  )
}

/** A delivery that needs nobody any more is given once more, which needs the permission to give. */
export function useMayResend(): (action: Pick<SendAction, 'state' | 'needs_person'>) => boolean {
  const may = useMay()
  return ({ state, needs_person }) => canResend(state) && (needs_person || may('refunds'))
}
