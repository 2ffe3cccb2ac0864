// A visitor without a network connection sees that. Failed polls: payment.page.test.tsx, home.page.test.tsx.
import { expect } from '#tests/support/browser.ts'
import { test } from '#tests/support/browser-checkout.ts'
import { openPayment } from '#tests/support/browser-payment.ts'

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
