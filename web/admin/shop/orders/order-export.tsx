import { GATEWAY_IDS } from '#contract/settings/gateways.ts'
import { ORDER_DELIVERIES } from '#contract/shop/order-delivery.ts'
import type { OrderQuery } from '#contract/shop/orders.schema.ts'
import type { ShownStatus } from '#contract/shop/payment.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { useMay } from '#web/admin/kit/frame/overview.ts'
import { dateSpan } from '#web/admin/kit/lists/date-span.ts'
import { ExportButton } from '#web/admin/kit/lists/export-button.tsx'
import type { ListView } from '#web/admin/kit/lists/list-view.ts'
import { useListView } from '#web/admin/kit/lists/use-list-view.ts'

/** Exports what the list shows, on all of its pages. */
export default function OrderExport() {
  const { view } = useListView('transactions')
  const mayExport = useMay()('money')
  if (!mayExport) return null
  const query = orderQuery(view)
  return (
    <ExportButton
      query={query}
      isLarge={async () => (await adminCall('GET /api/admin/transactions/totals', { query })).sums === null}
    />
  )
}

/** The query of the API for what a view shows, without its page. Values that the API does not know are left out. */
export function orderQuery({ search, status, needsPerson, test, more }: ListView<ShownStatus>): OrderQuery {
  return {
    search: search || undefined,
    status: status ?? undefined,
    needs_person: needsPerson ? 'yes' : undefined,
    test: test ?? undefined,
    ...dateSpan(more),
    method: more.method,
    gateway: GATEWAY_IDS.find((gateway) => gateway === more.gateway),
    delivery: ORDER_DELIVERIES.find((delivery) => delivery === more.delivery),
    product: more.product,
    server: more.server,
  }
}
