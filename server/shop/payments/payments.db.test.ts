import { expect, test } from 'vitest'
import { inShop, inSqlite, openShop, type Shop } from '#tests/support/shop.ts'

const ALL = { from: null, limit: 10 }

async function statusOf(shop: Shop, reference: string): Promise<string | undefined> {
  return (await shop.payments.find(reference))?.status
}

inShop('a paid order is delivered once, however often the callback arrives', async (shop) => {
  const reference = await shop.order()

  const outcomes = await Promise.all([1, 2, 3, 4].map(() => shop.callback(reference)))
  expect(outcomes).toEqual(Array(4).fill('stored'))
  shop.clock.pass(30 * 24 * 60 * 60_000)
  expect(await shop.callback(reference)).toBe('stored')
  const logged = (words: string) => shop.logged.filter((line) => line.startsWith(words))
  expect([logged('payment status changed').length, logged('payment status already known').length]).toEqual([
    1, 4,
  ])

  expect(await shop.deliverAll()).toEqual(['points give Steve 40'])
  expect(await shop.payments.find(reference)).toMatchObject({
    status: 'PAID',
    delivery: { state: 'delivered' },
  })
})

inShop('a payment counts as donation, and a refund is subtracted', async (shop) => {
  const reference = await shop.order({ paymentMethod: 'BCAVA' })
  await shop.callback(reference)
  expect(await shop.donations.topDonators(ALL)).toEqual([{ name: 'Steve', amount: 50_000 }])

  await shop.callback(reference, { status: 'REFUND' })
  expect(await statusOf(shop, reference)).toBe('REFUND')
  expect(await shop.donations.topDonators(ALL)).toEqual([])
  expect(await shop.flags(reference)).toEqual(['refunded'])
})

test('the time of payment is the gateway’s, unless it is before the order or in the future', async () => {
  await using shop = await openShop()
  for (const [place, [reported, expected]] of [
    [5, 5],
    [-1, 10],
    [11, 10],
  ].entries()) {
    const at = (minutes = 0) => new Date(ordered + minutes * 60_000)
    const ordered = shop.clock.now().getTime()
    const reference = await shop.order({ username: `Steve${place}` })
    shop.clock.pass(10 * 60_000)
    await shop.callback(reference, { paid_at: at(reported).getTime() / 1_000 })
    const paid_at = at(expected).toISOString()
    expect(await shop.payments.find(reference)).toMatchObject({ status: 'PAID', paid_at })
  }
})

inSqlite('a refund that arrives before its payment delivers nothing', async (shop) => {
  const reference = await shop.order()
  await shop.callback(reference, { status: 'REFUND' })
  await shop.callback(reference, { status: 'PAID' })

  expect(await statusOf(shop, reference)).toBe('REFUND')
  expect(await shop.deliverAll()).toEqual([])
  expect(await shop.donations.topDonators(ALL)).toEqual([])
})

test.each<[string, Record<string, unknown>, string]>([
  ['less money', { total_amount: 49_999 }, 'amount_mismatch'],
  ['more money', { total_amount: 500_000 }, 'amount_mismatch'],
  ['no money', { total_amount: 0 }, 'amount_mismatch'],
  ['another payment', { reference: 'T0001999999999999999' }, 'reference_mismatch'],
  ['another order', { merchant_ref: 'OTHER' }, 'reference_mismatch'],
  ['no order', { merchant_ref: null }, 'reference_mismatch'],
  ['an unknown state', { status: 'HELD' }, 'unknown_status'],
  ['an open payment', { is_closed_payment: 0 }, 'open_payment'],
])('%s delivers nothing and is flagged', async (_name, change, flag) => {
  await using shop = await openShop()
  const reference = await shop.order()

  expect(await shop.callback(reference, change)).toBe('stored')
  expect(await shop.callback(reference, change)).toBe('stored')
  expect(await statusOf(shop, reference)).toBe('UNPAID')
  expect(await shop.flags(reference)).toEqual([flag])
  expect(await shop.deliverAll()).toEqual([])

  await shop.callback(reference)
  expect(await statusOf(shop, reference)).toBe('PAID')
})

