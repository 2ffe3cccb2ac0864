import { expect, test } from 'vitest'
import { previewPrice } from './preview-price.ts'
import { NEW_PRODUCT } from './product-form.ts'

const NOW = new Date('2026-11-17T05:00:00.000Z')
const DRAFT = { ...NEW_PRODUCT, price: 77_000, category: 'points' }
const SALE = {
  _id: 'S',
  name: 'A fifth off',
  kind: 'percent' as const,
  value: 20,
  scope: null,
  starts_at: '2026-11-16T00:00:00.000Z',
  ends_at: '2026-11-20T00:00:00.000Z',
}

test('a running sale counts for the typed price', () => {
  expect(previewPrice({ draft: DRAFT, id: 'P', sales: [SALE] }, NOW)).toMatchObject({
    price: 61_600,
    listPrice: 77_000,
    discount: { kind: 'sale', until: SALE.ends_at },
  })
})

test('a sale for the typed category counts also for a new product', () => {
  const sale = { ...SALE, scope: { products: [], categories: ['points'] } }
  expect(previewPrice({ draft: DRAFT, id: null, sales: [sale] }, NOW)?.price).toBe(61_600)
  expect(previewPrice({ draft: { ...DRAFT, category: '' }, id: null, sales: [sale] }, NOW)?.price).toBe(
    77_000,
  )
})

test('without a valid price there is none', () => {
  expect(previewPrice({ draft: { ...DRAFT, price: -1 }, id: 'P', sales: [SALE] }, NOW)).toBeNull()
})
