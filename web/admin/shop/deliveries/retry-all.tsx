import { useState } from 'react'
import type { Retried } from '#contract/shop/delivery.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { showDone } from '#web/admin/kit/parts/action.tsx'
import { AskButton, Confirm, STAY } from '#web/admin/kit/parts/confirm.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

/** Beside the title. The list polls, so it shows the result by itself. */
export default function RetryAll() {
  const { t } = useAdminText()
  return (
    <AskButton variant="ghost" icon="rotate-ccw" label={t('adminDelivery.retryAll')}>
      {(close) => <RetryAllQuestion onClose={close} />}
    </AskButton>
  )
}

/** Stays open while some remain: after a long outage one request does not cover all. */
function RetryAllQuestion({ onClose }: { onClose: () => void }) {
  const { t, number } = useAdminText()
  const [unfinished, setUnfinished] = useState<Retried | null>(null)
  return (
    <Confirm
      act={t('adminDelivery.retryAll')}
      onAct={async () => {
        const retried = await adminCall('POST /api/admin/send-actions/retry-failed', {})
        if (retried.remaining > 0) {
          setUnfinished(retried)
          return STAY
        }
        showDone(t('adminDelivery.retried', { count: number(retried.resent) }))
      }}
      onClose={onClose}
      text={t('adminDelivery.retryText')}
    >
      {unfinished && (
        <p className="text-sm text-wait" role="status">
          {t('adminDelivery.retriedSome', {
            count: number(unfinished.resent),
            remaining: number(unfinished.remaining),
          })}
        </p>
      )}
    </Confirm>
  )
}
