// Orders that were paid with play money, and everything that hangs on them.
import * as z from 'zod'
import { adminCall } from '#contract/call.ts'
import { Count, named, optionalChoice, Rupiah } from '#contract/platform/fields.schema.ts'
import { TEST_FILTERS } from './test-data.ts'

/** The filter of a list; left out, test orders are shown while payments are play money, and hidden otherwise. */
export const TestQuery = optionalChoice(TEST_FILTERS)
/** The filter that the list was made with. */
export const TestShown = z.enum(TEST_FILTERS)

const TestData = named('TestData', {
  orders: Count,
  /** Prices of those that were paid. */
  paid: Rupiah,
  deliveries: Count,
  /** Attempts to deliver them. */
  attempts: Count,
  /** Players with a total on the donators board. */
  donators: Count,
  /** Payments are play money: test orders are what the site shows, and new ones come. */
  is_demo: z.boolean(),
})
export type TestData = z.infer<typeof TestData>

/** `left`: orders whose commands are being sent right now. */
const TestDataDeleted = named('TestDataDeleted', {
  orders: Count,
  deliveries: Count,
  attempts: Count,
  left: Count,
})
export type TestDataDeleted = z.infer<typeof TestDataDeleted>

export const testDataCalls = {
  previewTestData: adminCall('GET /api/admin/test-data', 'operation', {
    summary: 'Counts the test orders and what would be deleted with them.',
    reply: TestData,
  }),
  deleteTestData: adminCall('DELETE /api/admin/test-data', 'operation', {
    summary: 'Deletes test orders with their deliveries, flags and donations; real orders are not touched.',
    reply: TestDataDeleted,
  }),
}
