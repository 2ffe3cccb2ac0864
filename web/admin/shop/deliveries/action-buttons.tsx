import { shownUsername } from '#contract/network/username.ts'
import type { SendAction } from '#contract/shop/delivery.schema.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
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
        <button
          type="button"
          className="btn btn-ghost btn-sm"
          aria-label={t(isUnknown ? 'adminDelivery.markDoneFor' : 'adminDelivery.settleFor', { name })}
          onClick={() => onQuestion('markChecked', action)}
        >
          <Icon name="check" />
          {t(isUnknown ? 'adminDelivery.markDone' : 'adminDelivery.settle')}
        </button>
      )}
      {mayResend(action) && (
        <button
          type="button"
          className="btn btn-outline btn-sm"
          aria-label={t('adminDelivery.resendTo', { name })}
          onClick={() => onQuestion('resend', action)}
        >
          <Icon name="rotate-ccw" />
          {t('admin.resend')}
        </button>
      )}
    </>
  )
}
