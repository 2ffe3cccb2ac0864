// The store over HTTP, with sandbox services: its products, and an order of several lines.
import { expect, test } from 'vitest'
import { PAYMENT_METHODS } from '#contract/settings/payment-methods.ts'
import type { Quote } from '#contract/shop/store.schema.ts'
import { createBuyer } from '#tests/support/buyer.ts'
import { siteOfFile } from '#tests/support/site-of-file.ts'

const site = await siteOfFile()

const buyer = createBuyer(site.url)
const products = await buyer.products()
const line = (place: number, quantity = 1) => ({ productId: products[place]?._id ?? '', quantity })
const priceOf = (place: number) => products[place]?.price ?? 0

test('lists five products, sorted, without their commands', async () => {
  expect(products.map(({ sort_id }) => sort_id)).toEqual([1, 2, 3, 4, 5])
  expect(JSON.stringify(products)).not.toMatch(/points give|execute|commands/)
  const [first] = products
  const path = `/api/store/products/${first?._id}`
  const { payment_methods, takes_coupons, message_in_game, ...one } = await site.json(path)
  expect(one).toEqual(first)
  expect([takes_coupons, message_in_game]).toEqual([false, false])
  expect(payment_methods.map(({ method }: { method: string }) => method)).toEqual([...PAYMENT_METHODS])
  const bca = { method: 'BCAVA', fee: 5_500, cashier_fee: 0, total: (first?.price ?? 0) + 5_500 }
  expect(payment_methods).toContainEqual(bca)
  const indonesian = await site.json(`${path}?lng=id`)
  expect(indonesian.description).not.toEqual(first?.description)
})

test('several lines are quoted, ordered, paid and delivered as one order', async () => {
  // Lines of the same product count as one.
  const items = [line(2), line(0), line(0)]
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

  expect((await buyer.order({ items }, '?total=1')).reply).toMatchObject({ code: 'amount_changed' })
  const { status, reply, reference } = await buyer.order({ items }, `?lng=en&total=${total}`)
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
