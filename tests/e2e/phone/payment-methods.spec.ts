// The payment page for each kind of payment method.
import { expect } from '#tests/support/browser.ts'
import { orderByApi, test } from '#tests/support/browser-checkout.ts'
import { mockPolls, openPayment, paymentOf } from '#tests/support/browser-payment.ts'

test('at Indomaret the heading is the amount at the cashier, with its parts and a code to copy', async ({
  page,
}) => {
  await openPayment(page, await orderByApi('INDOMARET'))
  await expect(page.getByText('Bring this to the cashier')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rp80.000')
  await expect(page.getByText('Rp77.000 + Rp3.000 cashier fee')).toBeVisible()
  await expect(page.getByText('Payment code', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy code' })).toBeVisible()
  const rows = await page.locator('dl dt').allTextContents()
  expect(rows.indexOf('At the cashier')).toBeLessThan(rows.indexOf('Total'))
  await expect(page.locator('main dl')).toContainText('TotalRp80.000')
})

test('the steps are in the language of the page, with the grouped number, the first ones open', async ({
  page,
}) => {
  const reference = await orderByApi('BNIVA')
  await openPayment(page, reference)
  const { pay_code } = await paymentOf(page)
  const code = pay_code?.match(/.{1,4}/g)?.join(' ')
  const first = page.locator('details.acc').first()
  await expect(first).toHaveAttribute('open', '')
  await expect(first).toContainText(`enter the number ${code}.`)
  await expect(first).toContainText('Check that the amount is Rp77.000')

  await openPayment(page, reference, 'id')
  await expect(first).toContainText(`masukkan nomor ${code}.`)
  await expect(page.locator('details.acc')).toHaveCount(3)
  await expect(page.locator('main [lang]')).toHaveCount(0)
})

test('a QRIS payment names no wallet as its method, and its code can be saved', async ({ page, pending }) => {
  await mockPolls(page, pending, () => ({ payment_name: 'QRIS by ShopeePay' }))
  await openPayment(page, pending)
  await expect(page.locator('main dl')).toContainText('MethodQRISPrice')
  await expect(page.getByText('QRIS by ShopeePay')).toHaveCount(0)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save QR image' }).filter({ visible: true }).click()
  expect((await download).suggestedFilename()).toMatch(/^qris-.{9}\.png$/)
})
