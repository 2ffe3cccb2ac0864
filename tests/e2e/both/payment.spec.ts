// The payment page: from the form to the delivery, every end a payment can take, and how the page watches it.
import type { Payment } from '#contract/payment.ts'
import { expect } from '#tests/support/browser.ts'
import { placeOrder, test } from '#tests/support/browser-checkout.ts'
import {
  answerWith,
  badge,
  paymentOf,
  reloadUnderClock,
  simulate,
  toast,
} from '#tests/support/browser-payment.ts'

test('a buyer picks a pack, pays with QRIS and gets it', async ({ page }) => {
  await page.goto('/en/store')
  const product = await placeOrder(page, { method: 'QRIS' })
  await expect(page).toHaveTitle('Waiting for payment · Payment')
  await expect(badge(page)).toHaveAttribute('data-status', 'PENDING')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rp77.000')
  await expect(page.getByRole('img', { name: 'QRIS code for Rp77.000' })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^(1:00:00|0:59:\d\d)$/)
  await expect(page.getByText(/Until \d\d:\d\d WIB, today|Until tomorrow, \d\d:\d\d WIB/)).toBeVisible()

  await simulate(page, 'Paid')
  await expect(toast(page, 'Payment successful! Your purchase has been processed.')).toBeVisible()
  await expect(badge(page)).toHaveText('Paid')
  await expect(page).toHaveTitle('Paid · Payment')
  await expect(page.getByRole('list', { name: 'Delivery' })).toContainText(/Delivered at \d\d:\d\d WIB/, {
    timeout: 20_000,
  })
  await expect(page.getByText(`${product.name}: it is all on your account.`)).toBeVisible()
  const { reference, payment_name } = await paymentOf(page)
  for (const text of [reference, payment_name, 'Rp77.000']) {
    await expect(page.locator('main dl').getByText(text, { exact: true }).first()).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to Store' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Store')
})

test('a virtual account: number in groups, copied without them, fee in the sum, first steps open', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const copied: string[] = []
    Object.assign(window, { copied })
    navigator.clipboard.writeText = async (text) => {
      copied.push(text)
    }
  })
  await placeOrder(page, { method: 'BCAVA' })
  const payment = await paymentOf(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rp82.500')
  await expect(page.getByText(payment.pay_code?.match(/.{1,4}/g)?.join(' ') ?? '')).toBeVisible()
  await expect(page.locator('dl')).toContainText('Rp5.500')
  await page.getByRole('button', { name: 'Copy number' }).click()
  await expect(toast(page, 'Payment code copied')).toBeVisible()
  await page.getByRole('button', { name: 'Copy amount' }).click()
  await page.getByRole('button', { name: 'Copy reference' }).click()
  expect(await page.evaluate(() => (window as unknown as { copied: string[] }).copied)).toEqual([
    payment.pay_code,
    '82500',
    payment.reference,
  ])
  const folds = page.locator('details.acc')
  expect(await folds.evaluateAll((all) => (all as HTMLDetailsElement[]).map(({ open }) => open))).toEqual(
    payment.instructions.map((_, place) => place === 0),
  )
})

for (const [outcome, sentence] of [
  ['Expired', 'Payment has expired. Please create a new order.'],
  ['Failed', 'Payment failed. Please try again.'],
] as const) {
  test(`${outcome.toLowerCase()}: red, said in a toast, with a way back`, async ({ page }) => {
    await placeOrder(page)
    await simulate(page, outcome)
    await expect(toast(page, sentence)).toBeVisible()
    await expect(badge(page)).toHaveText(outcome)
    await expect(badge(page)).toHaveCSS('color', 'rgb(255, 125, 125)')
    await expect(page.getByRole('link', { name: 'Back to Store' })).toBeVisible()
  })
}

test('it asks once and then every five seconds, and stops when all is delivered', async ({ page }) => {
  await placeOrder(page)
  let changes: Partial<Payment> = {}
  const { polls } = await answerWith(page, () => changes)
  const begun = await reloadUnderClock(page, polls)
  await page.clock.runFor(4_900)
  expect(polls()).toBe(begun)
  await page.clock.runFor(200)
  await expect.poll(polls).toBe(begun + 1)

  const delivery = page.getByRole('list', { name: 'Delivery' })
  changes = { status: 'PAID', delivery: { state: 'waiting', at: '2026-01-01T12:42:00Z' } }
  await page.clock.runFor(5_000)
  await expect(delivery).toContainText('Waiting for the game server')
  changes = { status: 'PAID', delivery: { state: 'delivered', at: '2026-01-01T12:42:00Z' } }
  await page.clock.runFor(5_000)
  await expect(delivery).toContainText('Delivered at 19:42 WIB')
  await page.clock.runFor(30_000)
  expect(polls()).toBe(begun + 3)
})

