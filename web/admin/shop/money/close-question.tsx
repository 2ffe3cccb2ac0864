import type { UnknownPayment } from '#contract/shop/money.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { showDone } from '#web/admin/kit/frame/admin-toast.ts'
import { Confirm } from '#web/admin/kit/parts/confirm.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

type Props = { payment: UnknownPayment; onDone: () => void; onClose: () => void }

/** The reason goes to the audit log, because the money is somewhere. */
export function CloseQuestion({ payment: { gateway_reference, amount }, onDone, onClose }: Props) {
  const { t, rupiah } = useAdminText()
  return (
    <Confirm
      question={t('adminMoney.closeQuestion', { amount: rupiah(amount) })}
      act={t('admin.close')}
      acting={t('adminMoney.closing')}
      failed={t('adminMoney.closeFailed')}
      withReason="required"
      reasonLabel={t('adminMoney.closeReason')}
      onAct={async (reason = '') => {
        const sent = { params: { gateway_reference }, body: { reason } }
        await adminCall('POST /api/admin/money/unknown/:gateway_reference/close', sent)
        onClose()
        showDone(t('adminMoney.closed'))
        onDone()
      }}
      onClose={onClose}
      text={t('adminMoney.closeText')}
    />
  )
}
