// Test data: counts and deletes orders that were paid with play money, with everything that hangs on them.
import type { TestData, TestDataDeleted } from '#contract/shop/test-data.schema.ts'
import { createVotesRetention } from '#server/network/votes/votes-retention.service.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import type { Db } from '#server/platform/database/schema.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import { type Donations, deleteEmptyTestTotals } from '#server/shop/payments/donations.service.ts'
import { removeFromSums } from '#server/shop/sums/sums.service.ts'
import {
  countTestData,
  deleteActions,
  deleteTestOrders,
  lockActionsOf,
  lockTestOrders,
} from './test-data.repository.ts'

type Deps = Pick<Core, 'db' | 'clock'> & {
  log: Pick<Log, 'info'>
  audit: Audit
  donations: Pick<Donations, 'subtract'>
  /** Payments are play money: new test orders come. */
  countsTests: boolean
  /** The donators board was read with the orders that are gone. */
  onChange(): Promise<void>
  batchRows?: number
}

/** So that no transaction blocks visitors for long. */
const BATCH_ROWS = 200

export function createTestData(deps: Deps) {
  const { db, clock, log, audit, donations, countsTests, onChange, batchRows = BATCH_ROWS } = deps

  type Batch = TestDataDeleted & { next: number | null }

  /** In one transaction, so that an order is either whole or gone. What is being sent right now is left. */
  async function deleteBatch(trx: Db, after: number): Promise<Batch> {
    const orders = await lockTestOrders(trx, after, batchRows)
    const ids = orders.map(({ id }) => id)
    const now = clock.now().toISOString()
    await lockActionsOf(trx, ids, now)
    // Once more, because a resend that held one of them may have added another.
    const actions = await lockActionsOf(trx, ids, now)
    const busy = new Set(actions.filter(({ isInFlight }) => isInFlight).map(({ orderId }) => orderId))
    const gone = orders.filter(({ id }) => !busy.has(id))
    const goneActions = actions.filter(({ orderId }) => !busy.has(orderId)).map(({ id }) => id)
    const attempts = await deleteActions(trx, goneActions)
    const deleted = await deleteTestOrders(
      trx,
      gone.map(({ id }) => id),
    )
    for (const { username, price: amount, donatedAt } of gone)
      if (donatedAt !== null)
        await donations.subtract(trx, { username, amount, paidAt: new Date(donatedAt), isTest: true })
    await deleteEmptyTestTotals(trx)
    await removeFromSums(trx, deleted)
    return {
      orders: gone.length,
      deliveries: goneActions.length,
      attempts,
      left: busy.size,
      next: orders.length < batchRows ? null : Math.max(...orders.map(({ number }) => number)),
    }
  }

  return {
    preview: async (): Promise<TestData> => ({ ...(await countTestData(db)), is_demo: countsTests }),

    async delete(admin: string): Promise<TestDataDeleted> {
      const deleted: TestDataDeleted = { orders: 0, deliveries: 0, attempts: 0, left: 0 }
      let after: number | null = 0
      while (after !== null) {
        const from: number = after
        const batch: Batch = await db.transaction().execute(async (trx) => {
          // With the first batch: a process that is killed later has not deleted anything without a trace.
          if (from === 0) {
            const { orders: count } = await countTestData(trx)
            await audit.write(trx, { admin, action: 'test_data_deleted', after: { count } })
          }
          return deleteBatch(trx, from)
        })
        for (const name of ['orders', 'deliveries', 'attempts', 'left'] as const) deleted[name] += batch[name]
        after = batch.next
      }
      await createVotesRetention({ db, clock }).deleteTestVotes()
      log.info({ ...deleted, admin }, 'test data deleted')
      await onChange()
      return deleted
    },
  }
}
