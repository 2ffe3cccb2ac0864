import { expect, test } from 'vitest'
import { DATABASES } from '#tests/support/databases.ts'
import { openShop, type Shop } from '#tests/support/shop.ts'
import { createOrderDeliveryCheck } from './order-delivery-check.service.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

function open(shop: Shop, now = shop.clock.now()) {
  const warnings: [object, string][] = []
  const log = { warn: (details: object, text: string) => void warnings.push([details, text]) }
  return { warnings, check: createOrderDeliveryCheck({ db: shop.db, clock: { now: () => now }, log }) }
}

const deliveries = async ({ db }: Shop) =>
  (await db.selectFrom('purchase').select('delivery').orderBy('number').execute()).map((row) => row.delivery)

test.each(DATABASES)('%s: deliveries that an older process has changed are stored again', async (kind) => {
  await using shop = await openShop(kind)
  await shop.callback(await shop.order({ username: 'Ayu' }))
  await shop.callback(await shop.order({ username: 'Budi' }))
  await shop.order({ username: 'Citra' })
  await shop.deliverAll()
  const { warnings, check } = open(shop)
  await check.run()
  expect(warnings).toEqual([])
  expect(await deliveries(shop)).toEqual(['delivered', 'delivered', null])

  await shop.db.updateTable('purchase').set({ delivery: null }).where('username', '=', 'Ayu').execute()
  await shop.db.updateTable('purchase').set({ delivery: 'queued' }).where('username', '=', 'Citra').execute()
  await check.run()
  expect(warnings).toMatchObject([
    [{ orders: 2 }, 'delivery of orders differs from their commands and is stored again'],
  ])
  expect(await deliveries(shop)).toEqual(['delivered', 'delivered', null])
})

test('an older order is checked as long as it is queued', async () => {
  await using shop = await openShop()
  await shop.callback(await shop.order({ username: 'Ayu' }))
  await shop.callback(await shop.order({ username: 'Budi' }))
  await shop.deliverAll()
  await shop.db.updateTable('purchase').set({ delivery: 'waiting' }).where('username', '=', 'Ayu').execute()
  await shop.db.updateTable('purchase').set({ delivery: 'failed' }).where('username', '=', 'Budi').execute()
  const { check } = open(shop, new Date(shop.clock.now().getTime() + 30 * DAY_MS))
  await check.run()
  expect(await deliveries(shop)).toEqual(['delivered', 'failed'])
})
