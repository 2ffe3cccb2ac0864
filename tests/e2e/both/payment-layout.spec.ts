// The layout of the payment page: nothing wraps, stretches or shifts, and no axe violation.
import type { Payment } from '#contract/shop/payment.schema.ts'
import { expect, type Page } from '#tests/support/browser.ts'
import { violations, watch } from '#tests/support/browser-rules.ts'
import { badge, mockPolls, openPayment, orderByApi, test } from '#tests/support/browser-store.ts'

const AT = '2026-01-01T12:42:00Z'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('amount and copy button share a line, and both columns are aligned with the foot', async ({ page }) => {
  const reference = await orderByApi('BRIVA')
  const { polls } = await mockPolls(page, reference, () => ({
    amount: 5_004_500,
    expired_time: Math.floor(Date.now() / 1_000) + 200,
  }))
  await openPayment(page, reference)
  await expect.poll(polls).toBeGreaterThan(0)
  await expect(heading(page)).toHaveText('Rp5.004.500')
  const amount = await heading(page).boundingBox()
  const copy = await page.getByRole('button', { name: 'Copy amount' }).boundingBox()
  const middle = (amount?.y ?? 0) + (amount?.height ?? 0) / 2
  expect(copy?.y).toBeLessThan(middle)
  expect((copy?.y ?? 0) + (copy?.height ?? 0)).toBeGreaterThan(middle)
  expect((copy?.x ?? 0) + (copy?.width ?? 0)).toBeLessThan(page.viewportSize()?.width ?? 0)

  await test.step('in the last minutes the badge has the colour of its strip', async () => {
    await expect(page.getByRole('timer')).toHaveText(/^0:03:/)
    await expect(badge(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect(badge(page)).toHaveCSS('color', 'rgb(255, 125, 125)')
    const foot = await page.getByRole('contentinfo').getByRole('navigation').boundingBox()
    for (const aligned of [heading(page), badge(page), page.getByRole('timer')])
      expect((await aligned.boundingBox())?.x).toBeGreaterThanOrEqual(foot?.x ?? Number.NaN)
    expect((await heading(page).boundingBox())?.x).toBe(foot?.x)
  })
})

const paid = (state: 'delivered' | 'checking'): Partial<Payment> => ({
  status: 'PAID',
  delivery: { state, at: AT },
})

test('a paid order fits the first screen of a desktop, and a delivery under review shows no thank-you', async ({
  page,
  pending,
  isMobile,
}) => {
  let state: 'delivered' | 'checking' = 'delivered'
  await mockPolls(page, pending, () => paid(state))
  await openPayment(page, pending)
  await expect(heading(page)).toHaveText('Thank you!')
  await expect(page.getByRole('main').getByRole('button', { name: /Join server/ })).toBeVisible()
  const { width = 0 } = page.viewportSize() ?? {}
  if (width >= 1024) {
    await page.setViewportSize({ width: 1366, height: 768 })
    await expect(page.getByRole('link', { name: 'Back to Store' })).toBeInViewport({ ratio: 1 })
  } else {
    const scene = await page.locator('.scene').boundingBox()
    expect((scene?.width ?? 0) / (scene?.height ?? 1)).toBeCloseTo(4 / 3, 1)
  }
  if (!isMobile) expect(await violations(page)).toEqual([])

  state = 'checking'
  await openPayment(page, pending)
  await expect(heading(page)).toHaveText('Your delivery needs a check')
  await expect(badge(page)).toHaveText('Paid')
  await expect(page.getByText('Thank you!')).toHaveCount(0)
})

test('a payment has no layout shift, console problem or axe violation', async ({
  page,
  pending,
  isMobile,
}) => {
  const { shifts, consoleProblems } = await watch(page)
  await page.addInitScript(
    (reference) =>
      window.localStorage.setItem(
        'orders',
        JSON.stringify([{ reference, username: 'be.Some_Long_Name_77' }]),
      ),
    pending,
  )
  await openPayment(page, pending, isMobile ? 'en' : 'id')
  await expect(page.locator('main')).toContainText('.Some_Long_Name_77')
  expect(await shifts()).toEqual([])
  expect(consoleProblems).toEqual([])
  if (!isMobile) expect(await violations(page)).toEqual([])
})
