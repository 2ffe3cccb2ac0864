import { expect, test } from 'vitest'
import { METHOD_TERMS, PAYMENT_METHODS } from '#contract/settings/payment-methods.ts'
import { ProductForm } from '#contract/shop/store-admin.schema.ts'
import { PRODUCT_PRICE_STEP_RUPIAH } from '#contract/shop/store-admin.ts'
import { firstProducts } from './products.ts'

test('the seed products pass the validation of the form, in both languages', () => {
  for (const product of firstProducts) {
    expect(ProductForm.parse(product)).toEqual(product)
    expect(product.description_id).toHaveLength(product.description.length)
  }
})

test('every method supports every price, and larger packs cost less per point', () => {
  const least = Math.max(...PAYMENT_METHODS.map((method) => METHOD_TERMS[method].minRupiah))
  const each = firstProducts.map(({ name, price }) => price / Number.parseInt(name, 10))
  for (const { price } of firstProducts) {
    expect(price).toBeGreaterThanOrEqual(least)
    expect(price % PRODUCT_PRICE_STEP_RUPIAH).toBe(0)
  }
  expect(each).toEqual(each.toSorted((one, other) => other - one))
})

test('a pack gives as many points as it is named after', () => {
  for (const { name, execute } of firstProducts) {
    const points = Number.parseInt(name, 10)
    expect(execute).toEqual([{ type: 'commands', text: `points give %player% ${points}` }])
  }
})
