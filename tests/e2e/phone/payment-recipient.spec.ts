// The recipient on the payment page: the full username only in the browser that placed the order.
import { expect, location } from '#tests/support/browser.ts'
import { checkoutButton, fillCheckout, test } from '#tests/support/browser-checkout.ts'
import { openPayment, simulate } from '#tests/support/browser-payment.ts'

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
  await expect(page.locator('main')).toContainText(`For player${name}`)
  await expect(page.locator('main')).toContainText("Wrong name? Don't pay, order again instead.")

  const address = location(page)
  const other = await visitor({})
  await other.goto(address)
  const masked = `Bu***${name.slice(-2)}`
  await expect(other.locator('main')).toContainText(`For player${masked}`)
  expect(await other.content()).not.toContain(name)

  await simulate(page, 'Paid')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Thank you, ${name}!`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await openPayment(other, address.split('/').at(-1) ?? '')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Thank you!')
})
