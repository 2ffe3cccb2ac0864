import { GATEWAY_IDS } from '#contract/settings/gateways.ts'
import { ORDER_DELIVERIES } from '#contract/shop/order-delivery.ts'
import type { OrderQuery } from '#contract/shop/orders.schema.ts'
import type { ShownStatus } from '#contract/shop/payment.ts'
import { dateSpan } from '#web/admin/kit/lists/date-span.ts'
import type { ListView } from '#web/admin/kit/lists/list-view.ts'

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
