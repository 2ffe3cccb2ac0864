import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refusalOf } from '#contract/errors.ts'
import { linesOf, orderName } from './basket.ts'
import type { Scope } from './discounts.ts'
import { type PricedCoupon, type PricedLine, type PricedSale, priceOfLines } from './price.ts'
import { OrderRequest, storeCalls } from './store.schema.ts'

const BUYER = { username: 'Steve', paymentMethod: 'QRIS', turnstileToken: 'passed' }
const line = (productId: string, quantity = 1) => ({ productId, quantity })
const lines = (count: number) => Array.from({ length: count }, (_, place) => line(`P${place}`))

function refusal(products: object) {
  const { error } = OrderRequest.safeParse({ ...BUYER, ...products })
  return error ? refusalOf(error.issues).code : null
}

test('an order names one product or 1 to 10 lines with a quantity of 1 to 20 in all', () => {
  expect(refusal({ productId: 'P' })).toBeNull()
  for (const items of [[line('P')], lines(10), [line('P', 20)], [line('P', 19), line('Q')]])
    expect([items, refusal({ items })]).toEqual([items, null])
  const tooMany = [lines(11), [line('P', 20), line('Q')], [line('P', 11), line('P', 10)]]
  const wrong = [0, -1, 1.5, 21].map((quantity) => [line('P', quantity)])
  for (const items of [[], ...tooMany, ...wrong, ['P'], [{ productId: 'P' }], 'P', null])
    expect([items, refusal({ items })]).toEqual([items, 'invalid_request'])
  expect(refusal({ productId: 'P', items: [line('P')] })).toBe('invalid_request')
  expect(refusal({})).toBe('product_not_found')
  expect(refusal({ items: [line('not an id')] })).toBe('product_not_found')
})

test('a quote takes the same, with or without a coupon', () => {
  const quote = (body: object) => storeCalls.quote.input.safeParse({ query: {}, body }).success
  expect(quote({ items: lines(10) })).toBe(true)
  expect(quote({ productId: 'P', coupon: 'CODE' })).toBe(true)
  expect(quote({ items: lines(11) })).toBe(false)
  expect(quote({ coupon: 'CODE' })).toBe(false)
})

test('lines of the same product are added up at the first of them', () => {
  expect(linesOf({ productId: 'A' })).toEqual([line('A')])
  expect(linesOf({ items: [line('A', 2), line('B'), line('A', 3)] })).toEqual([line('A', 5), line('B')])
})

test.each([
  [{ '80 Premium Points': 1 }, '80 Premium Points'],
  [{ '80 Premium Points': 3 }, '3 × 80 Premium Points'],
  [{ '120 Premium Points': 1, '40 Premium Points': 1 }, '120 + 40 Premium Points'],
  [{ '120 Premium Points': 1, '40 Premium Points': 2 }, '120 + 2 × 40 Premium Points'],
  [{ VIP: 1, '40 Premium Points': 1 }, 'VIP + 40 Premium Points'],
  [{ Points: 1, '40 Points': 1 }, 'Points + 40 Points'],
])('%o is called %s', (ordered, called) => {
  const named = Object.entries<number>(ordered).map(([name, quantity]) => ({ name, quantity }))
  expect(orderName(named)).toBe(called)
})

test('a name of many lines is cut to the length of a product name', () => {
  const long = Array.from({ length: 10 }, (_, place) => ({ name: `${place}${'x'.repeat(90)}`, quantity: 2 }))
  expect(orderName(long)).toHaveLength(100)
  expect(orderName(long)).toMatch(/…$/)
})

test.each(['', 'x'])('a name is never cut inside a character: %j', (start) => {
  const faces = '😀'.repeat(40)
  const name = orderName([start + faces, faces, faces].map((name) => ({ name, quantity: 1 })))
  expect([name.isWellFormed(), name.endsWith('…')]).toEqual([true, true])
})

