// Orders of several lines: price, delivery, refund, sums and lists follow the lines.
import { expect, test } from 'vitest'
import { isUsed, listSums } from '#server/shop/discounts/discount-uses.repository.ts'
import { BIG, differencesOf, LINES, openWithPacks, placeBasket } from '#tests/support/baskets.ts'
import { addCoupon, addSale } from '#tests/support/coupons.ts'
import { DATABASES, onBothWith } from '#tests/support/databases.ts'
import { ADDRESS } from '#tests/support/shop.ts'

const onBoth = onBothWith(openWithPacks)

onBoth('an order of several lines is one payment with the price of all', async (shop) => {
  const placed = await placeBasket(shop, LINES)
  const items = [
    { product_id: 'BIG', name: '120 Premium Points', quantity: 1, list_price: 114_000, price: 114_000 },
    { product_id: 'PACK', name: '40 Premium Points', quantity: 2, list_price: 100_000, price: 100_000 },
  ]
  expect(placed).toMatchObject({ product: '120 + 2 × 40 Premium Points', items })
  expect(await shop.payments.find(placed.reference)).toMatchObject({
    product_name: '120 + 2 × 40 Premium Points',
    items,
    price: 214_000,
    amount: 214_000,
    list_price: null,
    product_id: 'BIG',
    points: 200,
  })

  await shop.callback(placed.reference)
  await shop.callback(placed.reference)
  expect(await shop.deliverAll()).toEqual([
    'points give Steve 120',
    'points give Steve 40',
    'points give Steve 40',
  ])
  expect(await shop.db.selectFrom('send_action').select('id').execute()).toHaveLength(1)
  expect(shop.told.at(-1)).toMatchObject({ type: 'order.paid', data: { product: placed.product, items } })
  expect((await shop.donations.topDonators({ from: null, limit: 1 }))[0]).toMatchObject({ amount: 214_000 })
})

onBoth('one line of quantity 1 is the order of its product', async (shop) => {
  const one = await shop.payments.find(await shop.order())
  const { reference } = await placeBasket(shop, [{ productId: 'PACK', quantity: 1 }])
  const same = await shop.payments.find(reference)
  expect(same).toEqual({ ...one, reference, qr_string: same?.qr_string })
  const rows = await shop.db
    .selectFrom('orders')
    .select(['product_id', 'product_name', 'product_name_id', 'price', 'list_price', 'discount', 'commands'])
    .execute()
  expect(rows[0]).toEqual(rows[1])
})

test.each(DATABASES)(
  '%s: each line is sent quantity times in order, one that names the quantity once, one entry for each server',
  async (kind) => {
    const on = (server: string | null, text: string) => ({ text, server })
    await using shop = await openWithPacks(
      kind,
      ['RANK', { commands: [on(null, 'rank %player%'), on('skyblock', 'sky %player%')] }],
      ['CRATE', { commands: [on(null, 'crate give %player% %quantity%'), on(null, 'say %player%')] }],
    )
    const { reference } = await placeBasket(shop, [
      { productId: 'RANK', quantity: 2 },
      { productId: 'CRATE', quantity: 3 },
    ])
    await shop.callback(reference)
    const queued = await shop.db
      .selectFrom('send_action')
      .select(['server', 'commands'])
      .orderBy('number')
      .execute()
    expect(queued.map(({ server, commands }) => [server, JSON.parse(commands)])).toEqual([
      [
        'survival',
        [...['rank Steve', 'rank Steve'], ...['crate give Steve 3', 'say Steve', 'say Steve', 'say Steve']],
      ],
      ['skyblock', ['sky Steve', 'sky Steve']],
    ])
  },
)

onBoth('a refund takes back each line quantity times', async (shop) => {
  for (const [id, points] of [['BIG', 120] as const, ['PACK', 40] as const]) {
    const refund_commands = JSON.stringify([`points take %player% ${points}`])
    await shop.db.updateTable('product').set({ refund_commands }).where('id', '=', id).execute()
  }
  const { reference } = await placeBasket(shop, LINES)
  await shop.callback(reference)
  await shop.deliverAll()
  const { id } = await shop.db.selectFrom('orders').select('id').executeTakeFirstOrThrow()
  await shop.refund(id)
  expect((await shop.deliverAll()).slice(3)).toEqual([
    'points take Steve 120',
    'points take Steve 40',
    'points take Steve 40',
  ])
  expect(await differencesOf(shop)).toEqual([])
  expect(await shop.orders.get(id)).toMatchObject({ status: 'REFUND', delivery: 'taken_back' })
  expect(shop.told.at(-1)).toMatchObject({ type: 'order.refunded' })
})

onBoth('a corrected name moves all lines, also to a player with other orders', async (shop) => {
  const { reference } = await placeBasket(shop, LINES)
  await shop.callback(reference)
  const { id } = await shop.db.selectFrom('orders').select('id').executeTakeFirstOrThrow()
  await shop.order({ username: 'Alex' })
  await shop.rename(id, 'Alex')
  expect(await shop.deliverAll()).toEqual([
    'points give Alex 120',
    'points give Alex 40',
    'points give Alex 40',
  ])
  expect(await differencesOf(shop)).toEqual([])
})

