// The checkout of a basket: its lines, what has changed since they were put in, the order, and when it is emptied.
import { expect, test, vi } from 'vitest'
import type { Product, Quote } from '#contract/shop/store.schema.ts'
import { type FakeApi, failure, renderPage, unreachable } from '#tests/support/render-page.tsx'
import { CHALLENGE, FakeSolver, PRODUCT } from '#tests/support/render-product.ts'

const QUOTE = 'POST /api/store/quote'
const ORDER = 'POST /api/store/transactions'
const LIST = 'GET /api/store/products'
const REFERENCE = 'K7QD-9MVX-2R4T-6WYZ-8ABC-DEFG-HJKM'

const { payment_methods, takes_coupons, message_in_game, ...ONE } = PRODUCT
const P40: Product = { ...ONE, _id: 'P40', name: '40 Premium Points', price: 39_000, points: 40 }
const P80: Product = {
  ...ONE,
  _id: 'P80',
  name: '80 Premium Points',
  price: 77_000,
  points: 80,
  limited: true,
}

type Item = { productId: string; quantity: number }
const itemsOf = (body: unknown) => (body as { items: Item[] }).items

/** As the server prices it: by the list of products. */
function quoteOf(items: readonly Item[], products: readonly Product[]): Quote {
  const lines = items.map(({ productId, quantity }) => {
    const product = products.find(({ _id }) => _id === productId)
    if (!product) throw new Error(`${productId} is not for sale`)
    const { name, price, image_url, points, limited } = product
    const prices = { list_price: price * quantity, price: price * quantity }
    return { product_id: productId, name, quantity, ...prices, image_url, points, limited }
  })
  const price = lines.reduce((sum, line) => sum + line.price, 0)
  return {
    code: '',
    applied: false,
    list_price: price,
    price,
    payment_methods: [{ method: 'QRIS', fee: 0, cashier_fee: 0, total: price }],
    product: lines.map(({ name }) => name).join(' + '),
    items: lines,
    takes_coupons: false,
    message_in_game: false,
  }
}

const stored = () =>
  (
    JSON.parse(window.localStorage.getItem('basket') ?? '{"lines":[]}').lines as {
      id: string
      quantity: number
    }[]
  ).map(({ id, quantity }) => [id, quantity])

function store(...lines: [product: Product, quantity: number, price?: number][]): void {
  const written = lines.map(([{ _id, name, price }, quantity, seen = price]) => {
    return { id: _id, name, quantity, price: seen }
  })
  window.localStorage.setItem('basket', JSON.stringify({ version: 1, lines: written }))
}

async function openBasket({ api = {}, products = [P40, P80] }: { api?: FakeApi; products?: Product[] } = {}) {
  vi.stubGlobal('Worker', FakeSolver)
  vi.stubGlobal('isSecureContext', true)
  const page = await renderPage('/en/store/basket', {
    api: {
      'GET /api/bot-check/challenge': CHALLENGE,
      'GET /api/players/check': { state: 'no_source' },
      [LIST]: () => products,
      [QUOTE]: ({ body }) => quoteOf(itemsOf(body), products),
      ...api,
    },
    services: {
      botCheck: { describe: () => ({ kind: 'proof-of-work' }) },
      storefront: { closed: () => null },
      catalogue: { list: async () => [...products], find: async () => null },
      channels: { hasBarcode: () => false },
      payments: { isSandbox: true, find: async () => null },
      clock: { now: () => new Date() },
    },
  })
  return { ...page, total: () => page.texts('.pay-bar b')[0] }
}

const placed = () => ({ checkoutUrl: `/en/store/checkout/${REFERENCE}`, product: 'x', items: [] })

test('an empty basket says so and leads to the store', async () => {
  const { get, texts, calls } = await openBasket()
  expect(texts('h1')).toEqual(['Your basket is empty'])
  expect(get('main a', 'Back to Store').getAttribute('href')).toBe('/en/store')
  expect(calls).not.toContain(`${QUOTE}?lng=en`)
})

test('lines are ordered together, for one name and one price', async () => {
  const orders: unknown[] = []
  store([P80, 1], [P40, 2])
  const { click, texts, total, type } = await openBasket({
    api: {
      [ORDER]: ({ body, query }) => {
        orders.push([body, query.get('total')])
        return placed()
      },
    },
  })
  expect(total()).toBe('Rp155.000')
  expect(texts('main [role=status]')[0]).toBe('160 points · 3 pieces · Rp155.000')
  await type('#username', '', 'Budi_07')
  expect(texts('#pay-hint')).toEqual(['160 points for Budi_07'])
  await click('form button', /^Checkout/)
  const items = [
    { productId: 'P80', quantity: 1 },
    { productId: 'P40', quantity: 2 },
  ]
  const rest = { username: 'Budi_07', paymentMethod: 'QRIS', turnstileToken: expect.any(String) }
  expect(orders).toEqual([[{ items, ...rest }, '155000']])
})

