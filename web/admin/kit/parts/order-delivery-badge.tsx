import type { OrderDelivery } from '#contract/shop/order-delivery.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import { Badge, type Tone } from './badge.tsx'

const TONES: Record<OrderDelivery, Tone> = {
  queued: 'wait',
  waiting: 'note',
  delivered: 'done',
  unknown: 'wait',
  failed: 'bad',
  resolved: 'plain',
  cancelled: 'plain',
  partly_taken_back: 'wait',
  taken_back: 'note',
}

export function OrderDeliveryBadge({ delivery }: { delivery: OrderDelivery }) {
  const { t } = useAdminText()
  return <Badge tone={TONES[delivery]}>{t(`adminDelivery.order_${delivery}`)}</Badge>
}