const NOW = new Date('2026-11-16T13:00:00.000Z')
const product = fc.record({
  price: fc.oneof(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 10_000_000 })),
  category: fc.constantFrom('', 'points', 'ranks'),
  sale_price: fc.option(fc.integer({ min: 0, max: 100_000 })),
})
const basket = fc
  .array(fc.record({ product, quantity: fc.integer({ min: 1, max: 4 }) }), { minLength: 1, maxLength: 10 })
  .map((all) =>
    all.map(({ product: each, quantity }, place): PricedLine => {
      const open = { sale_from: null, sale_until: null }
      return { product: { ...each, ...open, id: `P${place}` }, quantity }
    }),
  )
const scope = fc.constantFrom<Scope[]>(
  null,
  { products: ['P0', 'P3'], categories: [] },
  { products: [], categories: ['points'] },
)
const value = fc.integer({ min: 1, max: 100 })
const sale = fc
  .record({ kind: fc.constantFrom('percent' as const, 'price' as const), value, scope })
  .map(
    (each): PricedSale => ({ ...each, id: 'S', name: 'Sale', starts_at: null, ends_at: null, enabled: true }),
  )
const coupon = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), value, scope }),
  fc.record({ kind: fc.constant('rupiah' as const), value: fc.integer({ min: 1, max: 9_000_000 }), scope }),
)

function isIn(target: Scope, { product: { id, category } }: PricedLine): boolean {
  return target === null || target.products.includes(id) || target.categories.includes(category)
}

type Model = { list: number; sale: number; isTarget: boolean; percent: number }

/** Straight from the rule: what each line costs on sale and with per cent, and two ways to take rupiah off. */
function modelTotal(model: readonly Model[], code: { kind: string; value: number } | null): number {
  const sum = (of: (one: Model) => number) => model.reduce((total, one) => total + of(one), 0)
  const onSale = sum((one) => one.sale)
  if (!code) return onSale
  if (code.kind === 'percent')
    return sum((one) => (one.isTarget ? Math.min(one.sale, one.percent) : one.sale))
  const off = (isLowered: (one: Model) => boolean) =>
    sum((one) => (isLowered(one) ? 0 : one.sale)) +
    Math.max(0, sum((one) => (isLowered(one) ? one.list : 0)) - code.value)
  return Math.min(
    onSale,
    off((one) => one.isTarget && one.sale === one.list),
    off((one) => one.isTarget),
  )
}

test('for any basket the price is that of the rule, and its lines add up to it', () => {
  fc.assert(
    fc.property(basket, fc.array(sale, { maxLength: 2 }), fc.option(coupon), (all, sales, code) => {
      const used: PricedCoupon | null = code && { ...code, id: 'C', code: 'CODE' }
      const priced = priceOfLines({ lines: all, sales, coupon: used, now: NOW })
      const model = all.map((one): Model => {
        const { price, sale_price } = one.product
        const offers = sales
          .filter((each) => isIn(each.scope, one))
          .map((each) =>
            each.kind === 'price' ? each.value : price - Math.floor((price * each.value) / 100),
          )
        const unit = Math.min(price, sale_price ?? price, ...offers)
        const percent = price - Math.floor((price * (code?.value ?? 0)) / 100)
        const isTarget = code !== null && isIn(code.scope, one)
        const [list, onSale] = [price * one.quantity, unit * one.quantity]
        return { list, sale: onSale, isTarget, percent: percent * one.quantity }
      })
      expect(priced.price).toBe(modelTotal(model, code))
      expect(priced.listPrice).toBe(model.reduce((sum, one) => sum + one.list, 0))
      expect(priced.lines.reduce((sum, one) => sum + one.price, 0)).toBe(priced.price)
      for (const [place, one] of priced.lines.entries()) {
        expect(one.listPrice).toBe(model[place]?.list)
        expect(Number.isInteger(one.price) && one.price >= 0 && one.price <= one.listPrice).toBe(true)
        expect(one.discount === null).toBe(one.price === one.listPrice)
        // A line is lowered by the coupon or by a sale, never by both.
        if (one.discount && one.discount.kind !== 'coupon') expect(one.price).toBe(model[place]?.sale)
        if (one.discount?.kind === 'coupon') expect(model[place]?.isTarget).toBe(true)
      }
      expect(priced.discount?.kind === 'coupon').toBe(
        priced.lines.some(({ discount }) => discount?.kind === 'coupon'),
      )
    }),
    { numRuns: 500 },
  )
})
