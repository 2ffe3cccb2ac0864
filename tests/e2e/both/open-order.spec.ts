// The way back to an unpaid order: the line above home and store, which shifts nothing, and the list of this browser.
import { expect, visitPage } from '#tests/support/browser.ts'
import { violations, watch } from '#tests/support/browser-rules.ts'
import { mockPolls, openPayment, test } from '#tests/support/browser-store.ts'

const LINE = 'aside[data-tone=pay]'

test('an order that was left unpaid is found again from home and from the list', async ({
  page,
  pending,
  isMobile,
}) => {
  await page.addInitScript((reference) => {
    if (window.localStorage.getItem('orders') === null)
      window.localStorage.setItem(
        'orders',
        JSON.stringify([{ reference, username: 'Budi_07', at: Date.now() }]),
      )
  }, pending)
  await openPayment(page, pending)
  await expect
    .poll(() => page.evaluate(() => window.localStorage.getItem('orders')))
    .toContain('expired_time')

  const { shifts, consoleProblems } = await watch(page)
  await visitPage(page, '/en')
  await expect(page.locator(LINE)).toBeVisible()
  await expect(page.locator(LINE)).toContainText(/You have an unpaid order, Rp77\.000, \d\d minutes left/)
  expect(await shifts()).toEqual([])
  if (!isMobile) expect(await violations(page)).toEqual([])

  await visitPage(page, '/id/store/orders')
  await expect(page.getByRole('list', { name: 'Pesanan yang belum dibayar' })).toContainText('buat Budi_07')
  expect(await shifts()).toEqual([])
  expect(await violations(page)).toEqual([])
  expect(consoleProblems).toEqual([])
  await page.getByRole('link', { name: 'Lanjut bayar' }).click()
  await page.waitForURL(new RegExp(`/id/store/checkout/${pending}`))

  await test.step('the line leaves with the next page once the order is paid', async () => {
    // The page of the payment would see it first.
    await visitPage(page, '/en/maps')
    await mockPolls(page, pending, () => ({ status: 'PAID' }))
    await visitPage(page, '/en/store')
    await expect(page.locator(LINE)).toBeVisible()
    await expect(page.locator(LINE)).toContainText('Your order is paid')
    await visitPage(page, '/en')
    await expect(page.locator(LINE)).toBeHidden()
  })
})
