// A payment that takes longer than the page looks: it stops, says so, and looks again when it is asked to.
import type { Payment } from '#contract/payment.ts'
import { expect, type Page, untilListening } from '#tests/support/browser.ts'
import { placeOrder, test } from '#tests/support/browser-checkout.ts'
import { answerWith } from '#tests/support/browser-payment.ts'

/** Half an hour of polls in a few seconds: the page itself decides how many there are. */
async function hurry(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later = window.setInterval
    window.setInterval = ((act: () => void, ms: number) => later(act, ms === 5_000 ? 20 : ms)) as typeof later
  })
}

test('after 360 polls it stops and offers to check again', async ({ page }) => {
  await placeOrder(page, { method: 'BCAVA' })
  const reference = page.url().split('/').at(-1)
  const payment = await (await page.request.get(`/api/store/transactions/${reference}`)).json()
  let polls = 0
  await hurry(page)
  await page.route('**/api/store/transactions/*', (route) => {
    polls += 1
    return route.fulfill({ json: payment })
  })
  await page.reload()
  await untilListening(page)
  const toast = page
    .locator('.toast')
    .filter({ hasText: 'Unable to get latest payment status. Please refresh the page.' })
  await expect(toast).toBeVisible({ timeout: 50_000 })
  expect(polls).toBe(360)

  await page.getByRole('button', { name: 'Check again' }).click()
  await expect.poll(() => polls).toBeGreaterThan(360)
  await expect(page.getByRole('button', { name: 'Check again' })).toBeHidden()
})

for (const changes of [
  { status: 'PAID', delivery: { state: 'waiting', at: '2026-01-01T12:42:00Z' } },
  { status: 'EXPIRED' },
] satisfies Partial<Payment>[]) {
  test(`${changes.status}: the page that stopped says why beside the button`, async ({ page }) => {
    await placeOrder(page)
    await answerWith(page, () => changes)
    await hurry(page)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible({ timeout: 50_000 })
    await expect(page.getByText('This page stopped looking after half an hour.')).toBeVisible()
  })
}
