// A demo that goes live on the same data: play money counts nowhere, and reaches no game.
import { expect, test } from 'vitest'
import { createBuyer, referenceOf } from '#tests/support/buyer.ts'
import { ownProducts } from '#tests/support/own-products.ts'
import { ADMIN_ENV, SITE_ADMIN, signIn } from '#tests/support/settings-client.ts'
import { type RunningSite, startSite } from '#tests/support/site.ts'
import { openDataFolder } from './data-folder.ts'
import { startOutside } from './outside.ts'

async function order(site: RunningSite, username: string): Promise<string> {
  const buyer = createBuyer(site.url)
  const [product] = await buyer.products()
  return referenceOf((await buyer.order({ productId: product?._id ?? '', username })).reply.checkoutUrl)
}

async function donatorsOf(site: RunningSite): Promise<string[]> {
  const { alltime } = (await (await site.get('/api/leaderboards/global')).json()) as {
    alltime: { name: string }[]
  }
  return alltime.map(({ name }) => name)
}

test('orders of the demo are left out, held and deletable after real keys are set', async () => {
  using folder = openDataFolder()
  await using outside = await startOutside()
  const env = { ...ADMIN_ENV, DATA_DIR: folder.path }
  {
    await using demo = await startSite({ env })
    await createBuyer(demo.url).simulate(await order(demo, 'Tester'), 'PAID')
    // Never paid before the switch.
    await order(demo, 'Late_Tester')
  }

  await using live = await startSite({ env: { ...outside.env, ...env } })
  await ownProducts(live.url, SITE_ADMIN)
  const paid = await order(live, 'Buyer')
  expect((await outside.tell(live.url, paid)).status).toBe(200)
  await expect.poll(outside.executed, { timeout: 10_000 }).toEqual([expect.stringContaining(' Buyer ')])

  const admin = await signIn(live)
  const list = async (query: string) => {
    const { transactions } = (await (await admin.ask(`/transactions${query}`)).json()) as {
      transactions: { username: string }[]
    }
    return transactions.map(({ username }) => username)
  }
  expect(await list('')).toEqual(['Buyer'])
  expect(await list('?test=only')).toEqual(['Late_Tester', 'Tester'])
  expect(await donatorsOf(live)).not.toContain('Tester')

  const deleted = await admin.ask('/test-data', 'DELETE')
  expect(await deleted.json()).toMatchObject({ orders: 2, left: 0 })
  expect(await list('?test=shown')).toEqual(['Buyer'])
  // The board is read again at once.
  expect(await donatorsOf(live)).toEqual(['Buyer'])
  expect(outside.executed()).toHaveLength(1)
})
