// A visitor whose own network is away is told so, and nobody else is blamed.
import { expect } from '#tests/support/browser.ts'
import { test } from '#tests/support/browser-checkout.ts'
import { answerWith, openPayment, openUnderClock, toast } from '#tests/support/browser-payment.ts'

test('the payment page says at once that the network is gone, and that it is back', async ({
  page,
  context,
  pending,
}) => {
  await openPayment(page, pending)
  const note = page.locator('[data-connected]').filter({ visible: true })
  await expect(note).toContainText('You can close it and come back with the same link.')
  const height = (await note.boundingBox())?.height
  await context.setOffline(true)
  await expect(note).toContainText("You're offline. This page stays valid")
  expect((await note.boundingBox())?.height).toBe(height)
  await context.setOffline(false)
  await expect(note).toContainText('You can close it and come back with the same link.')
})

test('a poll that fails is said in the same place, without a toast, until one is answered', async ({
  page,
  pending,
}) => {
  let broken = false
  const { polls } = await answerWith(page, pending, () => (broken ? null : {}))
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

test("the home page says Offline, and beside it that this is the visitor's own network", async ({
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
