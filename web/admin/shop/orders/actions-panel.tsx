import type { OrderDetail } from '#contract/shop/orders.schema.ts'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { useOrderActs } from './order-acts.tsx'
import type { Asked } from './questions.tsx'

/** Each with its consequence below; what cannot be done says why. */
export function ActionsPanel({ order, onAsk }: { order: OrderDetail; onAsk: (asked: Asked) => void }) {
  const { t } = useAdminText()
  const { rename, refund } = useOrderActs(order)
  if (order.status === 'REFUND') return null
  return (
    <Panel title={t('adminOrders.actions')}>
      <div className="grid grid-cols-1 gap-2">
        <Button icon="user-pen" disabled={!rename.isPossible} onClick={() => onAsk({ what: 'rename' })}>
          {t('adminOrders.rename')}
        </Button>
        <p className="mb-2 text-faint text-xs">{rename.note}</p>
        <Button
          variant="danger"
          icon="undo-2"
          disabled={!refund.isPossible}
          onClick={() => onAsk({ what: 'refund' })}
        >
          {refund.label}
        </Button>
        <p className="text-faint text-xs">{refund.note}</p>
      </div>
    </Panel>
  )
}
