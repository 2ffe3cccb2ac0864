// The checkout of a basket: its lines, what has changed since they were put in, the order, and when it is emptied.
import { expect, test, vi } from 'vitest'
import {
  itemsOf,
  ORDER,
  openBasket,
  P40,
  P80,
  placed,
  QUOTE,
  quoteOf,
  REFERENCE,
  store,
  stored,
} from '#tests/support/render-basket.ts'
import { failure, unreachable } from '#tests/support/render-page.tsx'

/** The other list is the climb. */
const LINES = 'main ul > li'

test('an empty basket says so, offers packs and leads to the store', async () => {
  const { click, get, texts, calls } = await openBasket()
  expect(texts('h1')).toEqual(['Your basket is empty'])
  expect(get('main a', 'All products').getAttribute('href')).toBe('/en/store')
  expect(calls).not.toContain(`${QUOTE}?lng=en`)
  await click('main button', 'Add')
  expect(stored()).toEqual([['P40', 1]])
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
  expect(texts('main h1 + p')).toEqual(['160 points · 3 items'])
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
  expect(texts('.failed b')).toEqual(["QRIS didn't take the order"])
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
  expect(texts('main li')[0]).toBe("80 Premium PointsNo longer for sale. It isn't part of this order.")
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
  expect(texts('.failed b')).toEqual(['This product is no longer for sale.'])
  expect(texts('main li')[0]).toContain('No longer for sale.')
  expect(total()).toBe('Rp39.000')
  expect(get('#username')).toHaveProperty('value', 'Budi_07')
})

test('a basket whose products are all gone leads to the store', async () => {
  store([P80, 1])
  const { get } = await openBasket({ products: [P40] })
  expect(get('main a.btn', 'Back to Store').getAttribute('href')).toBe('/en/store')
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
  const isSaid = (text = '') => text.includes('reached the limit')
  expect(texts(LINES).map(isSaid)).toEqual([true, false])
  await click('button', 'Remove 40 Premium Points')
  expect(texts(LINES).map(isSaid)).toEqual([false])
})

test('of several limited lines those are named that the server has refused', async () => {
  const limited = { ...P40, limited: true }
  store([P80, 1], [limited, 1])
  const problems = [{ path: 'items.P40', text: 'x' }]
  const refusal = () => Object.assign(failure(409), { body: { error: 'x', code: 'limit_reached', problems } })
  const { click, texts, type } = await openBasket({ products: [limited, P80], api: { [ORDER]: refusal } })
  await type('#username', '', 'Budi_07')
  await click('form button', /^Checkout/)
  const named = texts(LINES).map((text) => text.includes('reached the limit'))
  expect(named).toEqual([false, true])
})

test('the address of the methods scrolls to them once they are loaded', async () => {
  const scrolled: string[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.id)
  })
  store([P40, 1])
  const { click } = await openBasket({ hash: '#payment-method' })
  await click('button', 'One more')
  expect(scrolled).toEqual(['payment-method'])
})

test('a price that cannot be loaded can be asked for again, and nothing is lost', async () => {
  let isBroken = true
  store([P40, 1])
  const { click, find, texts, total } = await openBasket({
    api: { [QUOTE]: ({ body }) => (isBroken ? unreachable() : quoteOf(itemsOf(body), [P40])) },
  })
  expect(texts('main [role=alert]').join()).toContain("Prices can't be loaded right now.")
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

test('the climb says what the next tier lacks, and one press puts the cheapest packs in', async () => {
  store([P80, 1], [P40, 1])
  const { click, texts } = await openBasket({ products: [P40, { ...P80, limited: false }] })
  const climb = () => texts('section[aria-label="Tiers of Survival Mix"] p')
  expect(climb()).toEqual(['From zero to Vega. 120 points short of Stellar.'])
  expect(texts('ol li')[1]).toBe('Vega120 reached')
  await click('main button', '120 points · Rp116.000')
  expect(stored()).toEqual([
    ['P80', 2],
    ['P40', 2],
  ])
  expect(climb()).toEqual(['From zero to Stellar. 160 points short of Nebula.'])
})

test('the bar of the checkout marks the store as the place of the page', async () => {
  const { get } = await openBasket()
  expect(get('header a[href="/en/store"]').getAttribute('aria-current')).toBe('page')
})