test('the basket is emptied when the order was placed, and not before', async () => {
  let isRefused = true
  store([P40, 1])
  const { click, texts, type } = await openBasket({
    api: { [ORDER]: () => (isRefused ? failure(503, 'payment_unavailable') : placed()) },
  })
  await type('#username', '', 'Budi_07')
  await click('form button', /^Checkout/)
  expect(texts('.toast')).toEqual(['The payment provider is not responding. Please try again later.'])
  expect(stored()).toEqual([['P40', 1]])
  isRefused = false
  await click('form button', /^Checkout/)
  expect(stored()).toEqual([])
  expect(window.location.pathname).toBe(`/en/store/checkout/${REFERENCE}`)
})

test('another quantity has another total, and the form preserves its entries', async () => {
  store([P40, 1])
  const { click, get, total, type } = await openBasket()
  await type('#username', '', 'Budi_07')
  await click('button', 'One more')
  expect(total()).toBe('Rp78.000')
  expect(get('#username')).toHaveProperty('value', 'Budi_07')
})

test('a removed line is gone from the basket and the total, and the focus moves to the heading', async () => {
  store([P80, 3], [P40, 1])
  const { click, total } = await openBasket()
  await click('button', 'Remove 80 Premium Points')
  expect(stored()).toEqual([['P40', 1]])
  expect(total()).toBe('Rp39.000')
  expect(document.activeElement?.tagName).toBe('H1')
  await click('button', 'One less')
  expect(stored()).toEqual([])
})

test('a product that is no longer for sale is named and not ordered; the rest stays', async () => {
  const quoted: unknown[] = []
  store([P80, 2], [P40, 1])
  const { click, texts, total } = await openBasket({
    products: [P40],
    api: {
      [QUOTE]: ({ body }) => {
        quoted.push(itemsOf(body))
        return quoteOf(itemsOf(body), [P40])
      },
    },
  })
  expect(texts('main li')[0]).toBe('80 Premium PointsNo longer for sale. It is not part of this order.')
  expect(total()).toBe('Rp39.000')
  expect(quoted).toEqual([[{ productId: 'P40', quantity: 1 }]])
  await click('button', 'Remove 80 Premium Points')
  expect(stored()).toEqual([['P40', 1]])
})

test('a product that ends while the page is open is found out by the order, and the rest stays', async () => {
  const products = [P40, P80]
  store([P80, 2], [P40, 1])
  const { click, get, texts, total, type } = await openBasket({
    products,
    api: { [ORDER]: () => failure(404, 'product_not_for_sale') },
  })
  await type('#username', '', 'Budi_07')
  products.pop()
  await click('form button', /^Checkout/)
  expect(texts('.toast')).toEqual(['This product is no longer for sale.'])
  expect(texts('main li')[0]).toContain('No longer for sale.')
  expect(total()).toBe('Rp39.000')
  expect(get('#username')).toHaveProperty('value', 'Budi_07')
})

test('another price than the one in the basket is said beside its line', async () => {
  store([P40, 2, 35_000])
  const { texts } = await openBasket()
  expect(texts('main li')[0]).toContain('Now Rp39.000 each. It was Rp35.000 when you added it.')
})

test('a limit per player is said beside the limited line, until the basket changes', async () => {
  store([P80, 1], [P40, 1])
  const { click, texts, type } = await openBasket({ api: { [ORDER]: () => failure(409, 'limit_reached') } })
  await type('#username', '', 'Budi_07')
  await click('form button', /^Checkout/)
  const isSaid = (text = '') => text.includes('as often as allowed')
  expect(texts('main li').map(isSaid)).toEqual([true, false])
  await click('button', 'Remove 40 Premium Points')
  expect(texts('main li').map(isSaid)).toEqual([false])
})

test('a price that cannot be loaded can be asked for again, and nothing is lost', async () => {
  let isBroken = true
  store([P40, 1])
  const { click, find, texts, total } = await openBasket({
    api: { [QUOTE]: ({ body }) => (isBroken ? unreachable() : quoteOf(itemsOf(body), [P40])) },
  })
  expect(texts('main [role=alert]').join()).toContain("The price can't be loaded right now.")
  expect(find('form.checkout')).toBeUndefined()
  isBroken = false
  await click('main a, main button', 'Try again')
  expect(total()).toBe('Rp39.000')
  expect(stored()).toEqual([['P40', 1]])
})

test('a coupon follows the lines of the basket', async () => {
  store([P40, 1])
  const { click, texts, total, type } = await openBasket({
    api: {
      [QUOTE]: ({ body }) => {
        const { coupon = '' } = body as { coupon?: string }
        const quote = { ...quoteOf(itemsOf(body), [P40]), takes_coupons: true }
        const price = coupon ? quote.price * 0.9 : quote.price
        const payment_methods = [{ method: 'QRIS' as const, fee: 0, cashier_fee: 0, total: price }]
        return { ...quote, price, payment_methods, code: coupon, applied: coupon !== '' }
      },
    },
  })
  await click('form button', 'Have a coupon code?')
  await type('#coupon', '', 'HEMAT10')
  await click('form button', 'Apply')
  expect(total()).toBe('Rp35.100')
  await click('button', 'One more')
  expect(texts('form [role=status]')).toContain('HEMAT10 saves you Rp7.800')
  expect(total()).toBe('Rp70.200')
})
