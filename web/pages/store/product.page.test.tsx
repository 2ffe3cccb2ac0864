import { expect, test } from 'vitest'
import { METHOD_TERMS, PAYMENT_METHODS } from '#contract/settings/payment-methods.ts'
import type { PayableProduct } from '#contract/shop/store.schema.ts'
import { type FakeApi, failure, unreachable } from '#tests/support/render-page.tsx'
import { openProduct as open, PRODUCT } from '#tests/support/render-product.ts'

const rupiah = (amount: number) => `Rp${amount.toLocaleString('id-ID')}`
const CALL = 'GET /api/store/products/:id'

const openProduct = (reply: FakeApi[typeof CALL]) => open({ api: { [CALL]: reply } })
const changed = (changes: Partial<PayableProduct>): PayableProduct => ({ ...PRODUCT, ...changes })
const methods = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[name=paymentMethod]')].map(({ value }) => value)

test('a new price changes the methods: those that cannot carry it are not offered', async () => {
  const payable = (['QRIS', 'ALFAMIDI'] as const).map((method) => ({
    ...{ method, fee: 0, cashier_fee: 0, total: 6_000 },
  }))
  const { texts } = await openProduct(changed({ price: 6_000, payment_methods: payable }))
  expect(methods()).toEqual(['QRIS', 'ALFAMIDI'])
  expect(texts('main p').join()).toContain('Rp6.000')
})

test('each method says its fee, or that it is free, and the total has it', async () => {
  const payment_methods = PAYMENT_METHODS.map((method) => {
    const { feeRupiah: fee, cashierExtraRupiah: cashier_fee } = METHOD_TERMS[method]
    return { method, fee, cashier_fee, total: 77_000 + fee }
  })
  const { click, get, texts } = await openProduct(changed({ price: 77_000, payment_methods }))
  for (const { method, fee, cashier_fee } of payment_methods) {
    const added = fee + cashier_fee
    const tile = get(`input[value=${method}]`).closest('label')
    const fees = cashier_fee > 0 ? 'extra at the cashier' : 'fee'
    const said = added > 0 ? `+${rupiah(added)} ${fees}` : 'free'
    expect(tile?.lastElementChild?.textContent, method).toBe(said)
    await click(`input[value=${method}]`)
    expect(texts('.pay-bar b'), method).toEqual([rupiah(77_000 + added)])
  }
})

test('every line of the description is shown, also a repeated one', async () => {
  const description = ['One crate', 'One key', 'One crate', '']
  const { texts } = await openProduct(changed({ description }))
  expect(texts('ul.ticks li')).toEqual(description)
})

test('a free product has no method', async () => {
  const { texts } = await openProduct(changed({ price: 0, payment_methods: [] }))
  expect(texts('.pay-bar').join()).toContain('Free')
  expect(methods()).toEqual([])
})

test('a picture that cannot be loaded is replaced by one of the build', async () => {
  const { fire, get } = await openProduct(changed({ image_url: '/uploads/nothing.webp' }))
  const image = () => get('main .pic img')
  expect(image().getAttribute('src')).toBe('/uploads/nothing.webp')
  await fire(image(), new Event('error'))
  expect(image().getAttribute('src')).toContain('points-handful')
})

test('a failed call preserves the product and shows an error', async () => {
  const { texts } = await openProduct(unreachable)
  expect(texts('.toast')).toEqual(['Failed to fetch product'])
  expect(texts('h1')).toEqual(['20 Premium Points'])
})

test('a product that was deleted after the page was rendered is not found', async () => {
  const { get, texts } = await openProduct(() => failure(404, 'product_not_found'))
  expect(texts('h1')).toEqual(['Product not found'])
  expect(get('main a', 'Back to Store').getAttribute('href')).toBe('/en/store')
})
