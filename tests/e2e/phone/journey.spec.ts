// A whole order in Indonesian: from a Bedrock username to the delivered points, with axe on every page.
import { expect, untilHydrated, visitPage } from '#tests/support/browser.ts'
import { violations } from '#tests/support/browser-rules.ts'
import { badge, checkoutButton, fillCheckout, paymentOf, test, toast } from '#tests/support/browser-store.ts'
import { ADMIN } from '#tests/support/e2e-sites.ts'

test('a Bedrock player pays by virtual account and gets the points, without an axe violation', async ({
  page,
}) => {
  const name = `Budi ${Math.floor(Math.random() * 1e9)}`
  const encodedUsername = `be.${name.replace(' ', '_')}`
  await visitPage(page, '/id')
  await page.getByRole('button', { name: 'Buka menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Store' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Store')

  const product = await fillCheckout(page, { language: 'id', method: 'BRIVA' })
  await page.getByLabel('Username game').fill(name)
  await page.getByRole('switch', { name: /Bedrock/ }).check({ force: true })
  await expect(page.locator('#username-help')).toContainText(encodedUsername.replace('be.', '.'))
  await expect(checkoutButton(page)).toBeEnabled({ timeout: 30_000 })
  expect.soft(await violations(page), 'the form').toEqual([])
  await checkoutButton(page).click()
  await page.waitForURL(/\/id\/store\/checkout\//)
  await untilHydrated(page)

  const payment = await paymentOf(page)
  await expect(page).toHaveTitle('Menunggu pembayaran · Pembayaran')
  await expect(badge(page)).toHaveText('Menunggu pembayaran')
  await expect(page.getByText('Nomor virtual account')).toBeVisible()
  await expect(page.locator('.well')).toContainText(payment.pay_code?.match(/.{1,4}/g)?.join(' ') ?? '?')
  await expect(page.getByRole('heading', { name: 'Cara bayar' })).toBeVisible()

  expect.soft(await violations(page), 'the payment').toEqual([])
  await page
    .getByRole('region', { name: 'Simulasi pembayaran' })
    .getByRole('button', { name: 'Lunas' })
    .click()
  await expect(toast(page, 'Pembayaran berhasil! Pembelianmu sudah diproses.')).toBeVisible()
  await expect(page).toHaveTitle('Lunas · Pembayaran')
  expect.soft(await violations(page), 'the paid order').toEqual([])
  await expect(page.getByRole('list', { name: 'Pengiriman' })).toContainText(/Terkirim\s*\d\d\.\d\d WIB/, {
    timeout: 20_000,
  })
  await expect(page.getByText(`${product.name} sudah masuk ke akunmu. Sampai ketemu di game!`)).toBeVisible()
  await expect(page.getByText(payment.reference, { exact: true }).first()).toBeVisible()

  const { token } = await (await page.request.post('/api/admin/login', { data: ADMIN })).json()
  const { actions } = await (
    await page.request.get(`/api/admin/send-actions?search=${encodedUsername}`, {
      headers: { authorization: `Bearer ${token}` },
    })
  ).json()
  expect(actions).toMatchObject([{ username: encodedUsername, state: 'done', success: true }])
  expect(actions[0].action[0].text).toContain(` ${encodedUsername.replace('be.', '.')} `)
})