inSqlite('refuses forged and unreadable callbacks with different outcomes', async (shop) => {
  const reference = await shop.order()
  const { headers, body } = shop.tripay.signedCallback(reference)
  const send = (headersSent: Record<string, string>, text: string | Buffer) =>
    shop.payments.receiveCallback('tripay', headersSent, Buffer.from(text))

  expect(await send(headers, body.toString().replace('PAID', 'paid'))).toBe('forged')
  expect(await send({ ...headers, 'x-callback-signature': '' }, body)).toBe('forged')
  expect(await send({ ...headers, 'x-callback-event': 'other' }, body)).toBe('unreadable')
  expect(await shop.callback(reference, { total_amount: '50000.5' })).toBe('unreadable')
  expect(await statusOf(shop, reference)).toBe('UNPAID')
  expect(shop.logged.join()).not.toContain(String(headers['x-callback-signature']))
})

inSqlite('a callback is enough when the reply to the open request was lost', async (shop) => {
  shop.tripay.setFault('lost-answer')
  await expect(shop.order()).rejects.toMatchObject({ code: 'payment_unavailable' })
  shop.tripay.setFault(null)
  const { merchant_ref = '', reference = '' } = shop.tripay.transactions()[0] ?? {}

  expect(await shop.callback(String(merchant_ref))).toBe('stored')
  expect(await statusOf(shop, String(merchant_ref))).toBe('PAID')
  const row = await shop.db.selectFrom('orders').select('gateway_reference').executeTakeFirstOrThrow()
  expect(row.gateway_reference).toBe(reference)
})

inShop('a failing callback does not affect concurrent ones', async (shop) => {
  const orders = [await shop.order(), await shop.order(), await shop.order()]
  const [, broken = ''] = orders
  // Nothing that the site writes: such a name is never taken in.
  await shop.db.updateTable('orders').set({ username: 'no name' }).where('reference', '=', broken).execute()

  const outcomes = await Promise.allSettled(orders.map((reference) => shop.callback(reference)))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await Promise.all(orders.map((reference) => statusOf(shop, reference)))).toEqual([
    'PAID',
    'UNPAID',
    'PAID',
  ])
  expect(await shop.deliverAll()).toHaveLength(2)
  expect(await shop.donations.topDonators(ALL)).toEqual([{ name: 'Steve', amount: 100_000 }])
})

inShop(
  'a later edit of the product changes no order: name in both languages, price, commands',
  async (shop) => {
    await shop.addProduct({ name: 'Starter Pack', name_id: 'Paket Pemula' }, 'START')
    const reference = await shop.order({ productId: 'START' })
    await shop.db
      .updateTable('product')
      .set({ name: 'New', name_id: 'Baru', price: 1, commands: '["op %player%"]' })
      .where('id', '=', 'START')
      .execute()
    expect(await shop.payments.find(reference)).toMatchObject({
      product_name: 'Starter Pack',
      price: 50_000,
    })
    expect(await shop.payments.find(reference, 'id')).toMatchObject({ product_name: 'Paket Pemula' })
    await shop.callback(reference)
    expect(shop.told).toMatchObject([
      { type: 'order.paid', data: { product: 'Starter Pack', product_indonesian: 'Paket Pemula' } },
    ])
    expect(await shop.deliverAll()).toEqual(['points give Steve 40'])
    const plain = await shop.order()
    expect(await shop.payments.find(plain, 'id')).toMatchObject({ product_name: '40 Premium Points' })
  },
)

inShop('an order during edits has name and price of one version', async (shop) => {
  const prices = Array.from({ length: 40 }, (_, edit) => 60_000 + edit * 1_000)
  const edit = (price: number) =>
    shop.db
      .updateTable('product')
      .set({ name: `Pack at ${price}`, price })
      .execute()
  const [references] = await Promise.all([
    Promise.all(prices.map((_, buyer) => shop.order({ username: `Buyer_${buyer}` }))),
    ...prices.map(edit),
  ])
  for (const reference of references) {
    const { product_name, price, amount } = (await shop.payments.find(reference)) ?? {}
    const name = price === 50_000 ? '40 Premium Points' : `Pack at ${price}`
    expect([product_name, amount]).toEqual([name, price])
    expect(shop.tripay.find(reference)?.order_items).toMatchObject([{ name, price }])
  }
})
