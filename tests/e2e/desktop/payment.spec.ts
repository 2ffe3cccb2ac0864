// The payment page: its time, its code as a file, its receipt, its recipient, and a lost connection. From the form to the
// delivery: phone/journey.spec.ts. Failed polls: payment.page.test.tsx, home.page.test.tsx.
import { expect, location } from '#tests/support/browser.ts'
import {
  badge,
  checkoutButton,
  fillCheckout,
  openPayment,
  orderByApi,
  simulate,
  test,
} from '#tests/support/browser-store.ts'

test('the code of a QRIS payment is saved as a file, and the paid order leads back to the store', async ({
  page,
}) => {
  await openPayment(page, await orderByApi())
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save QR image' }).filter({ visible: true }).click()
  expect((await download).suggestedFilename()).toMatch(/^qris-.{9}\.png$/)

  await simulate(page, 'Paid')
  await page.getByRole('link', { name: 'Back to Store' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Store')
})

test('a paid order prints its receipt alone, dark on white, on one page', async ({ page }) => {
  await openPayment(page, await orderByApi())
  await simulate(page, 'Paid')
  await expect(badge(page)).toHaveText('Paid')
  const receipt = page.locator('article[aria-label=Receipt]')
  await expect(receipt).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(receipt).toContainText('Rp77.000')
  await expect(receipt.locator('svg path')).toHaveCount(1)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/MediaBox \[0 0 4\d\d(\.\d+)? 59\d/g)).toHaveLength(1)
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('header').first()).toBeHidden()
})

test('the payment page reports a lost and a restored connection at once', async ({
  page,
  context,
  pending,
}) => {
  await openPayment(page, pending)
  const note = page.locator('[data-connected]').filter({ visible: true })
  await expect(note).toContainText('You can close it and come back any time.')
  const height = (await note.boundingBox())?.height
  await context.setOffline(true)
  await expect(note).toContainText("You're offline. You can still pay with this code")
  expect((await note.boundingBox())?.height).toBe(height)
  await context.setOffline(false)
  await expect(note).toContainText('You can close it and come back any time.')
})

test('the buyer sees the full username, others a masked one, and the heading of the new page is focused', async ({
  page,
  visitor,
}) => {
  const name = `Budi_${Math.floor(Math.random() * 1e9)}`
  await fillCheckout(page)
  await page.locator('#username').fill(name)
  await expect(checkoutButton(page)).toBeEnabled({ timeout: 30_000 })
  await checkoutButton(page).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/store\/checkout\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator('main')).toContainText(`For ${name}`)
  await expect(page.locator('main')).toContainText("Wrong name? Don't pay. Order again instead.")

  const address = location(page)
  const other = await visitor({})
  await other.goto(address)
  const masked = `Bu***${name.slice(-2)}`
  await expect(other.locator('main')).toContainText(`For ${masked}`)
  expect(await other.content()).not.toContain(name)

  await simulate(page, 'Paid')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Thank you, ${name}!`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await openPayment(other, address.split('/').at(-1) ?? '')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Thank you!')
})
