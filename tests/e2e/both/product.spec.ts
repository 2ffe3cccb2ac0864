// The product page: name, price, fee of each method, and the checkout button without scrolling.
import { expect } from '#tests/support/browser.ts'
import { violations } from '#tests/support/browser-axe.ts'
import { checkoutButton, productAt, test } from '#tests/support/browser-checkout.ts'

test('shows name, price and description, the button without scrolling, and fees in the total', async ({
  page,
  visit,
  isMobile,
}) => {
  const product = await productAt(page, 2)
  await visit(`/en/store/product/${product._id}`)
  await expect(checkoutButton(page)).toBeInViewport({ ratio: 1 })
  await expect(page).toHaveTitle(product.name)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('80 Premium Points')
  await expect(page.getByText('Rp77.000').first()).toBeVisible()
  await expect(page.locator('main .ticks li')).toHaveText(product.description)

  if (!isMobile) expect.soft(await violations(page)).toEqual([])

  const bar = page.locator('.pay-bar')
  await expect(page.locator('input[value=QRIS]')).toBeChecked()
  await expect(bar).toContainText('Rp77.000')
  await page.locator('input[value=BCAVA]').check({ force: true })
  await expect(bar).toContainText('Incl. Rp5.500 feeRp82.500')
  await page.locator('input[value=INDOMARET]').check({ force: true })
  await expect(page.locator('form fieldset')).toContainText([/Indomaret, Rp3.000 extra at the cashier/])
  await expect(bar).toContainText('Incl. Rp3.000 at the cashierRp80.000')

  await page.getByRole('link', { name: 'Back to Store' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Store')
})
