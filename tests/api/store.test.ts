// The store over HTTP, with sandbox services.
import { afterAll, expect, test } from 'vitest'
import { PAYMENT_METHODS } from '#contract/settings/payment-methods.ts'
import { createBuyer, referenceOf } from '#tests/support/buyer.ts'
import { PUBLIC_URL, startSite } from '#tests/support/site.ts'

const site = await startSite({ env: { TRUST_PROXY: '1' } })
afterAll(() => site[Symbol.asyncDispose]())

let visitors = 0
function newBuyer() {
  visitors += 1
  return createBuyer(site.url, { 'x-forwarded-for': `198.51.100.${visitors}` })
}

test('lists five products, sorted, without their commands', async () => {
  const products = await newBuyer().products()

  expect(products).toHaveLength(5)
  expect(products.map(({ sort_id }) => sort_id)).toEqual([1, 2, 3, 4, 5])
  expect(JSON.stringify(products)).not.toMatch(/points give|execute|commands/)
  const [first] = products
  const { payment_methods, takes_coupons, message_in_game, ...one } = await (
    await site.get(`/api/store/products/${first?._id}`)
  ).json()
  expect(one).toEqual(first)
  expect(takes_coupons).toBe(false)
  expect(message_in_game).toBe(false)
  expect(payment_methods.map(({ method }: { method: string }) => method)).toEqual([...PAYMENT_METHODS])
  const bca = { method: 'BCAVA', fee: 5_500, cashier_fee: 0, total: (first?.price ?? 0) + 5_500 }
  expect(payment_methods).toContainEqual(bca)
  const indonesian = await (await site.get(`/api/store/products/${first?._id}?lng=id`)).json()
  expect(indonesian.description).not.toEqual(first?.description)
})

test('an order with a total that is no longer right is refused, and one that is no amount', async () => {
  const [product] = await newBuyer().products()
  const order = (total: string) => newBuyer().order({ productId: product?._id ?? '' }, `?total=${total}`)
  expect((await order('1')).reply).toMatchObject({ code: 'amount_changed' })
  expect((await order('-5')).reply).toMatchObject({ code: 'invalid_request' })
  expect((await order(String(product?.price))).status).toBe(200)
})

