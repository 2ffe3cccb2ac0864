// The checkout form of a product: names, the check, what is sent, and every way an order can fail.
import { expect, type Page, untilListening } from '#tests/support/browser.ts'
import { checkoutButton, fillCheckout, productAt, test } from '#tests/support/browser-checkout.ts'

const ORDER = '**/api/store/transactions?*'
const CHALLENGE = '/api/bot-check/challenge'

const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text })

test('a name is judged half a second after typing stops, from the second sign on', async ({ page }) => {
  const product = await productAt(page, 0)
  await page.clock.install()
  await page.goto(`/en/store/product/${product._id}`)
  await untilListening(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const field = page.getByLabel('Game username')
  const error = page.locator('#username-help[role=alert]')

  await field.fill('ab')
  await page.clock.runFor(499)
  await expect(error).toBeHidden()
  await page.clock.runFor(1)
  await expect(error).toHaveText('Username must be between 3 and 20 characters')
  await expect(field).toHaveAttribute('aria-invalid', 'true')

  for (const [typed, said] of [
    ['a', null],
    ['with space', 'Username contains invalid characters'],
    ['a'.repeat(21), 'Username must be between 3 and 20 characters'],
    ['', 'Please enter your username'],
    ['Budi_07', null],
  ] as const) {
    await field.fill(typed)
    await page.clock.runFor(500)
    if (said) await expect(error).toHaveText(said)
    else await expect(error).toBeHidden()
  }
})

test('with Bedrock the name is shown with a dot and sent with a mark', async ({ page }) => {
  await fillCheckout(page)
  await page.getByLabel('Game username').fill('My Long Name')
  await page.getByRole('switch').check({ force: true })
  await expect(page.locator('#username-help')).toHaveText('Delivered to .My_Long_Name')
  const sent = page.waitForRequest(ORDER)
  await page.route(ORDER, (route) => route.abort())
  await expect(checkoutButton(page)).toBeEnabled({ timeout: 30_000 })
  await checkoutButton(page).click()
  const body = (await sent).postDataJSON()
  expect(Object.keys(body).sort()).toEqual(['paymentMethod', 'productId', 'turnstileToken', 'username'])
  expect([body.username, body.paymentMethod]).toEqual(['be.My_Long_Name', 'QRIS'])
})

test('the button waits for the name and for the check', async ({ page }) => {
  await page.route('**/api/bot-check/challenge', (route) => route.abort())
  await fillCheckout(page)
  await expect(checkoutButton(page)).toBeDisabled()
  await page.unroute('**/api/bot-check/challenge')
  await page.reload()
  await page.getByLabel('Game username').fill('x')
  await expect(page.locator('form fieldset[aria-label="Security check"]')).toContainText('Check passed', {
    timeout: 30_000,
  })
  await expect(checkoutButton(page)).toBeDisabled()
  await page.getByLabel('Game username').fill('Budi_07')
  await expect(checkoutButton(page)).toBeEnabled()
})

/** What an order is answered with, and what the buyer is told; null is no answer. */
const FAILURES = [
  ['an answer that is not OK', { status: 500, json: {} }, 'Failed to create transaction'],
  [
    'a check that expired',
    { status: 403, json: { error: 'x', code: 'security_check_expired' } },
    'Security check expired. Please complete it again.',
  ],
  [
    'too many orders',
    { status: 429, json: { error: 'x', code: 'too_many_requests' } },
    'Too many orders in a short time. Please wait a minute.',
  ],
  [
    'an address of another site',
    { json: { checkoutUrl: 'https://other.example/' } },
    'Failed to process purchase',
  ],
  ['no answer', null, 'Failed to process purchase'],
] as const

test('however an order fails, the buyer is told, the form stays, and the check begins anew', async ({
  page,
}) => {
  let challenges = 0
  page.on('request', (request) => {
    if (request.url().endsWith(CHALLENGE)) challenges += 1
  })
  await page.clock.install()
  await fillCheckout(page)
  for (const [name, answer, sentence] of FAILURES) {
    await test.step(name, async () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      await page.route(ORDER, async (route) => {
        await promise
        await (answer ? route.fulfill(answer) : route.abort())
      })
      await expect(checkoutButton(page)).toBeEnabled({ timeout: 30_000 })
      const before = challenges
      await checkoutButton(page).click()
      await expect(checkoutButton(page)).toHaveText('Processing...')
      await expect(checkoutButton(page)).toBeDisabled()
      resolve()
      await expect(toast(page, sentence)).toBeVisible()
      await expect.poll(() => challenges).toBeGreaterThan(before)
      await expect(page).toHaveURL(/\/store\/product\//)
      await expect(checkoutButton(page)).toBeEnabled({ timeout: 30_000 })
      // The toast goes, so that the next one is seen to come.
      await page.clock.runFor(5_000)
      await expect(page.locator('.toast')).toHaveCount(0)
    })
  }
})

test('name, edition and method are remembered with an order, never while typing', async ({ page }) => {
  const stored = () => page.evaluate(() => window.localStorage.getItem('checkout'))
  await fillCheckout(page, { method: 'BRIVA' })
  const name = `Nama ${Math.floor(Math.random() * 1e9)}`
  await page.getByLabel('Game username').fill(name)
  await page.getByRole('switch').check({ force: true })
  await expect(page.locator('#username-help')).toContainText('.Nama_')
  await expect(checkoutButton(page)).toBeEnabled({ timeout: 30_000 })
  expect(await stored()).toBeNull()
  await checkoutButton(page).click()
  await page.waitForURL(/\/store\/checkout\//)
  expect(await stored()).toBe(`{"username":"${name}","bedrock":true,"method":"BRIVA"}`)
  const other = await productAt(page, 0)
  await page.goto(`/id/store/product/${other._id}`)
  await expect(page.getByLabel('Username di game')).toHaveValue(name)
  await expect(page.getByRole('switch')).toBeChecked()
  await expect(page.locator('input[value=BRIVA]')).toBeChecked()
})

test('what was typed before scripts ran is kept', async ({ page }) => {
  const product = await productAt(page, 0)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(`/en/store/product/${product._id}`, { waitUntil: 'commit' })
  await page.getByLabel('Game username').fill('Early_Bird')
  await page.locator('input[value=BCAVA]').check({ force: true })
  resolve()
  await expect(page.locator('form dl')).toContainText('Rp5.500')
  await expect(page.getByLabel('Game username')).toHaveValue('Early_Bird')
  await expect(page.locator('input[value=BCAVA]')).toBeChecked()
})
