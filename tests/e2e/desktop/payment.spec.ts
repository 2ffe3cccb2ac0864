// The payment page: its time, its code as a file, its receipt. From the form to the delivery: phone/journey.spec.ts.
import { expect } from '#tests/support/browser.ts'
import { orderByApi, test } from '#tests/support/browser-checkout.ts'
import { badge, openPayment, simulate, toast } from '#tests/support/browser-payment.ts'

test('a QRIS payment has its time and its code as a file, and the paid order leads back to the store', async ({
  page,
}) => {
  await openPayment(page, await orderByApi())
  await expect(page.getByRole('timer')).toHaveText(/^(1:00:00|0:59:\d\d)$/)
  await expect(page.getByText(/Until \d\d:\d\d WIB, today|Until tomorrow, \d\d:\d\d WIB/)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save QR image' }).filter({ visible: true }).click()
  expect((await download).suggestedFilename()).toMatch(/^qris-.{9}\.png$/)

  await simulate(page, 'Paid')
  await expect(toast(page, 'Payment successful! Your purchase has been processed.')).toBeVisible()
  await expect(page).toHaveTitle('Paid · Payment')
  await page.getByRole('link', { name: 'Back to Store' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Store')
})

test('a paid order prints dark on white, with its receipt unfolded', async ({ page }) => {
  await openPayment(page, await orderByApi())
  await simulate(page, 'Paid')
  await expect(badge(page)).toHaveText('Paid')
  const total = page.locator('main dl dt', { hasText: 'Total' })
  await expect(total).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(total).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('header').first()).toBeHidden()
})
