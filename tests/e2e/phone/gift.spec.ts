// An order for a friend: sender and message stay until it is paid.
import { expect, untilHydrated } from '#tests/support/browser.ts'
import { checkoutButton, fillCheckout, simulate, test, toast } from '#tests/support/browser-store.ts'

test('a gift expires, is ordered again as it was, and is paid', async ({ page }) => {
  await fillCheckout(page, { method: 'BRIVA' })
  const own = await page.locator('#username').inputValue()
  await page.getByRole('button', { name: 'For a friend' }).click()
  await expect(page.getByLabel("Your friend's username")).toHaveValue('')
  await page.getByLabel("Your friend's username").fill('.TiaraCraft')
  await page.getByRole('button', { name: /^Use / }).click()
  await expect(page.getByRole('switch')).toBeChecked()
  await page.getByLabel('From').fill('Budi')
  await page.getByLabel('Message').fill('Happy birthday!')
  await page.getByRole('button', { name: 'For me' }).click()
  await expect(page.getByLabel('Game username')).toHaveValue(own)
  await page.getByRole('button', { name: 'For a friend' }).click()
  await checkoutButton(page).click()
  await page.waitForURL(/\/store\/checkout\//)
  await untilHydrated(page)
  expect(await page.evaluate(() => window.localStorage.getItem('checkout'))).toBeNull()

  await simulate(page, 'Expired')
  await expect(toast(page, 'Payment has expired. Please create a new order.')).toBeVisible()
  await page.getByRole('link', { name: 'Order again' }).click()
  await page.waitForURL(/\/store\/product\//)
  await expect(page.getByLabel("Your friend's username")).toHaveValue('.TiaraCraft')
  await expect(page.getByLabel('Message')).toHaveValue('Happy birthday!')
  await expect(page.locator('input[value=BRIVA]')).toBeChecked()
  await expect(checkoutButton(page)).toBeEnabled({ timeout: 30_000 })
  await checkoutButton(page).click()
  await page.waitForURL(/\/store\/checkout\//)
  await untilHydrated(page)

  await simulate(page, 'Paid')
  await expect(page.getByText('Happy birthday!')).toBeVisible()
  await expect(page.getByText('From Budi')).toBeVisible()
  await expect(page.getByText(/delivered 80 Premium Points to \.TiaraCraft\./)).toBeVisible({
    timeout: 20_000,
  })
  await expect(page.getByRole('link', { name: 'Tell them on WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=/,
  )
})