onBoth('sums, discounts and lists know each line', async (shop) => {
  await addSale(shop.db, { scope: { products: ['BIG'], categories: [] } })
  await addCoupon(shop.db, { scope: { products: ['PACK'], categories: [] }, minimum: 100_000 })
  const { reference } = await placeBasket(shop, LINES, { coupon: 'MERDEKA26' })
  const other = await placeBasket(shop, [{ productId: 'PACK', quantity: 1 }])
  await shop.callback(reference)
  const sums = await shop.db
    .selectFrom('day_sum')
    .select(['product_id', 'product_name', 'placed', 'paid', 'sold', 'price'])
    .orderBy('product_id')
    .execute()
  expect(sums).toEqual([
    { product_id: 'BIG', product_name: BIG.name, placed: 1, paid: 1, sold: 1, price: 102_600 },
    { product_id: 'PACK', product_name: '40 Premium Points', placed: 1, paid: 0, sold: 2, price: 80_000 },
  ])
  expect(await differencesOf(shop)).toEqual([])
  const lines = await shop.db
    .selectFrom('order_item')
    .selectAll()
    .orderBy('number')
    .orderBy('position')
    .execute()
  expect(lines.map(({ sale_id, list_price, price }) => [sale_id, list_price, price])).toEqual([
    ['SALE', 114_000, 102_600],
    [null, 100_000, 80_000],
    [null, 50_000, 50_000],
  ])
  const discounts = await listSums(shop.db, false)
  expect(discounts.get('SALE')).toEqual({ held: 1, paid: 1, given: 11_400, revenue: 102_600 })
  expect(discounts.get('MERDEKA26')).toEqual({ held: 1, paid: 1, given: 31_400, revenue: 182_600 })
  expect(await isUsed(shop.db, 'sale', 'SALE')).toBe(true)
  const found = async (query: object) =>
    (await shop.orders.list({ page: 1, ...query })).transactions.map((one) => one.reference)
  expect(await found({ product: 'BIG' })).toEqual([reference])
  expect(await found({ product: 'PACK' })).toEqual([other.reference, reference])
  expect(await found({ product: 'PACK', status: 'PAID' })).toEqual([reference])
  expect(await found({ product: 'PACK', status: 'PAID', sort: 'amount' })).toEqual([reference])
  expect(await found({ product: 'PACK', search: 'steve' })).toEqual([other.reference, reference])
  expect((await shop.orders.sum({ product: 'PACK' })).sums).toMatchObject({
    orders: 2,
    paid: 1,
    price: 182_600,
  })
})

onBoth('a coupon is for the lines in its scope together', async (shop, _kind) => {
  await addCoupon(shop.db, { code: 'OTHER', scope: { products: ['NONE'], categories: [] } })
  await addCoupon(shop.db, { code: 'FEW', scope: { products: ['PACK'], categories: [] }, minimum: 100_001 })
  await addCoupon(shop.db, { code: 'ONCE', kind: 'rupiah', value: 14_001, per_player: 1 })
  const refused = (coupon: string) => expect(placeBasket(shop, LINES, { coupon })).rejects
  await refused('OTHER').toMatchObject({ code: 'coupon_other_product' })
  await refused('FEW').toMatchObject({ code: 'coupon_minimum' })
  const quote = await shop.checkout.quote({ items: LINES, coupon: 'ONCE', username: 'Steve' }, ADDRESS)
  expect(quote).toMatchObject({ applied: true, list_price: 214_000, price: 199_999 })
  expect(quote.items.map(({ price }) => price)).toEqual([106_542, 93_457])
  const placed = await placeBasket(shop, LINES, { coupon: 'ONCE', total: 199_999 })
  expect(placed.items.map(({ price }) => price)).toEqual([106_542, 93_457])
  await refused('ONCE').toMatchObject({ code: 'coupon_limit_reached' })
})

test.each(DATABASES)(
  '%s: a free line adds nothing to the price, only free lines need no payment',
  async (kind) => {
    await using shop = await openWithPacks(kind, [
      'FREE',
      { name: 'Starter', price: 0, commands: [{ text: 'kit %player%' }] },
    ])
    const mixed = await placeBasket(shop, [{ productId: 'FREE', quantity: 1 }, ...LINES])
    expect(await shop.payments.find(mixed.reference)).toMatchObject({ amount: 214_000, status: 'UNPAID' })
    const free = await placeBasket(shop, [{ productId: 'FREE', quantity: 2 }])
    expect(await shop.payments.find(free.reference)).toMatchObject({ amount: 0, status: 'PAID' })
    expect(await shop.deliverAll()).toEqual(['kit Steve', 'kit Steve'])
  },
)

test('a product that is unknown or hidden is refused in any line, and nothing is stored', async () => {
  await using shop = await openWithPacks('sqlite', ['HIDDEN', { visible: false }])
  for (const [productId, code] of [
    ['NONE', 'product_not_found'],
    ['HIDDEN', 'product_not_for_sale'],
  ]) {
    const items = [...LINES, { productId: String(productId), quantity: 1 }]
    await expect(placeBasket(shop, items)).rejects.toMatchObject({ code })
    await expect(shop.checkout.quote({ items }, ADDRESS)).rejects.toMatchObject({ code })
  }
  expect(await shop.db.selectFrom('order_item').selectAll().execute()).toEqual([])
})
