// The payment page without script or without a payment, and its headers.
import { expect } from '#tests/support/browser.ts'
import { test } from '#tests/support/browser-checkout.ts'

test('the page has no-store and noindex', async ({ request, pending }) => {
  const response = await request.get(`/id/store/checkout/${pending}`)
  expect(response.headers()['cache-control']).toBe('no-store')
  expect(response.headers()['x-robots-tag']).toBe('noindex')
  const html = await response.text()
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain('<title>Menunggu pembayaran · Pembayaran</title>')
})

test('an address without a payment is a 404 with its reason and a link to the store', async ({ page }) => {
  for (const [path, message] of [
    ['/en/store/checkout/XXXX', 'Invalid payment reference'],
    ['/en/store/checkout', 'Invalid payment reference'],
    ['/en/store/checkout/AAAA-AAAA-AAAA-AAAA-AAAA-AAAA-AAAA', 'Payment not found'],
  ] as const) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(message)
    await expect(page.getByRole('link', { name: 'Back to Store' })).toBeVisible()
  }
})

test('without script the payment shows its amount and QR code', async ({ visitor, pending }) => {
  const plain = await visitor({ javaScriptEnabled: false })
  await plain.goto(`/en/store/checkout/${pending}`)
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Rp77.000')
  await expect(plain.getByRole('img', { name: 'QRIS code for Rp77.000' })).toBeVisible()
})
