// A payment that takes longer than the page looks: it stops, says so, and looks again when it is asked to.
import type { Payment } from '#contract/payment.schema.ts'
import { expect, type Page } from '#tests/support/browser.ts'
import { test } from '#tests/support/browser-checkout.ts'
import { openPayment, paymentOf } from '#tests/support/browser-payment.ts'

declare global {
  interface Window {
    polls: number
  }
}

/** Half an hour of polls at once, each answered inside the page: it decides itself how many there are. */
async function hurry(page: Page, payment: Payment): Promise<void> {
  await page.addInitScript((answer) => {
    window.polls = 0
    const later = window.setInterval
    window.setInterval = ((act: () => void, ms: number) => later(act, ms === 5_000 ? 5 : ms)) as typeof later
    const ask = window.fetch
    window.fetch = (...asked) => {
      if (!String(asked[0]).includes('/api/store/transactions/')) return ask(...asked)
      window.polls += 1
      // The one after "Check again" is answered, the next is not: what the page then shows stays.
      return window.polls > 361 ? new Promise(() => {}) : Promise.resolve(Response.json(answer))
    }
  }, payment)
}

const polls = (page: Page) => page.evaluate(() => window.polls)

test('after 360 polls it stops and offers to check again', async ({ page, pending }) => {
  await hurry(page, await paymentOf(page, pending))
  await openPayment(page, pending)
  const toast = page
    .locator('.toast')
    .filter({ hasText: 'Unable to get latest payment status. Please refresh the page.' })
  await expect(toast).toBeVisible({ timeout: 50_000 })
  expect(await polls(page)).toBe(360)

  await page.getByRole('button', { name: 'Check again' }).click()
  await expect.poll(() => polls(page)).toBeGreaterThan(360)
  await expect(page.getByRole('button', { name: 'Check again' })).toBeHidden()
})

for (const { changes, said } of [
  { changes: { status: 'PAID', delivery: { state: 'waiting', at: '2026-01-01T12:42:00Z' } }, said: [] },
  { changes: { status: 'EXPIRED' }, said: ['Payment has expired. Please create a new order.'] },
] satisfies { changes: Partial<Payment>; said: string[] }[]) {
  test(`${changes.status}: the page that stopped says why beside the button, and nothing else than that`, async ({
    page,
    pending,
  }) => {
    await hurry(page, { ...(await paymentOf(page, pending)), ...changes })
    await openPayment(page, pending)
    await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible({ timeout: 50_000 })
    await expect(page.locator('.toast')).toHaveText(said)
    await expect(page.getByText('This page stopped checking after half an hour.')).toBeVisible()
  })
}
