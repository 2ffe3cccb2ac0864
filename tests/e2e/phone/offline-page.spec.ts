// The service worker: without a connection a page of the site is replaced by the offline page, and nothing is cached.
import { expect, TEXTS, test } from '#tests/support/browser.ts'

test('without a connection a visited site shows the offline page in its language, and comes back', async ({
  visitor,
}) => {
  const page = await visitor({ serviceWorkers: 'allow' })
  await page.goto('/id/vote')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1)

  await page.context().setOffline(true)
  const codes = page.getByText('Kode pesananmu yang belum dibayar').locator('..')
  await page.goto('/id/store')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Internetmu lagi putus')
  await expect(codes).toBeHidden()
  await expect(page.getByText('play.angkasa.example', { exact: true })).toBeVisible()

  await page.evaluate(() => {
    const seen = { status: 'UNPAID', payment_name: 'Alfamart', pay_code: '12345678901', expired_time: 4e9 }
    const orders = [{ seen }, { seen: { ...seen, pay_code: '999', expired_time: 1 } }, {}]
    localStorage.setItem('orders', JSON.stringify(orders))
  })
  await page.goto('/id/store/orders')
  await expect(codes).toHaveText('Kode pesananmu yang belum dibayarAlfamart1234 5678 901')

  await page.goto('/en/maps')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're offline")

  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TEXTS.en.maps.title)
})
