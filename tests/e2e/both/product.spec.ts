// A product as a buyer meets it: what it is, what it costs with each method, and the button in reach.
import { expect } from '#tests/support/browser.ts'
import { checkoutButton, productAt, test } from '#tests/support/browser-checkout.ts'

test('it shows name, price, picture and bullets, the button without scrolling, fees in the total, and the way back', async ({
  page,
  visit,
}) => {
  const product = await productAt(page, 2)
  await visit(`/en/store/product/${product._id}`)
  await expect(checkoutButton(page)).toBeInViewport({ ratio: 1 })
  await expect(page).toHaveTitle(product.name)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('80 Premium Points')
  await expect(page.getByText('Rp77.000').first()).toBeVisible()
  await expect(page.locator('main .ticks li')).toHaveText(product.description)

  const sum = page.locator('form dl')
  const bar = page.locator('.pay-bar')
  await expect(page.locator('input[value=QRIS]')).toBeChecked()
  await expect(sum).toContainText('Rp77.000')
  await expect(bar).toContainText('Rp77.000')
  await page.locator('input[value=BCAVA]').check({ force: true })
  await expect(sum).toContainText('Rp5.500')
  await expect(bar).toContainText('Total, incl. Rp5.500 feeRp82.500')
  await page.locator('input[value=INDOMARET]').check({ force: true })
  await expect(page.locator('form fieldset')).toContainText(['Rp3.000 extra at the cashier.'])
  await expect(sum).toContainText('Rp3.000')
  await expect(bar).toContainText('Total, incl. Rp3.000 at the cashierRp80.000')

  await page.getByRole('link', { name: 'Back to Store' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Store')
})
