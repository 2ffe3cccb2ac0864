// The payment page: from the form to the delivery, and every final status.
import { expect } from '#tests/support/browser.ts'
import { orderByApi, placeOrder, test } from '#tests/support/browser-checkout.ts'
import { badge, openPayment, paymentOf, simulate, toast } from '#tests/support/browser-payment.ts'

test('a buyer orders a product, saves the QR code, pays with QRIS and gets the delivery', async ({
  page,
}) => {
  await page.goto('/en/store')
  const product = await placeOrder(page, { method: 'QRIS' })
  await expect(page).toHaveTitle('Waiting for payment · Payment')
  await expect(badge(page)).toHaveAttribute('data-status', 'PENDING')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rp77.000')
  await expect(page.getByRole('img', { name: 'QRIS code for Rp77.000' })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^(1:00:00|0:59:\d\d)$/)
  await expect(page.getByText(/Until \d\d:\d\d WIB, today|Until tomorrow, \d\d:\d\d WIB/)).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save QR image' }).filter({ visible: true }).click()
  expect((await download).suggestedFilename()).toMatch(/^qris-.{9}\.png$/)

  await simulate(page, 'Paid')
  await expect(toast(page, 'Payment successful! Your purchase has been processed.')).toBeVisible()
  await expect(badge(page)).toHaveText('Paid')
  await expect(page).toHaveTitle('Paid · Payment')
  await expect(page.getByRole('list', { name: 'Delivery' })).toContainText(/Delivered\s*\d\d:\d\d WIB/, {
    timeout: 20_000,
  })
  await expect(page.getByText(`${product.name} delivered to your account. See you in game!`)).toBeVisible()
  const { reference } = await paymentOf(page)
  await page.locator('summary').click()
  for (const text of [reference, 'QRIS', 'Rp77.000']) {
    await expect(page.locator('main').getByText(text, { exact: true }).first()).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to Store' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Store')
})

test('a virtual account number is grouped but copied without spaces, with its fee and open first steps', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const copied: string[] = []
    Object.assign(window, { copied })
    navigator.clipboard.writeText = async (text) => {
      copied.push(text)
    }
  })
  await openPayment(page, await orderByApi('BCAVA'))
  const payment = await paymentOf(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rp82.500')
  await expect(page.locator('.well')).toContainText(payment.pay_code?.match(/.{1,4}/g)?.join(' ') ?? '?')
  await expect(page.locator('main dl')).toContainText('Rp5.500')
  await page.getByRole('button', { name: 'Copy number' }).click()
  await expect(toast(page, 'Payment code copied')).toBeVisible()
  await page.getByRole('button', { name: 'Copy amount' }).click()
  await page.getByRole('button', { name: 'Copy reference' }).click()
  expect(await page.evaluate(() => (window as unknown as { copied: string[] }).copied)).toEqual([
    payment.pay_code,
    '82500',
    payment.reference,
  ])
  await openPayment(page, payment.reference, 'id')
  const folds = page.locator('details.acc').filter({ visible: true })
  expect(await folds.evaluateAll((all) => (all as HTMLDetailsElement[]).map(({ open }) => open))).toEqual([
    true,
    false,
    false,
  ])

  await test.step('a minimarket payment has a code to copy, and shows a fee of zero', async () => {
    await openPayment(page, await orderByApi('ALFAMART'))
    await expect(page.getByRole('button', { name: 'Copy code' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy number' })).toHaveCount(0)
    await expect(page.locator('main dl')).toContainText('FeeRp0')
  })
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
