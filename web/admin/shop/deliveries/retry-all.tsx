import { useState } from 'react'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { RetryAllQuestion } from './action-questions.tsx'

/** Beside the title. The list polls, so it shows the result by itself. */
export function RetryAll() {
  const { t } = useAdminText()
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <button type="button" className="btn btn-ghost btn-sm" onClick={() => setAsking(true)}>
        <Icon name="rotate-ccw" />
        {t('adminDelivery.retryAll')}
      </button>
      {isAsking && <RetryAllQuestion onDone={close} onClose={close} />}
    </>
  )
}