test('every twelfth poll that fails is told, and the payment stays on the screen', async ({ page }) => {
  await placeOrder(page)
  let broken = false
  const { polls } = await answerWith(page, () => (broken ? null : {}))
  const begun = await reloadUnderClock(page, polls)
  broken = true
  const trouble = toast(page, 'Having trouble getting payment status. Will keep trying...')
  for (let poll = 1; poll <= 12; poll += 1) {
    await expect(trouble).toHaveCount(0)
    await page.clock.runFor(5_000)
    await expect.poll(polls).toBe(begun + poll)
  }
  await expect(trouble).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rp77.000')
})

test('a first fetch that fails is told', async ({ page }) => {
  await placeOrder(page)
  await answerWith(page, () => null)
  await page.reload()
  await expect(toast(page, 'Error loading payment details. Please try again.')).toBeVisible()
  await expect(badge(page)).toHaveAttribute('data-status', 'PENDING')
})

test('the last five minutes are counted down in warnings, and then it has expired', async ({ page }) => {
  await placeOrder(page)
  let expired_time = (await paymentOf(page)).expired_time
  const { polls } = await answerWith(page, () => ({ expired_time }))
  await reloadUnderClock(page, polls)
  expired_time = Math.floor((await page.evaluate(() => Date.now())) / 1_000) + 310
  await page.clock.runFor(5_000)
  await expect(page.getByRole('timer')).toHaveText(/^0:05:\d\d$/)
  const [, seconds] = /:(\d\d)$/.exec(await page.getByRole('timer').innerText()) ?? []
  // Each warning is met a second after its minute has begun.
  await page.clock.runFor((Number(seconds) + 1) * 1_000)
  for (const minutes of ['5 minutes', '4 minutes', '3 minutes', '2 minutes', '1 minute']) {
    await expect(toast(page, `Payment will expire in ${minutes}.`)).toBeVisible()
    await page.clock.runFor(60_000)
  }
  await expect(badge(page)).toHaveText('Expired')
  await expect(toast(page, 'Payment has expired. Please create a new order.')).toBeVisible()
})

test('steps from outside show their bold words and nothing else', async ({ page }) => {
  await placeOrder(page)
  const hostile = '<img src=x onerror="document.title=1"><b>Scan</b> <a href="javascript:1">it</a>'
  await answerWith(page, () => ({ instructions: [{ title: 'App', steps: [hostile] }] }))
  await page.reload()
  const step = page.locator('.steps-list li')
  await expect(step).toHaveCount(1)
  await expect(step.locator('b')).toHaveText('Scan')
  await expect(step.locator('img, a')).toHaveCount(0)
})

test('the code can be saved as a picture', async ({ page }) => {
  await placeOrder(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save QR image' }).filter({ visible: true }).click()
  expect((await download).suggestedFilename()).toMatch(/^qris-.{9}\.png$/)
})

test('nobody keeps the page and no robot lists it', async ({ page }) => {
  await placeOrder(page, { language: 'id' })
  const response = await page.request.get(page.url())
  expect(response.headers()['cache-control']).toBe('no-store')
  expect(response.headers()['x-robots-tag']).toBe('noindex')
  expect(await response.text()).toContain('<meta name="robots" content="noindex"/>')
  await expect(page).toHaveTitle('Menunggu pembayaran · Pembayaran')
})

for (const [path, sentence] of [
  ['/en/store/checkout/XXXX', 'Invalid payment reference'],
  ['/en/store/checkout', 'Invalid payment reference'],
  ['/en/store/checkout/AAAA-AAAA-AAAA-AAAA-AAAA-AAAA-AAAA', 'Payment not found'],
] as const) {
  test(`${path}: ${sentence}`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentence)
    await expect(page.getByRole('link', { name: 'Back to Store' })).toBeVisible()
  })
}

test('without script the payment can be read and paid', async ({ page, visitor }) => {
  await placeOrder(page, { method: 'QRIS' })
  const plain = await visitor({ javaScriptEnabled: false })
  await plain.goto(page.url())
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Rp77.000')
  await expect(plain.getByRole('img', { name: 'QRIS code for Rp77.000' })).toBeVisible()
})
