import { shownUsername } from '#contract/network/username.ts'
import type { SendAction } from '#contract/shop/delivery.schema.ts'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import type { Ask } from './action-table.tsx'
import { useMayResend } from './use-may-resend.ts'

/** At the foot of the dialog. */
export function ActionButtons({ action, onQuestion }: { action: SendAction; onQuestion: Ask }) {
  const { t } = useAdminText()
  const mayResend = useMayResend()
  const name = shownUsername(action.username)
  const isUnknown = action.state === 'unknown'
  return (
    <>
      {action.needs_person && (isUnknown || action.state === 'failed') && (
        <Button
          variant="ghost"
          icon="check"
          aria-label={t(isUnknown ? 'adminDelivery.markDoneFor' : 'adminDelivery.settleFor', { name })}
          onClick={() => onQuestion('markChecked', action)}
        >
          {t(isUnknown ? 'adminDelivery.markDone' : 'adminDelivery.settle')}
        </Button>
      )}
      {mayResend(action) && (
        <Button
          icon="rotate-ccw"
          aria-label={t('adminDelivery.resendTo', { name })}
          onClick={() => onQuestion('resend', action)}
        >
          {t('admin.resend')}
        </Button>
      )}
    </>
  )
}
