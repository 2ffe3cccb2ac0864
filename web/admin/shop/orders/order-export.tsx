import type { OrderQuery } from '#contract/shop/orders.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { useMay } from '#web/admin/kit/frame/overview.ts'
import { dateSpan } from '#web/admin/kit/lists/date-span.ts'
import { ExportButton } from '#web/admin/kit/lists/export-button.tsx'
import { type OrderListView, useOrderView } from './order-view.ts'

/** Exports what the list shows, on all of its pages. */
export default function OrderExport() {
  const { view } = useOrderView()
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

/** The query of the API for what a view shows, without its page. */
export function orderQuery(view: OrderListView): OrderQuery {
  const { search, status, needs, test, method, gateway, delivery, product, server } = view
  return {
    ...{ search, status, needs_person: needs, test, method, gateway, delivery, product, server },
    ...dateSpan(view),
  }
}
