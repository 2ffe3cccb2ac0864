import { useState } from 'react'
import { shownUsername } from '#contract/network/username.ts'
import type { SendAction } from '#contract/shop/delivery.schema.ts'
import { canResend, needsRefunds, skippedByResend } from '#contract/shop/delivery.ts'
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
  const isHeld = action.state === 'held'
  const name = shownUsername(action.username)
  return (
    <Confirm
      act={t(isHeld ? 'adminDelivery.send' : 'admin.resend')}
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
      <p className="text-sm">{t('adminDelivery.sendText', { name })}</p>
      <code className="code well block p-3">{left.map(({ text }) => text).join('\n')}</code>
      {skipped > 0 && (
        <p className="text-sm text-soft">{t('adminDelivery.resendSkips', { count: number(skipped) })}</p>
      )}
      {action.state === 'done' && <p className="text-sm text-wait">{t('adminDelivery.resendDone')}</p>}
      {action.state === 'unknown' && <p className="text-sm text-wait">{t('adminDelivery.noReply')}</p>}
      {isHeld && action.held && <p className="text-sm text-wait">{t(`adminDelivery.held_${action.held}`)}</p>}
    </Confirm>
  )
}

type Marked = Pick<SendAction, 'state' | 'held'>

/** Marking it says that it arrived; of what was not sent, only that nothing more is to be done. */
export function mayHaveArrived({ state, held }: Marked): boolean {
  return state === 'unknown' || (state === 'held' && held === 'restore')
}

/** Marks an action that may have arrived as done; the others no longer need attention. */
export function MarkCheckedQuestion({ action, ...on }: Props) {
  const { t } = useAdminText()
  const isUnknown = mayHaveArrived(action)
  return (
    <Confirm
      act={t(isUnknown ? 'adminDelivery.arrived' : 'adminDelivery.settle')}
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
      <p className="text-sm text-soft">
        {t(
          isUnknown
            ? 'adminDelivery.markText'
            : `adminDelivery.settle${action.state === 'held' ? 'Held' : ''}Text`,
        )}
      </p>
    </Confirm>
  )
}

export function useMayResend(): (action: SendAction) => boolean {
  const may = useMay()
  return (action) => canResend(action.state) && (may('refunds') || !needsRefunds(action))
}

/** Something waits for a person, and this one may say that nothing more is to be sent. */
export function useMayMark(): (action: SendAction) => boolean {
  const may = useMay()
  return ({ state, needs_person }) =>
    needs_person && (state === 'unknown' || state === 'failed' || (state === 'held' && may('refunds')))
}
