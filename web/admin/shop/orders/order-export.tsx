import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { useMay } from '#web/admin/kit/frame/overview.ts'
import { ExportButton } from '#web/admin/kit/lists/export-button.tsx'
import { useListView } from '#web/admin/kit/lists/use-list-view.ts'
import { orderQuery } from './order-query.ts'

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
