// The QR code of a payment can be saved. As each method is served: tests/pages/payment-page.test.ts.
import { expect } from '#tests/support/browser.ts'
import { test } from '#tests/support/browser-checkout.ts'
import { mockPolls, openPayment } from '#tests/support/browser-payment.ts'

test('a QRIS payment names no wallet as its method, and its code can be saved', async ({ page, pending }) => {
  await mockPolls(page, pending, () => ({ payment_name: 'QRIS by ShopeePay' }))
  await openPayment(page, pending)
  await expect(page.locator('main dl')).toContainText('MethodQRISPrice')
  await expect(page.getByText('QRIS by ShopeePay')).toHaveCount(0)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save QR image' }).filter({ visible: true }).click()
  expect((await download).suggestedFilename()).toMatch(/^qris-.{9}\.png$/)
})
