// The checkout form before hydration. Validation, requests and failures: checkout-form.test.tsx.
import { expect } from '#tests/support/browser.ts'
import { productAt, test } from '#tests/support/browser-checkout.ts'

test('hydration preserves what was typed before', async ({ page }) => {
  const product = await productAt(page, 0)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(`/en/store/product/${product._id}`, { waitUntil: 'commit' })
  await page.getByLabel('Game username').fill('Early_Bird')
  await page.locator('input[value=BCAVA]').check({ force: true })
  resolve()
  await expect(page.locator('.pay-bar')).toContainText('Rp5.500')
  await expect(page.getByLabel('Game username')).toHaveValue('Early_Bird')
  await expect(page.locator('input[value=BCAVA]')).toBeChecked()
})
