// Limit per player: counted in the transaction of the order, so that no two orders at once pass it.
import { expect } from 'vitest'
import { ADDRESS, inShop, inSqlite, ORDER, type Shop } from '#tests/support/shop.ts'
import { countedSince } from './player-limit.service.ts'

const LIMITED = 'LIMITED'
const DAY_MS = 24 * 60 * 60 * 1_000

const tryOrder = (shop: Shop, username: string) =>
  shop.order({ productId: LIMITED, username }).then(
    (reference) => reference,
    ({ code }: { code: string }) => code,
  )

inShop(
  'open and paid orders count, expired, failed and refunded ones do not, nor what was given by hand',
  async (shop) => {
    await shop.addProduct({ limit: { count: 1, period: 'ever' } }, LIMITED)
    await shop.addProduct({}, 'OTHER')
    await shop.order({ productId: 'OTHER' })
    const reference = await tryOrder(shop, 'Steve')
    const set = (change: object) =>
      shop.db.updateTable('orders').set(change).where('reference', '=', reference).execute()

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
      await shop.db.deleteFrom('orders').where('reference', '=', again).execute()
    }
  },
)

inSqlite('a limit per day counts from midnight in Jakarta', async (shop) => {
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

const OTHER_NETWORK = '198.51.100.4'
const THIRD_NETWORK = '192.0.2.9'
const MINUTE_MS = 60_000

const orderFrom = (shop: Shop, address: string, username = 'Steve') =>
  shop.checkout.placeOrder({ ...ORDER, productId: LIMITED, username }, address).then(
    (reference) => reference,
    ({ code }: { code: string }) => code,
  )

inShop(
  'an unpaid order holds the limit for ten minutes, for its own network until it expires',
  async (shop) => {
    await shop.addProduct({ limit: { count: 1, period: 'ever' } }, LIMITED)
    await orderFrom(shop, OTHER_NETWORK)

    expect(await orderFrom(shop, ADDRESS)).toBe('limit_reached')
    shop.clock.pass(10 * MINUTE_MS)
    // The stranger cannot renew it.
    expect(await orderFrom(shop, OTHER_NETWORK)).toBe('limit_reached')
    const own = await orderFrom(shop, ADDRESS)
    expect(own).not.toBe('limit_reached')
    expect(await orderFrom(shop, THIRD_NETWORK)).toBe('limit_reached')
    await shop.callback(own)
    expect(await shop.flags(own)).toEqual([])
    expect(await orderFrom(shop, THIRD_NETWORK)).toBe('limit_reached')
  },
)

inSqlite('networks of one IPv6 customer are one', async (shop) => {
  await shop.addProduct({ limit: { count: 1, period: 'ever' } }, LIMITED)
  await orderFrom(shop, '2001:db8:1:1::5')
  shop.clock.pass(10 * MINUTE_MS)
  expect(await orderFrom(shop, '2001:db8:1:2::5')).toBe('limit_reached')
  expect(await orderFrom(shop, '2001:db8:2:1::5')).not.toBe('limit_reached')
})

inSqlite('only an unpaid order has a network', async (shop) => {
  const networks = () => shop.db.selectFrom('orders').select('network').execute()
  const reference = await shop.order()
  expect(await networks()).toEqual([{ network: ADDRESS }])
  await shop.callback(reference)
  expect(await networks()).toEqual([{ network: null }])
})

inShop(
  'of six payments at once for a limit of one the first is delivered and five are held for a person',
  async (shop) => {
    await shop.addProduct({ limit: { count: 1, period: 'ever' } }, LIMITED)
    const references: string[] = []
    for (let place = 0; place < 6; place += 1) {
      references.push(await orderFrom(shop, `203.0.${place}.7`))
      shop.clock.pass(10 * MINUTE_MS)
    }
    expect(references).not.toContain('limit_reached')

    await Promise.all(references.map((reference) => shop.callback(reference)))
    const flags = await Promise.all(references.map((reference) => shop.flags(reference)))
    expect(flags.flat()).toEqual(Array(5).fill('above_limit'))
    expect(await shop.deliverAll()).toHaveLength(1)
    const held = await shop.db.selectFrom('send_action').select(['state', 'held', 'last_reply']).execute()
    const rows = await shop.db.selectFrom('order_flag').select('detail').execute()
    expect(rows.map(({ detail }) => detail).sort()).toEqual(
      ['2/1', '3/1', '4/1', '5/1', '6/1'].map((count) => `40 Premium Points: ${count}`),
    )
    const found = rows.map(({ detail }) => ({ state: 'unknown', held: 'limit', last_reply: detail }))
    expect(held.filter((row) => row.held)).toEqual(expect.arrayContaining(found))
    const buyers = await Promise.all(references.map((reference) => shop.payments.find(reference)))
    expect(buyers.map((payment) => payment?.delivery?.state).sort()).toEqual([
      ...Array(5).fill('checking'),
      'delivered',
    ])
    expect(buyers.filter((payment) => payment?.delivery?.above_limit)).toHaveLength(5)
    expect(shop.told.filter(({ type }) => type === 'payment.flagged')).toHaveLength(5)
  },
)

inSqlite('a late payment counts for the day of its order', async (shop) => {
  await shop.addProduct({ limit: { count: 1, period: 'day' } }, LIMITED)
  const first = await orderFrom(shop, ADDRESS)
  shop.clock.pass(DAY_MS)
  const second = await orderFrom(shop, ADDRESS)
  await shop.callback(second)
  await shop.callback(first)
  expect([...(await shop.flags(first)), ...(await shop.flags(second))]).toEqual([])
})
