// The address holds the search, filters and page of the list of deliveries.
import { SEND_ACTION_STATES } from '#contract/shop/delivery.ts'
import { TEST_FILTERS } from '#contract/shop/test-data.ts'
import { type ListView, oneOf, readId, readText } from '#web/admin/kit/lists/list-view.ts'

export const DELIVERY_VALUES = {
  search: readText,
  status: oneOf(SEND_ACTION_STATES),
  needs: oneOf(['yes']),
  /** Only what was delivered today. */
  delivered: oneOf(['today']),
  test: oneOf(TEST_FILTERS),
  open: readId,
}
export type DeliveryListView = ListView<typeof DELIVERY_VALUES>
