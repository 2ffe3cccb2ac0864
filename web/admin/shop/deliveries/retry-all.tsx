import { useState } from 'react'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { RetryAllQuestion } from './action-questions.tsx'

/** Beside the title. The list polls, so it shows the result by itself. */
export default function RetryAll() {
  const { t } = useAdminText()
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button variant="ghost" icon="rotate-ccw" onClick={() => setAsking(true)}>
        {t('adminDelivery.retryAll')}
      </Button>
      {isAsking && <RetryAllQuestion onDone={close} onClose={close} />}
    </>
  )
}
