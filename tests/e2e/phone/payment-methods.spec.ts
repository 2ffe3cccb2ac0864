// What the payment page shows for each kind of payment method.
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

test('English steps are ours, and steps of the gateway are marked as Indonesian', async ({ page }) => {
  const reference = await orderByApi('BNIVA')
  await openPayment(page, reference)
  const { pay_code, instructions } = await paymentOf(page)
  const first = page.locator('details.acc').filter({ visible: true }).first()
  await expect(first).toHaveAttribute('open', '')
  await expect(first).toContainText(`enter the number ${pay_code?.match(/.{1,4}/g)?.join(' ')}.`)
  await expect(first).toContainText('Check that the amount is Rp77.000')
  const gateway = page.locator('[lang=id] .steps-list')
  await expect(gateway).toHaveCount(instructions.length)
  const unmarked = page.locator('.steps-list li', { hasText: 'Masukkan' })
  expect(await unmarked.evaluateAll((all) => all.filter((one) => !one.closest('[lang=id]')).length)).toBe(0)

  await openPayment(page, reference, 'id')
  const steps = page.locator('details.acc').filter({ visible: true })
  await expect(steps.first()).toContainText('Masuk ke aplikasi BNI Mobile')
  await expect(steps.and(page.locator('main [lang] *'))).toHaveCount(0)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(steps.first()).toContainText('enter the number')
  await expect(steps.first().and(page.locator('[lang=en] *'))).toBeVisible()
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
