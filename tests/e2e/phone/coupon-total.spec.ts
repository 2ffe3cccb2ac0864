// A coupon at the checkout of a narrow phone.
import { expect, visitPage } from '#tests/support/browser.ts'
import { productAt, test } from '#tests/support/browser-checkout.ts'

test('the new total is on one line beside the button', async ({ page }) => {
  const product = await productAt(page, 2)
  const payment_methods = [{ method: 'QRIS', fee: 0, cashier_fee: 0, total: 1_069_300 }]
  const quote = { code: 'HEMAT10', applied: true, list_price: 1_077_000, price: 1_069_300, payment_methods }
  await page.route(`**/api/store/products/${product._id}?*`, (route) =>
    route.fulfill({ json: { ...product, price: 1_077_000, payment_methods, takes_coupons: true } }),
  )
  await page.route('**/api/store/quote?*', (route) => route.fulfill({ json: quote }))
  await page.setViewportSize({ width: 320, height: 640 })
  await visitPage(page, `/en/store/product/${product._id}`)
  await page.getByText('Have a coupon code?').click()
  await page.getByLabel('Coupon code').fill('HEMAT10')
  await page.getByLabel('Coupon code').press('Enter')
  const bar = page.locator('.pay-bar')
  const total = bar.locator('b')
  await expect(total).toHaveText('Rp1.069.300')
  expect(await total.evaluate((element) => element.getClientRects().length)).toBe(1)
  const [sum, button] = [await total.boundingBox(), await bar.getByRole('button').boundingBox()]
  expect((sum?.x ?? 0) + (sum?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0)
})
