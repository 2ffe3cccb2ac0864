// The polling limit of the payment page: it stops, says so, and offers to check again.
import type { Payment } from '#contract/shop/payment.schema.ts'
import { expect, type Page } from '#tests/support/browser.ts'
import { test } from '#tests/support/browser-checkout.ts'
import { openPayment, paymentOf } from '#tests/support/browser-payment.ts'

declare global {
  interface Window {
    polls: number
  }
}

/** Runs the polls of half an hour at once, with responses inside the page. */
async function speedUp(page: Page, payment: Payment): Promise<void> {
  await page.addInitScript((response) => {
    window.polls = 0
    const setInterval = window.setInterval
    window.setInterval = ((callback: () => void, ms: number) =>
      setInterval(callback, ms === 5_000 ? 5 : ms)) as typeof setInterval
    const fetch = window.fetch
    window.fetch = (...args) => {
      if (!String(args[0]).includes('/api/store/transactions/')) return fetch(...args)
      window.polls += 1
      // The poll after "Check again" gets a response, the next stays open, so that the page does not change.
      return window.polls > 361 ? new Promise(() => {}) : Promise.resolve(Response.json(response))
    }
  }, payment)
}

const polls = (page: Page) => page.evaluate(() => window.polls)

test('polling stops after 360 polls and offers to check again', async ({ page, pending }) => {
  await speedUp(page, await paymentOf(page, pending))
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

for (const { changes, toasts } of [
  { changes: { status: 'PAID', delivery: { state: 'waiting', at: '2026-01-01T12:42:00Z' } }, toasts: [] },
  { changes: { status: 'EXPIRED' }, toasts: ['Payment has expired. Please create a new order.'] },
] satisfies { changes: Partial<Payment>; toasts: string[] }[]) {
  test(`${changes.status}: the page that stopped polling says so beside the button`, async ({
    page,
    pending,
  }) => {
    await speedUp(page, { ...(await paymentOf(page, pending)), ...changes })
    await openPayment(page, pending)
    await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible({ timeout: 50_000 })
    await expect(page.locator('.toast')).toHaveText(toasts)
    await expect(page.getByText('This page stopped checking after half an hour.')).toBeVisible()
  })
}
