// A visitor without a network connection sees that.
import { expect } from '#tests/support/browser.ts'
import { test } from '#tests/support/browser-checkout.ts'
import { mockPolls, openPayment, openUnderClock, toast } from '#tests/support/browser-payment.ts'

test('the payment page reports a lost and a restored connection at once', async ({
  page,
  context,
  pending,
}) => {
  await openPayment(page, pending)
  const note = page.locator('[data-connected]').filter({ visible: true })
  await expect(note).toContainText('You can close it and come back with the same link.')
  const height = (await note.boundingBox())?.height
  await context.setOffline(true)
  await expect(note).toContainText("You're offline. This code stays valid")
  expect((await note.boundingBox())?.height).toBe(height)
  await context.setOffline(false)
  await expect(note).toContainText('You can close it and come back with the same link.')
})

test('a failed poll is reported in the same note, without a toast, until one succeeds', async ({
  page,
  pending,
}) => {
  let broken = false
  const { polls } = await mockPolls(page, pending, () => (broken ? null : {}))
  await openUnderClock(page, pending, { polls })
  const note = page.locator('[data-connected]').filter({ visible: true })
  broken = true
  await page.clock.runFor(5_000)
  await expect(note).toContainText("We can't reach the store right now.")
  await expect(toast(page, '')).toHaveCount(0)
  broken = false
  await page.clock.runFor(5_000)
  await expect(note).toHaveAttribute('data-connected', 'true')
})

test("the home page says Offline and that the visitor's own connection is down", async ({
  page,
  context,
  visit,
}) => {
  await page.clock.install()
  await visit('/en')
  const status = page.locator('.hero').getByRole('status')
  await expect(status).toContainText('Server is online')
  await context.setOffline(true)
  await page.clock.runFor(60_000)
  await expect(status).toHaveText('Offline · Your internet connection is down')
  await context.setOffline(false)
  await page.clock.runFor(60_000)
  await expect(status).toContainText('Server is online')
})
