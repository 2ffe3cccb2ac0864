import { useState } from 'react'
import type { SendAction } from '#contract/shop/delivery.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { BulkQuestion } from '#web/admin/kit/lists/bulk-question.tsx'
import { PickBar, type Picking } from '#web/admin/kit/lists/picking.tsx'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

type Props = { actions: readonly SendAction[]; picking: Picking; onDone: () => void }

const KEY = 'bulk-resend'

/** Only what needs a person: a delivered one is resent by itself, with a reason of its own. */
export function ActionBulk({ actions, picking, onDone }: Props) {
  const { t } = useAdminText()
  const [asked, setAsked] = useState<'resend' | 'mark' | null>(null)
  const open = actions.filter(({ _id, needs_person }) => needs_person && picking.chosen.includes(_id))
  const ids = {
    resend: open.filter(({ state }) => state === 'failed').map(({ _id }) => _id),
    mark: open.map(({ _id }) => _id),
  }
  const handlers = {
    onClose: () => setAsked(null),
    onDone: () => {
      setAsked(null)
      picking.stop()
      onDone()
    },
  }
  return (
    <PickBar picking={picking}>
      <Button disabled={ids.resend.length === 0} onClick={() => setAsked('resend')}>
        {t('adminDelivery.bulkResend')}
      </Button>
      <Button disabled={ids.mark.length === 0} onClick={() => setAsked('mark')}>
        {t('adminTransactions.check')}
      </Button>
      {asked === 'resend' && (
        <BulkQuestion
          ids={ids.resend}
          title={t('adminDelivery.bulkResend')}
          act={t('adminDelivery.bulkResend')}
          failed={t('adminDelivery.resendFailed')}
          // Every try has one key, so that an interrupted one sends nothing twice.
          onEach={(id, reason) =>
            adminCall('POST /api/admin/send-actions/:id/resend', {
              params: { id },
              body: { reason, key: KEY },
            })
          }
          {...handlers}
          text={t('adminDelivery.bulkResendText')}
        />
      )}
      {asked === 'mark' && (
        <BulkQuestion
          ids={ids.mark}
          title={t('adminTransactions.check')}
          act={t('adminTransactions.check')}
          failed={t('adminDelivery.markFailed')}
          onEach={(id, reason) =>
            adminCall('POST /api/admin/send-actions/:id/checked', { params: { id }, body: { reason } })
          }
          {...handlers}
          text={t('adminDelivery.bulkMarkText')}
        />
      )}
    </PickBar>
  )
}
