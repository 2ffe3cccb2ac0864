// The address holds the search, filters and page of the list of orders.
import { GATEWAY_IDS } from '#contract/settings/gateways.ts'
import { ORDER_DELIVERIES } from '#contract/shop/order-delivery.ts'
import { ORDER_SORTS } from '#contract/shop/orders.ts'
import { SHOWN_STATUSES } from '#contract/shop/payment.ts'
import { TEST_FILTERS } from '#contract/shop/test-data.ts'
import { type ListView, oneOf, readId, readText, refine } from '#web/admin/kit/lists/list-view.ts'
import { useListView } from '#web/admin/kit/lists/use-list-view.ts'

export const ORDER_VALUES = {
  search: readText,
  status: oneOf(SHOWN_STATUSES),
  needs: oneOf(['yes']),
  test: oneOf(TEST_FILTERS),
  date: readId,
  from: readId,
  until: readId,
  delivery: oneOf(ORDER_DELIVERIES),
  method: readId,
  gateway: oneOf(GATEWAY_IDS),
  product: readId,
  server: readId,
  sort: oneOf(ORDER_SORTS),
  open: readId,
}
export type OrderListView = ListView<typeof ORDER_VALUES>

export const useOrderView = () => useListView('/admin/store', ORDER_VALUES, { tab: 'transactions' })

/** Fixed sets of filters: each is one of them, which leaving it removes. */
export const ORDER_VIEWS = ['needs', 'today', 'refunds', 'all'] as const
type OrderView = (typeof ORDER_VIEWS)[number]

export function orderViewOf({ needs, date, status }: OrderListView): OrderView {
  if (needs) return 'needs'
  if (date === 'today') return 'today'
  return status === 'REFUND' ? 'refunds' : 'all'
}

/** The other filters stay. */
export function enterView(view: OrderListView, to: OrderView): OrderListView {
  const from = orderViewOf(view)
  const noDays = { date: undefined, from: undefined, until: undefined }
  return refine(view, {
    needs: to === 'needs' ? 'yes' : undefined,
    status: to === 'refunds' ? 'REFUND' : from === 'refunds' ? undefined : view.status,
    ...(from === 'today' && noDays),
    ...(to === 'today' && { ...noDays, date: 'today' }),
  })
}
