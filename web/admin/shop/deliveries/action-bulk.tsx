import type { SendAction } from '#contract/shop/delivery.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { BulkButton } from '#web/admin/kit/lists/bulk-button.tsx'
import { PickBar, type Picking } from '#web/admin/kit/lists/picking.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

type Props = { actions: readonly SendAction[]; picking: Picking; onDone: () => void }

const KEY = 'bulk-resend'

/** Only what needs a person: a delivered one is resent by itself, with a reason of its own. */
export function ActionBulk({ actions, picking, ...on }: Props) {
  const { t } = useAdminText()
  const open = actions.filter(({ _id, needs_person }) => needs_person && picking.chosen.includes(_id))
  const onDone = () => {
    picking.stop()
    on.onDone()
  }
  return (
    <PickBar picking={picking}>
      <BulkButton
        ids={open.filter(({ state }) => state === 'failed').map(({ _id }) => _id)}
        act={t('adminDelivery.bulkResend')}
        text={t('adminDelivery.bulkResendText')}
        failed={t('adminDelivery.resendFailed')}
        // Every try has one key, so that an interrupted one sends nothing twice.
        onEach={(id, reason) =>
          adminCall('POST /api/admin/send-actions/:id/resend', { params: { id }, body: { reason, key: KEY } })
        }
        onDone={onDone}
      />
      <BulkButton
        ids={open.map(({ _id }) => _id)}
        act={t('adminTransactions.check')}
        text={t('adminDelivery.bulkMarkText')}
        failed={t('adminDelivery.markFailed')}
        onEach={(id, reason) =>
          adminCall('POST /api/admin/send-actions/:id/checked', { params: { id }, body: { reason } })
        }
        onDone={onDone}
      />
    </PickBar>
  )
}
