import type { OrderDetail } from '#contract/shop/orders.schema.ts'
import { canRefund, canRename } from '#contract/shop/orders.ts'
import { useMay } from '#web/admin/kit/frame/overview.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { Asked } from './questions.tsx'

type Props = { order: OrderDetail; onAsk: (asked: Asked) => void }

/** Each with its consequence below; what cannot be done says why. */
export function ActionsPanel({ order, onAsk }: Props) {
  const { t } = useAdminText()
  const mayRefund = useMay()('refunds')
  const isRenamable = canRename(order)
  const isRefundable = canRefund(order)
  const isGiven = order.given_by !== null
  const refundText = isGiven ? 'takeBackGiftText' : 'refundText'
  const refundNote = !mayRefund ? 'refundNotAllowed' : isRefundable ? refundText : 'refundNotPaid'
  if (order.status === 'REFUND') return null
  return (
    <Panel title={t('adminOrders.actions')}>
      <div className="grid grid-cols-1 gap-2">
        <button
          type="button"
          className="btn btn-outline btn-sm"
          disabled={!isRenamable}
          onClick={() => onAsk({ what: 'rename' })}
        >
          <Icon name="user-round" />
          {t('adminOrders.rename')}
        </button>
        <p className="mb-2 text-faint text-xs">
          {isRenamable ? t('adminOrders.renameText') : t('adminOrders.renameDone')}
        </p>
        <button
          type="button"
          className="btn btn-danger btn-sm"
          disabled={!mayRefund || !isRefundable}
          onClick={() => onAsk({ what: 'refund' })}
        >
          <Icon name="undo-2" />
          {t(isGiven ? 'adminOrders.takeBackGift' : 'adminOrders.refund')}
        </button>
        <p className="text-faint text-xs">{t(`adminOrders.${refundNote}`)}</p>
      </div>
    </Panel>
  )
}
