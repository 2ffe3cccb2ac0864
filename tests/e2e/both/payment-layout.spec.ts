// How the payment page looks: what the cashier asks, words in the right language, nothing torn or stretched.
import type { Payment } from '#contract/payment.schema.ts'
import { BOTH, expect, type Page } from '#tests/support/browser.ts'
import { violations } from '#tests/support/browser-axe.ts'
import { orderByCall, test } from '#tests/support/browser-checkout.ts'
import { answerWith, badge, openPayment, paymentOf } from '#tests/support/browser-payment.ts'
import { watch } from '#tests/support/browser-watch.ts'

const AT = '2026-01-01T12:42:00Z'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('at Indomaret the large number is what the cashier asks, split below, with a code to copy', async ({
  page,
}) => {
  await openPayment(page, await orderByCall('INDOMARET'))
  await expect(page.getByText('Bring this to the cashier')).toBeVisible()
  await expect(heading(page)).toHaveText('Rp80.000')
  await expect(page.getByText('Rp77.000 + Rp3.000 cashier fee')).toBeVisible()
  await expect(page.getByText('Payment code', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy code' })).toBeVisible()
  const rows = await page.locator('dl dt').allTextContents()
  expect(rows.indexOf('At the cashier')).toBeLessThan(rows.indexOf('Total'))
  await expect(page.locator('dl')).toContainText('TotalRp80.000')
})

test('English steps are ours, those of the gateway are marked as Indonesian', async ({ page }) => {
  const reference = await orderByCall('BNIVA')
  await openPayment(page, reference)
  const { pay_code, instructions } = await paymentOf(page)
  const first = page.locator('details.acc').first()
  await expect(first).toHaveAttribute('open', '')
  await expect(first).toContainText(`enter the number ${pay_code?.match(/.{1,4}/g)?.join(' ')}.`)
  await expect(first).toContainText('Check that the amount is Rp77.000')
  const gateway = page.locator('[lang=id] .steps-list')
  await expect(gateway).toHaveCount(instructions.length)
  const unmarked = page.locator('.steps-list li', { hasText: 'Masukkan' })
  expect(await unmarked.evaluateAll((all) => all.filter((one) => !one.closest('[lang=id]')).length)).toBe(0)

  await openPayment(page, reference, 'id')
  await expect(page.locator('details.acc').first()).toContainText('Masuk ke aplikasi BNI Mobile')
  await expect(page.locator('main [lang]')).toHaveCount(0)
})

test('any app pays a QRIS code: no wallet is named as its method', async ({ page, pending }) => {
  await answerWith(page, pending, () => ({ payment_name: 'QRIS by ShopeePay' }))
  await openPayment(page, pending)
  await expect(page.locator('dl')).toContainText('MethodQRISPrice')
  await expect(page.getByText('QRIS by ShopeePay')).toHaveCount(0)
})

test('a long amount and its copy button share a line', async ({ page }) => {
  const reference = await orderByCall('BRIVA')
  const { polls } = await answerWith(page, reference, () => ({ amount: 5_004_500 }))
  await openPayment(page, reference)
  await expect.poll(polls).toBeGreaterThan(0)
  await expect(heading(page)).toHaveText('Rp5.004.500')
  const amount = await heading(page).boundingBox()
  const copy = await page.getByRole('button', { name: 'Copy amount' }).boundingBox()
  const middle = (amount?.y ?? 0) + (amount?.height ?? 0) / 2
  expect(copy?.y).toBeLessThan(middle)
  expect((copy?.y ?? 0) + (copy?.height ?? 0)).toBeGreaterThan(middle)
  expect((copy?.x ?? 0) + (copy?.width ?? 0)).toBeLessThan(page.viewportSize()?.width ?? 0)
})

test('in the last minutes the badge has the colour of its strip; the page begins where the logo does', async ({
  page,
  pending,
}) => {
  const { polls } = await answerWith(page, pending, () => ({
    expired_time: Math.floor(Date.now() / 1_000) + 200,
  }))
  await openPayment(page, pending)
  await expect.poll(polls).toBeGreaterThan(0)
  await expect(page.getByRole('timer')).toHaveText(/^0:03:/)
  await expect(badge(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(badge(page)).toHaveCSS('color', 'rgb(255, 125, 125)')
  const logo = await page.getByRole('banner').getByRole('link').first().boundingBox()
  expect((await page.locator('main .slab').first().boundingBox())?.x).toBe(logo?.x)
})

const paid = (state: 'delivered' | 'checking'): Partial<Payment> => ({
  status: 'PAID',
  delivery: { state, at: AT },
})

test('the paid picture keeps its ratio; a delivery to be checked is no time for a large thank-you', async ({
  page,
  pending,
}) => {
  let state: 'delivered' | 'checking' = 'delivered'
  await answerWith(page, pending, () => paid(state))
  await openPayment(page, pending)
  await expect(heading(page)).toHaveText('Thank you!')
  const picture = await page.locator('main .pic img').boundingBox()
  expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(16 / 9, 1)
  await expect(page.getByRole('main').getByRole('button', { name: /Play Now/ })).toBeVisible()
  expect(await violations(page)).toEqual([])

  state = 'checking'
  await openPayment(page, pending)
  await expect(heading(page)).toHaveText("We're checking your delivery")
  await expect(page.getByText('Being checked')).toBeVisible()
  await expect(badge(page)).toHaveText('Paid')
  await expect(page.getByText('Thank you!')).toHaveCount(0)
})

for (const language of BOTH) {
  test(`in ${language} a payment moves nothing while it loads, and axe finds nothing`, async ({
    page,
    pending,
  }) => {
    const { shifts, complaints } = await watch(page)
    await page.addInitScript(
      (reference) =>
        window.localStorage.setItem(
          'orders',
          JSON.stringify([{ reference, username: 'be.Some_Long_Name_77' }]),
        ),
      pending,
    )
    await openPayment(page, pending, language)
    await expect(page.locator('main')).toContainText('.Some_Long_Name_77')
    expect(await shifts()).toEqual([])
    expect(complaints).toEqual([])
    expect(await violations(page)).toEqual([])
  })
}
