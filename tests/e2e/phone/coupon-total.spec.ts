// A coupon at the checkout of a narrow phone.
import { expect } from '#tests/support/browser.ts'
import { productAt, test } from '#tests/support/browser-checkout.ts'

test('the struck and the new total are each on one line', async ({ page, visit }) => {
  const product = await productAt(page, 2)
  const payment_methods = [{ method: 'QRIS', fee: 0, cashier_fee: 0, total: 1_069_300 }]
  const quote = { code: 'HEMAT10', applied: true, list_price: 1_077_000, price: 1_069_300, payment_methods }
  await page.route(`**/api/store/products/${product._id}?*`, (route) =>
    route.fulfill({ json: { ...product, price: 1_077_000, payment_methods, takes_coupons: true } }),
  )
  await page.route('**/api/store/quote?*', (route) => route.fulfill({ json: quote }))
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(`/en/store/product/${product._id}`)
  await page.getByText('Have a coupon?').click()
  await page.getByLabel('Coupon code').fill('HEMAT10')
  await page.getByLabel('Coupon code').press('Enter')
  const bar = page.locator('.pay-bar')
  await expect(bar.locator('s')).toHaveText('Rp1.077.000')
  await expect(bar.locator('b')).toHaveText('Rp1.069.300')
  for (const sum of ['s', 'b']) {
    expect(await bar.locator(sum).evaluate((element) => element.getClientRects().length)).toBe(1)
  }
})
