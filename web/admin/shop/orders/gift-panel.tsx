import type { OrderDetail } from '#contract/shop/orders.schema.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

/** The buyer's words to the friend who gets the order. */
export function GiftPanel({ order: { gift } }: { order: OrderDetail }) {
  const { t } = useAdminText()
  if (!gift) return null
  const { sender, message } = gift
  return (
    <Panel title={t('adminOrders.gift')}>
      {sender === null && message === null ? (
        <p className="text-sm text-soft">{t('adminOrders.giftBlank')}</p>
      ) : (
        <dl className="pairs">
          {sender !== null && (
            <div>
              <dt>{t('admin.from')}</dt>
              <dd className="wrap-anywhere">{sender}</dd>
            </div>
          )}
          {message !== null && (
            <div>
              <dt>{t('adminOrders.giftMessage')}</dt>
              <dd className="wrap-anywhere">{message}</dd>
            </div>
          )}
        </dl>
      )}
    </Panel>
  )
}
