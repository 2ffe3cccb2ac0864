// What is asked before a delivery is repeated or closed.
import { useState } from 'react'
import { deliveryApi, type SendAction } from '#contract/delivery.ts'
import { shownUsername } from '#contract/username.ts'
import { sayDone } from '../frame/admin-toast.ts'
import { Confirm } from '../parts/confirm.tsx'
import { adminCall } from '../session/admin-call.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import { newConfirmationKey } from './confirmation-key.ts'

type Props = { action: SendAction; onDone: () => void; onClose: () => void }

export function ResendQuestion({ action, onDone, onClose }: Props) {
  const { t } = useAdminText()
  const [key] = useState(newConfirmationKey)
  return (
    <Confirm
      question={t('adminDelivery.resendTitle')}
      act={t('adminDelivery.resend')}
      acting={t('adminDelivery.resending')}
      failed={t('adminDelivery.resendFailed')}
      withReason
      onAct={async (reason) => {
        await adminCall(deliveryApi.resend, { params: { id: action._id }, body: { reason, key } })
        sayDone(t('adminDelivery.resent'))
        onDone()
      }}
      onClose={onClose}
    >
      <p className="text-sm">{t('adminDelivery.resendText', { name: shownUsername(action.username) })}</p>
      <code className="code well block">{action.action.map(({ text }) => text).join('\n')}</code>
      {action.state === 'done' && <p className="text-sm text-wait">{t('adminDelivery.resendDone')}</p>}
      {action.state === 'unknown' && <p className="text-sm text-wait">{t('adminDelivery.unknownNote')}</p>}
    </Confirm>
  )
}

export function MarkDoneQuestion({ action, onDone, onClose }: Props) {
  const { t } = useAdminText()
  return (
    <Confirm
      question={t('adminDelivery.markTitle')}
      act={t('adminDelivery.markDone')}
      acting={t('admin.loading')}
      failed={t('adminDelivery.markFailed')}
      withReason
      onAct={async (reason) => {
        const sent = { params: { id: action._id }, body: { reason } }
        await adminCall(deliveryApi.markSendActionChecked, sent)
        sayDone(t('adminDelivery.marked'))
        onDone()
      }}
      onClose={onClose}
    >
      <p className="text-sm">
        <b>{shownUsername(action.username)}</b>
      </p>
      <p className="text-sm text-soft">{t('adminDelivery.markText')}</p>
    </Confirm>
  )
}

export function RetryAllQuestion({ onDone, onClose }: Omit<Props, 'action'>) {
  const { t, number } = useAdminText()
  return (
    <Confirm
      question={t('adminDelivery.retryTitle')}
      act={t('adminDelivery.retryAll')}
      acting={t('adminDelivery.retrying')}
      failed={t('adminDelivery.retryFailed')}
      onAct={async () => {
        const { resent } = await adminCall(deliveryApi.retryFailed, {})
        sayDone(t('adminDelivery.retried', { count: number(resent) }))
        onDone()
      }}
      onClose={onClose}
    >
      <p className="text-sm text-soft">{t('adminDelivery.retryText')}</p>
    </Confirm>
  )
}
