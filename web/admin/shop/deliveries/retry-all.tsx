import { AskButton } from '#web/admin/kit/parts/confirm.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { RetryAllQuestion } from './action-questions.tsx'

/** Beside the title. The list polls, so it shows the result by itself. */
export default function RetryAll() {
  const { t } = useAdminText()
  return (
    <AskButton variant="ghost" icon="rotate-ccw" label={t('adminDelivery.retryAll')}>
      {(close) => <RetryAllQuestion onClose={close} />}
    </AskButton>
  )
}
