// What is paid above a limit, or may have been delivered before a restore, however it becomes paid.
import { expect, test } from 'vitest'
import { DATABASES, type DatabaseKind } from '#tests/support/databases.ts'
import { openOrderDesk } from '#tests/support/order-desk.ts'
import { ORDER, openShop } from '#tests/support/shop.ts'
import { recordRestore } from './restored.ts'

const MINUTE_MS = 60_000
const ONE = 'ONE'

type Desk = Awaited<ReturnType<typeof openOrderDesk>>
type Way = (desk: Desk, reference: string) => Promise<unknown>

const orderOf = (desk: Desk, reference: string) =>
  desk.db.selectFrom('orders').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow()

/** The ways in which an order becomes paid. */
const WAYS: Record<string, Way> = {
  'a callback': (desk, reference) => desk.callback(reference),
  'a callback after it expired': async (desk, reference) => {
    await desk.callback(reference, { status: 'EXPIRED' })
    await desk.callback(reference)
  },
  'a callback after it failed': async (desk, reference) => {
    await desk.callback(reference, { status: 'FAILED' })
    await desk.callback(reference)
  },
  'a check at the gateway': async (desk, reference) => {
    await desk.tripay.settle(reference, 'PAID')
    desk.clock.pass(MINUTE_MS)
    await desk.reconciler.run()
  },
  'a person who accepts what does not match': async (desk, reference) => {
    await desk.callback(reference, { total_amount: 1 })
    const { id } = await orderOf(desk, reference)
    await desk.actions.accept({ id, admin: 'sari', reason: 'the rest in cash' })
  },
}

const CASES = DATABASES.flatMap((kind) => Object.keys(WAYS).map((way) => [kind, way] as const))

/** Two orders of a product that a player may buy once. */
async function orderTwice(desk: Desk): Promise<[string, string]> {
  await desk.addProduct({ limit: { count: 1, period: 'ever' } }, ONE)
  const first = await desk.checkout.placeOrder({ ...ORDER, productId: ONE }, '198.51.100.1')
  desk.clock.pass(11 * MINUTE_MS)
  return [first, await desk.checkout.placeOrder({ ...ORDER, productId: ONE }, '198.51.100.2')]
}

test.each(CASES)('%s: above a limit, %s is accepted, flagged and held', async (kind, way) => {
  await using desk = await openOrderDesk(kind)
  const [first, second] = await orderTwice(desk)
  await desk.callback(first)
  await WAYS[way]?.(desk, second)
  expect(await desk.deliverAll()).toHaveLength(1)
  expect(await desk.flags(second)).toContain('above_limit')
  expect(await orderOf(desk, second)).toMatchObject({ status: 'PAID', delivery: 'held', needs_person: 1 })
  const delivery = { state: 'checking', above_limit: true }
  expect(await desk.payments.find(second)).toMatchObject({ status: 'PAID', delivery })
})

test.each(CASES)('%s: after a restore, %s that may have been delivered before is held', async (kind, way) => {
  await using desk = await openOrderDesk(kind)
  const { reference } = await desk.buy()
  // The gateway has the payment from before the restore; a person who accepts one knows no time.
  const now = desk.clock.now()
  desk.clock.pass(5 * MINUTE_MS)
  await recordRestore(desk.db, new Date(now.getTime() + 4 * 60 * MINUTE_MS))
  await WAYS[way]?.(desk, reference)
  expect(await desk.deliverAll()).toEqual([])
  expect(await orderOf(desk, reference)).toMatchObject({ status: 'PAID', delivery: 'held' })
  expect(await desk.payments.find(reference)).toMatchObject({ delivery: { state: 'checking' } })
})

const SECONDS = (at: Date) => Math.floor(at.getTime() / 1_000)

test.each(DATABASES)(
  '%s: an open order of before a restore is held by the gateway’s time of payment',
  async (kind) => {
    await using desk = await openOrderDesk(kind)
    const open: string[] = []
    for (const name of ['Before_1', 'After_1', 'Timeless_1', 'Future_1'])
      open.push((await desk.buy(name)).reference)
    desk.clock.pass(MINUTE_MS)
    const before = desk.clock.now()
    desk.clock.pass(MINUTE_MS)
    await recordRestore(desk.db, desk.clock.now())
    desk.clock.pass(MINUTE_MS)
    const after = desk.clock.now()
    const later = await desk.buy('Later_1')
    desk.clock.pass(MINUTE_MS)
    const future = new Date(desk.clock.now().getTime() + MINUTE_MS)
    const times = [SECONDS(before), SECONDS(after), null, SECONDS(future)]
    for (const [place, paid_at] of times.entries()) await desk.callback(open[place] ?? '', { paid_at })
    await desk.callback(later.reference, { paid_at: null })
    expect((await desk.deliverAll()).sort()).toEqual(['points give After_1 40', 'points give Later_1 40'])
    const held = await desk.db
      .selectFrom('send_action')
      .select('username')
      .where('held', '=', 'restore')
      .orderBy('number')
      .execute()
    expect(held.map(({ username }) => username)).toEqual(['Before_1', 'Timeless_1', 'Future_1'])
  },
)

test.each(DATABASES)(
  '%s: the time of a hint is that of the gateway, not of the callback',
  async (kind: DatabaseKind) => {
    await using shop = await openShop(kind, { gateways: ['midtrans'] })
    const [early, late] = [
      await shop.order({ username: 'Early_1' }),
      await shop.order({ username: 'Late_1' }),
    ]
    shop.clock.pass(MINUTE_MS)
    await shop.midtrans.settle(early, 'PAID')
    shop.clock.pass(MINUTE_MS)
    await recordRestore(shop.db, shop.clock.now())
    shop.clock.pass(MINUTE_MS)
    await shop.midtrans.settle(late, 'PAID')
    for (const reference of [early, late]) await shop.callback(reference, {}, 'midtrans')
    expect(await shop.deliverAll()).toEqual(['points give Late_1 40'])
  },
)

test.each(DATABASES)('%s: a free order after a restore is delivered', async (kind) => {
  await using desk = await openOrderDesk(kind)
  await recordRestore(desk.db, desk.clock.now())
  desk.clock.pass(MINUTE_MS)
  await desk.addProduct({ price: 0 }, 'FREE')
  await desk.checkout.placeOrder({ ...ORDER, productId: 'FREE' }, '198.51.100.1')
  expect(await desk.deliverAll()).toHaveLength(1)
})
