// Orders of several lines: limits per player, the number of statements, and orders of the version before.
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { checkOf, differencesOf, LINES, openWithPacks, placeBasket } from '#tests/support/baskets.ts'
import { DATABASES, onBothWith } from '#tests/support/databases.ts'
import { inShop, openShop } from '#tests/support/shop.ts'

const { payments } = demoSettings
/** The limit of orders in ten minutes is another rule. */
const MANY_ORDERS = {
  payments: { ...payments, limits: { ...payments.limits, orders_in_10_minutes: 1_000 } },
}
const inPatientShop = onBothWith((kind) => openShop(kind, { settings: MANY_ORDERS }))

inPatientShop('of baskets at once no more pass than the limit of each product allows', async (shop) => {
  await shop.addProduct({ limit: { count: 5, period: 'ever' } }, 'FIVE')
  await shop.addProduct({ limit: { count: 3, period: 'day' } }, 'THREE')
  const orders = Array.from({ length: 12 }, (_, index) => {
    const items = [
      { productId: 'FIVE', quantity: 2 },
      { productId: 'THREE', quantity: 1 },
    ]
    // In either order of the lines: no two transactions may wait for each other.
    return placeBasket(shop, index % 2 ? items : items.toReversed()).then(
      () => 'placed',
      ({ code }: { code: string }) => code,
    )
  })
  const results = await Promise.all(orders)
  expect(results.filter((result) => result === 'placed')).toHaveLength(2)
  expect(new Set(results)).toEqual(new Set(['placed', 'limit_reached']))
})

inPatientShop('a basket passes exactly where the model of the limits allows it', async (shop) => {
  const limits = { A: 4, B: 7 }
  for (const [id, count] of Object.entries(limits))
    await shop.addProduct({ limit: { count, period: 'ever' } }, id)
  const quantity = fc.integer({ min: 0, max: 3 })
  const step = fc.record({
    username: fc.constantFrom('Steve', 'sTEVE', 'Alex'),
    quantities: fc.record({ A: quantity, B: quantity, PACK: quantity }),
    end: fc.constantFrom('open', 'PAID', 'EXPIRED', 'REFUND'),
  })
  const [steps = []] = fc.sample(fc.array(step, { minLength: 40, maxLength: 40 }), { numRuns: 1, seed: 34 })
  const bought = new Map<string, number>()
  for (const { username, quantities, end } of steps) {
    const items = Object.entries(quantities).flatMap(([productId, count]) =>
      count > 0 ? [{ productId, quantity: count }] : [],
    )
    if (items.length === 0) continue
    const key = (id: string) => `${username.toLowerCase()} ${id}`
    const total = (one: (typeof items)[number]) => (bought.get(key(one.productId)) ?? 0) + one.quantity
    const limited = items.filter((one) => one.productId !== 'PACK')
    const passes = limited.every((one) => total(one) <= limits[one.productId as 'A' | 'B'])
    await shop.db.deleteFrom('limit_window').execute()
    const placed = await placeBasket(shop, items, { username }).catch(({ code }: { code: string }) => code)
    expect([items, typeof placed]).toEqual([items, passes ? 'object' : 'string'])
    if (typeof placed === 'string') {
      expect(placed).toBe('limit_reached')
      continue
    }
    if (end === 'PAID' || end === 'REFUND') await shop.callback(placed.reference)
    if (end === 'REFUND' || end === 'EXPIRED') await shop.callback(placed.reference, { status: end })
    else for (const one of limited) bought.set(key(one.productId), total(one))
  }
  expect([...bought.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(10)
  expect(await differencesOf(shop)).toEqual([])
})

inShop('a refused basket names the products whose limit is reached', async (shop) => {
  for (const id of ['ONE', 'TWO', 'MANY'])
    await shop.addProduct({ limit: { count: id === 'MANY' ? 9 : 1, period: 'ever' } }, id)
  const order = (...ids: string[]) =>
    placeBasket(
      shop,
      ids.map((productId) => ({ productId, quantity: 2 })),
    )
  const problems = ['ONE', 'TWO'].map((id) => ({ path: `items.${id}`, text: expect.any(String) }))
  await expect(order('ONE', 'MANY', 'TWO')).rejects.toMatchObject({ code: 'limit_reached', problems })
  // The reply to an order of one product stays as it was.
  await expect(order('ONE')).rejects.toMatchObject({ code: 'limit_reached', problems: undefined })
})

test.each(DATABASES)(
  '%s: what was paid above the limit of a line is held and flagged, the other lines are delivered',
  async (kind) => {
    await using shop = await openWithPacks(kind, [
      'ONE',
      { name: 'VIP', limit: { count: 1, period: 'ever' } },
    ])
    const items = [...LINES, { productId: 'ONE', quantity: 1 }]
    const first = await placeBasket(shop, items)
    shop.clock.pass(11 * 60_000)
    const second = await placeBasket(shop, items, {}, '198.51.100.4')
    await shop.callback(first.reference)
    await shop.callback(second.reference)
    expect(await shop.flags(second.reference)).toEqual(['above_limit'])
    const { detail } = await shop.db.selectFrom('order_flag').select('detail').executeTakeFirstOrThrow()
    expect(detail).toBe('VIP: 2/1')
    const rows = await shop.db
      .selectFrom('send_action')
      .select(['order_id', 'held', 'commands'])
      .orderBy('number')
      .execute()
    const [all = '', ...parts] = rows.map(({ commands }) => commands)
    expect(rows.map(({ held }) => held)).toEqual([null, null, 'limit'])
    const [due = [], surplus = []] = parts.map((commands) => JSON.parse(commands) as string[])
    expect([...due, ...surplus]).toEqual(JSON.parse(all))
    expect(surplus).toHaveLength(1)
    expect(await shop.deliverAll()).toEqual([...JSON.parse(all), ...due])
  },
)

inPatientShop('ten lines need no statement for each line', async (shop) => {
  const ids = Array.from({ length: 10 }, (_, index) => `P${index}`)
  for (const id of ids) await shop.addProduct({ limit: { count: 100, period: 'month' } }, id)
  const count = async (lines: number) => {
    const asked = vi.spyOn(Object.getPrototypeOf(shop.db.getExecutor()), 'executeQuery')
    const { reference } = await placeBasket(
      shop,
      ids.slice(0, lines).map((productId) => ({ productId, quantity: 2 })),
    )
    await shop.callback(reference)
    const { length } = asked.mock.calls
    asked.mockRestore()
    return length
  }
  // The first one fills caches.
  expect(await count(1)).toBeGreaterThan(20)
  const one = await count(1)
  // A statement for each line would be nine more; work in the background may add one or two.
  expect(await count(10)).toBeLessThan(one + 5)
})

onBothWith(openWithPacks)('an order of the version before gets its line', async (shop) => {
  const { reference } = await placeBasket(shop, [{ productId: 'PACK', quantity: 1 }])
  await shop.callback(reference)
  await shop.db.deleteFrom('order_item').execute()
  await checkOf(shop).run()
  expect(
    await shop.db.selectFrom('order_item').select(['product_id', 'quantity', 'price']).execute(),
  ).toEqual([{ product_id: 'PACK', quantity: 1, price: 50_000 }])
  expect(await differencesOf(shop)).toEqual([])
})
