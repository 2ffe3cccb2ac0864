// From an order to its delivery SQLite waits for the disk four times: the payment with its order, the callback, the command that
// leaves, its result. Everything else is kept by the commits after it.
import { expect, vi } from 'vitest'
import { LogSync } from '#server/platform/database/log-sync.ts'
import { workContext } from '#server/platform/kernel/work-context.ts'
import { createBuyer } from '#tests/support/buyer.ts'
import { ownProducts } from '#tests/support/own-products.ts'
import { startSite } from '#tests/support/site.ts'
import { inDataFolder } from './data-folder.ts'
import { startOutside } from './outside.ts'

const MOST = 4

inDataFolder('an order needs at most four synced commits until it is delivered', async ({ path }) => {
  await using outside = await startOutside()
  await using site = await startSite({ env: { ...outside.env, DATA_DIR: path } })
  await ownProducts(site.url, outside.owner)
  const buyer = createBuyer(site.url)
  // The first order also notes that the gateway answers.
  await buyer.order()
  const turnstileToken = await buyer.proof()

  const { wait } = LogSync.prototype
  let syncedCommits = 0
  const spy = vi.spyOn(LogSync.prototype, 'wait').mockImplementation(function (this: LogSync) {
    if (!workContext().background) syncedCommits += 1
    return wait.call(this)
  })
  const { reference } = await buyer.order({ turnstileToken, username: 'Steve' })
  const forOrder = syncedCommits
  await outside.tell(site.url, reference)
  await expect
    .poll(async () => (await buyer.payment(reference)).reply)
    .toMatchObject({ status: 'PAID', delivery: { state: 'delivered' } })
  spy.mockRestore()

  expect(outside.executed()).toHaveLength(1)
  expect(forOrder).toBe(1)
  expect(syncedCommits).toBeLessThanOrEqual(MOST)
})