test('an unknown product answers 404', async () => {
  for (const id of ['nothing', '../admin', 'x'.repeat(200)]) {
    const response = await site.get(`/api/store/products/${encodeURIComponent(id)}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'product_not_found' })
  }
})

test('an order that is paid is delivered to the game', async () => {
  const buyer = newBuyer()
  const [product] = await buyer.products()
  const { status, reply } = await buyer.order({ productId: product?._id ?? '' }, '?lng=id')
  expect(status).toBe(200)
  expect(reply.checkoutUrl).toMatch(/^\/id\/store\/checkout\/[0-9A-Z-]{34}$/)
  const reference = referenceOf(reply.checkoutUrl)

  expect((await buyer.payment(reference)).reply).toMatchObject({ status: 'UNPAID', delivery: null })
  expect((await buyer.simulate(reference, 'PAID')).status).toBe(200)
  await expect
    .poll(async () => (await buyer.payment(reference)).reply)
    .toMatchObject({ status: 'PAID', delivery: { state: 'delivered' } })
  const donators = await (await site.get('/api/leaderboards/global')).json()
  expect(donators).toHaveProperty('monthly')
})

test.each(['EXPIRED', 'FAILED'] as const)('a payment can end as %s', async (outcome) => {
  const buyer = newBuyer()
  const [product] = await buyer.products()
  const { reply } = await buyer.order({ productId: product?._id ?? '' })
  const reference = referenceOf(reply.checkoutUrl)
  await buyer.simulate(reference, outcome)

  expect((await buyer.payment(reference)).reply).toMatchObject({ status: outcome, delivery: null })
})

test('a proof of work is valid for one order', async () => {
  const buyer = newBuyer()
  const [product] = await buyer.products()
  const order = { productId: product?._id ?? '', turnstileToken: await buyer.proof() }
  expect((await buyer.order(order)).status).toBe(200)

  const again = await buyer.order(order)
  expect(again.status).toBe(403)
  expect(again.reply.code).toBe('security_check_failed')
})

test.each<[string, object, string]>([
  ['a selector', { username: '@a' }, 'username_invalid'],
  ['a method of another shop', { paymentMethod: 'OVO' }, 'method_not_available'],
  ['a made-up proof', { turnstileToken: 'aGVsbG8=' }, 'security_check_failed'],
])('%s is refused', async (_name, change, code) => {
  const buyer = newBuyer()
  const [product] = await buyer.products()
  const whole = { productId: product?._id, username: 'Steve', paymentMethod: 'QRIS', turnstileToken: 'x' }
  const { status, reply } = await buyer.ask<{ code: string }>('/api/store/transactions', {
    ...whole,
    ...change,
  })

  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(reply.code).toBe(code)
})

test('ignores price, amount and status of the request', async () => {
  const buyer = newBuyer()
  const [product] = await buyer.products()
  const cheap = { price: 1, amount: 1, status: 'PAID', quantity: -1, sort_id: 0 }
  const { reply } = await buyer.order({ productId: product?._id ?? '', ...cheap })

  const payment = (await buyer.payment(referenceOf(reply.checkoutUrl))).reply
  expect(payment).toMatchObject({ price: product?.price, amount: product?.price, status: 'UNPAID' })
})

test('limits orders for one name from one network to ten; orders without a solved check do not count', async () => {
  const buyer = newBuyer()
  const [product] = await buyer.products()
  const order = { productId: product?._id ?? '', username: 'Steve', paymentMethod: 'QRIS' } as const
  for (let number = 0; number < 15; number += 1) {
    const { status } = await buyer.ask('/api/store/transactions', { ...order, turnstileToken: 'x' })
    expect(status).toBe(403)
  }
  for (let number = 0; number < 10; number += 1) {
    expect((await buyer.order(order)).status).toBe(200)
  }
  const response = await fetch(`${site.url}/api/store/transactions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${visitors}` },
    body: JSON.stringify({ ...order, turnstileToken: await buyer.proof() }),
  })
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('unknown references get identical replies', async () => {
  const answers = await Promise.all(
    ['0000-0000-0000-0000-0000-0000-0000', 'T0001000000000000006', "' or 1=1", '%00', '..%2f..'].map(
      async (reference) => {
        const response = await site.get(`/api/store/transactions/${encodeURIComponent(reference)}`)
        return [response.status, await response.text()]
      },
    ),
  )
  expect(new Set(answers.map(String)).size).toBe(1)
  expect(answers[0]?.[0]).toBe(404)
})

test.each<[string, RequestInit]>([
  ['no signature', { body: '{"status":"PAID"}' }],
  ['a wrong one', { body: '{}', headers: { 'x-callback-signature': 'a'.repeat(64) } }],
  ['a form', { body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
  ['nothing', {}],
])('a callback with %s is not the gateway', async (_name, sent) => {
  const response = await fetch(`${site.url}/api/payments/tripay/callback`, { method: 'POST', ...sent })

  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({ code: 'signature_invalid' })
})

test('payments cannot be simulated with a real gateway', async () => {
  await using real = await startSite({
    env: {
      TRIPAY_URL: 'http://127.0.0.1:9/api',
      TRIPAY_MERCHANT_CODE: 'T1',
      TRIPAY_API_KEY: 'key',
      TRIPAY_PRIVATE_KEY: 'private',
      PUBLIC_URL,
    },
  })
  const response = await fetch(`${real.url}/api/sandbox/payments/0000-0000-0000-0000-0000-0000-0000`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"outcome":"PAID"}',
  })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'not_found' })
})
