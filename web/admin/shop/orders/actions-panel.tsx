import type { OrderDetail } from '#contract/shop/orders.schema.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { useOrderActs } from './order-acts.tsx'
import type { Asked } from './questions.tsx'

type Props = { order: OrderDetail; onAsk: (asked: Asked) => void }

/** Each with its consequence below; what cannot be done says why. */
export function ActionsPanel({ order, onAsk }: Props) {
  const { t } = useAdminText()
  const { rename, refund } = useOrderActs(order)
  if (order.status === 'REFUND') return null
  return (
    <Panel title={t('adminOrders.actions')}>
      <div className="grid grid-cols-1 gap-2">
        <button
          type="button"
          className="btn btn-outline btn-sm"
          disabled={!rename.isPossible}
          onClick={() => onAsk({ what: 'rename' })}
        >
          <Icon name="user-pen" />
          {t('adminOrders.rename')}
        </button>
        <p className="mb-2 text-faint text-xs">{rename.note}</p>
        <button
          type="button"
          className="btn btn-danger btn-sm"
          disabled={!refund.isPossible}
          onClick={() => onAsk({ what: 'refund' })}
        >
          <Icon name="undo-2" />
          {refund.label}
        </button>
        <p className="text-faint text-xs">{refund.note}</p>
      </div>
    </Panel>
  )
}
