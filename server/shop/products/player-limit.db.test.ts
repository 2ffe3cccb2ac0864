// Limit per player: counted in the transaction of the order, so that no two orders at once pass it.
import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { DATABASES } from '#tests/support/databases.ts'
import { openShop, type Shop } from '#tests/support/shop.ts'
import { countedSince } from './player-limit.service.ts'

const { payments } = demoSettings
const LIMITED = 'LIMITED'
const DAY_MS = 24 * 60 * 60 * 1_000

const tryOrder = (shop: Shop, username: string) =>
  shop.order({ productId: LIMITED, username }).then(
    (reference) => reference,
    ({ code }: { code: string }) => code,
  )

test.each(DATABASES)(
  '%s: of twenty orders at once exactly as many pass as the limit allows',
  async (kind) => {
    await using shop = await openShop(kind, {
      // The limit of orders in ten minutes is another rule.
      settings: { payments: { ...payments, limits: { ...payments.limits, orders_in_10_minutes: 1_000 } } },
    })
    await shop.addProduct({ limit: { count: 2, period: 'ever' } }, LIMITED)

    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) => tryOrder(shop, index % 2 ? 'Steve' : 'sTEVE')),
    )
    expect(results.filter((result) => result !== 'limit_reached')).toHaveLength(2)
    expect(await tryOrder(shop, 'Alex')).not.toBe('limit_reached')
  },
)

test.each(DATABASES)(
  '%s: open and paid orders count, expired, failed and refunded ones do not, nor what was given by hand',
  async (kind) => {
    await using shop = await openShop(kind)
    await shop.addProduct({ limit: { count: 1, period: 'ever' } }, LIMITED)
    await shop.addProduct({}, 'OTHER')
    await shop.order({ productId: 'OTHER' })
    const reference = await tryOrder(shop, 'Steve')
    const set = (change: object) =>
      shop.db.updateTable('purchase').set(change).where('reference', '=', reference).execute()

    expect(await tryOrder(shop, 'Steve')).toBe('limit_reached')
    await set({ status: 'PAID' })
    expect(await tryOrder(shop, 'Steve')).toBe('limit_reached')
    for (const change of [
      { status: 'EXPIRED' },
      { status: 'FAILED' },
      { status: 'REFUND' },
      { status: 'PAID', given_by: 'ayu' },
      { given_by: null, is_test: 1 },
    ]) {
      await set(change)
      const again = await tryOrder(shop, 'Steve')
      expect(again).not.toBe('limit_reached')
      await shop.db.deleteFrom('purchase').where('reference', '=', again).execute()
    }
  },
)

test('a limit per day counts from midnight in Jakarta', async () => {
  await using shop = await openShop()
  await shop.addProduct({ limit: { count: 1, period: 'day' } }, LIMITED)
  await tryOrder(shop, 'Steve')
  expect(await tryOrder(shop, 'Steve')).toBe('limit_reached')
  shop.clock.pass(DAY_MS)
  expect(await tryOrder(shop, 'Steve')).not.toBe('limit_reached')

  const now = new Date('2026-11-30T18:00:00Z')
  expect(countedSince('day', now)).toEqual(new Date('2026-11-30T17:00:00Z'))
  expect(countedSince('month', now)).toEqual(new Date('2026-11-30T17:00:00Z'))
  expect(countedSince('ever', now)).toBeNull()
})
