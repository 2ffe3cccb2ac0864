import { expect, test } from 'vitest'
import { toCouponCode } from './discounts.ts'
import { type PricedCoupon, type PricedProduct, type PricedSale, priceOfLines } from './price.ts'

const NOW = new Date('2026-11-16T13:00:00.000Z')
const BEFORE = '2026-11-16T12:59:59.999Z'
const AFTER = '2026-11-16T13:00:00.001Z'

const PACK: PricedProduct = {
  id: 'PACK',
  price: 77_000,
  category: 'points',
  sale_price: null,
  sale_from: null,
  sale_until: null,
}
const SALE: PricedSale = {
  id: 'S1',
  name: 'Mid-month sale',
  kind: 'percent',
  value: 10,
  scope: null,
  starts_at: BEFORE,
  ends_at: AFTER,
  enabled: true,
}
const COUPON: PricedCoupon = { id: 'C1', code: 'MERDEKA26', kind: 'percent', value: 20, scope: null }

const of = (
  change: { product?: Partial<PricedProduct>; sales?: PricedSale[]; coupon?: PricedCoupon | null } = {},
) => {
  const { product, sales = [], coupon = null } = change
  const { lines, ...price } = priceOfLines({
    lines: [{ product: { ...PACK, ...product }, quantity: 1 }],
    sales,
    coupon,
    now: NOW,
  })
  expect(lines).toEqual([price])
  return price
}

test('a coupon takes off per cent or rupiah, and stores its code', () => {
  expect(of({ coupon: COUPON })).toEqual({
    listPrice: 77_000,
    price: 61_600,
    discount: { kind: 'coupon', id: 'C1', code: 'MERDEKA26', percent: 20 },
  })
  expect(of({ coupon: { ...COUPON, kind: 'rupiah', value: 10_000 } }).price).toBe(67_000)
  expect(of({ coupon: { ...COUPON, kind: 'rupiah', value: 90_000 } }).price).toBe(0)
})

test('a sale is for its products or categories only, inside its window, while it is on', () => {
  const products = { products: ['PACK'], categories: [] }
  const running = { kind: 'sale', id: 'S1', name: 'Mid-month sale', percent: 10, until: AFTER }
  expect(of({ sales: [{ ...SALE, scope: products }] }).discount).toEqual(running)
  expect(of({ sales: [{ ...SALE, scope: { products: [], categories: ['points'] } }] }).price).toBe(69_300)
  for (const change of [
    { scope: { products: ['OTHER'], categories: ['ranks'] } },
    { starts_at: AFTER },
    { ends_at: NOW.toISOString() },
    { enabled: false },
  ]) {
    expect(of({ sales: [{ ...SALE, ...change }] }).discount).toBeNull()
  }
  expect(of({ sales: [{ ...SALE, starts_at: NOW.toISOString() }] }).price).toBe(69_300)
})

test("the product's own sale price counts inside its window", () => {
  const product = { sale_price: 60_000, sale_from: BEFORE, sale_until: AFTER }
  expect(of({ product })).toMatchObject({ price: 60_000, discount: { kind: 'product', until: AFTER } })
  expect(of({ product: { ...product, sale_until: BEFORE } }).price).toBe(77_000)
  expect(of({ product: { ...product, sale_price: 80_000 } }).discount).toBeNull()
})

test('the better one counts; a coupon is not spent where a sale is as good', () => {
  expect(of({ sales: [SALE], coupon: COUPON }).discount).toMatchObject({ kind: 'coupon' })
  expect(of({ sales: [SALE], coupon: { ...COUPON, value: 10 } }).discount).toMatchObject({ kind: 'sale' })
  expect(of({ sales: [{ ...SALE, value: 30 }], coupon: COUPON }).price).toBe(53_900)
})

test('a code is read in any capitals and with spaces around it', () => {
  expect(toCouponCode('  merdeka26 ')).toBe('MERDEKA26')
  for (const typed of ['', 'ab', 'a b c', '-abc', 'kupon✓', 'x'.repeat(33)]) {
    expect(toCouponCode(typed)).toBeNull()
  }
})
