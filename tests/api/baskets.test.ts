// Orders of several lines over HTTP, with sandbox services.
import { expect, test } from 'vitest'
import type { Quote } from '#contract/shop/store.schema.ts'
import { createBuyer, referenceOf } from '#tests/support/buyer.ts'
import { siteOfFile } from '#tests/support/site-of-file.ts'

const site = await siteOfFile()

const buyer = createBuyer(site.url)
const products = await buyer.products()
const line = (place: number, quantity = 1) => ({ productId: products[place]?._id ?? '', quantity })
const priceOf = (place: number) => products[place]?.price ?? 0

test('several lines are quoted, ordered, paid and delivered as one order', async () => {
  const items = [line(2), line(0, 2)]
  const quote = await buyer.ask<Quote>('/api/store/quote?lng=id', { items })
  const total = priceOf(2) + 2 * priceOf(0)
  expect(quote).toMatchObject({
    status: 200,
    reply: { code: '', applied: false, list_price: total, price: total, takes_coupons: false },
  })
  expect(quote.reply.items.map(({ quantity, price, points }) => [quantity, price, points])).toEqual([
    [1, priceOf(2), products[2]?.points],
    [2, 2 * priceOf(0), products[0]?.points],
  ])
  expect(quote.reply.payment_methods.find(({ method }) => method === 'BCAVA')?.total).toBe(total + 5_500)

  const { status, reply } = await buyer.order({ items }, `?lng=en&total=${total}`)
  expect(status).toBe(200)
  const lines = [
    { product_id: line(2).productId, name: products[2]?.name, quantity: 1 },
    { product_id: line(0).productId, name: products[0]?.name, quantity: 2 },
  ]
  const points = (place: number) => products[place]?.points ?? 0
  expect(reply).toMatchObject({
    product: `${points(2)} + 2 × ${points(0)} Premium Points`,
    items: lines,
  })
  const reference = referenceOf(reply.checkoutUrl)
  await buyer.simulate(reference, 'PAID')
  await expect
    .poll(async () => (await buyer.payment(reference)).reply)
    .toMatchObject({
      status: 'PAID',
      amount: total,
      product_name: reply.product,
      items: lines,
      points: points(2) + 2 * points(0),
      delivery: { state: 'delivered' },
    })
})

test('lines of the same product count as one', async () => {
  const { reply } = await buyer.ask<Quote>('/api/store/quote', { items: [line(1), line(0), line(1, 2)] })
  expect(reply.items.map(({ product_id, quantity }) => [product_id, quantity])).toEqual([
    [line(1).productId, 3],
    [line(0).productId, 1],
  ])
})

test.each<[string, object, string]>([
  ['a quantity of 21 in all', { items: [line(0, 20), line(1)] }, 'invalid_request'],
  ['a negative quantity', { items: [line(0, 3), line(1, -2)] }, 'invalid_request'],
  ['an unknown product', { items: [line(0), { productId: 'nothing', quantity: 1 }] }, 'product_not_found'],
  ['a product and lines', { productId: line(0).productId, items: [line(0)] }, 'invalid_request'],
])('%s is refused by the quote and by the order', async (_name, named, code) => {
  const order = { username: 'Steve', paymentMethod: 'QRIS', turnstileToken: 'x', ...named }
  for (const [path, body] of [
    ['/api/store/quote', named],
    ['/api/store/transactions', order],
  ] as const) {
    const { status, reply } = await buyer.ask<{ code: string }>(path, body)
    expect([path, reply.code]).toEqual([path, code])
    expect(status).toBe(code === 'invalid_request' ? 400 : 404)
  }
})
