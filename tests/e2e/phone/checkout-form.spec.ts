// The checkout form: validation, the bot check, the request, and every failure of an order.
import { expect, type Page, untilHydrated } from '#tests/support/browser.ts'
import { checkoutButton, fillCheckout, productAt, test } from '#tests/support/browser-checkout.ts'

const ORDER = '**/api/store/transactions?*'
const CHALLENGE = '/api/bot-check/challenge'

const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text })

test('validates a username half a second after typing stops, from the second character on', async ({
  page,
}) => {
  const product = await productAt(page, 0)
  await page.clock.install()
  await page.goto(`/en/store/product/${product._id}`)
  await untilHydrated(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const field = page.getByLabel('Game username')
  const error = page.locator('#username-help[role=alert]')

  await field.fill('ab')
  await page.clock.runFor(499)
  await expect(error).toBeHidden()
  await page.clock.runFor(1)
  await expect(error).toHaveText('Username must be between 3 and 20 characters')
  await expect(field).toHaveAttribute('aria-invalid', 'true')

  for (const [typed, message] of [
    ['a', null],
    ['with space', 'Username contains invalid characters'],
    ['a'.repeat(21), 'Username must be between 3 and 20 characters'],
    ['', 'Please enter your username'],
    ['Budi_07', null],
  ] as const) {
    await field.fill(typed)
    await page.clock.runFor(500)
    if (message) await expect(error).toHaveText(message)
    else await expect(error).toBeHidden()
  }
})

test('a Bedrock username is shown with a dot and sent with the prefix be.', async ({ page }) => {
  await fillCheckout(page)
  await page.getByLabel('Game username').fill('My Long Name')
  await page.getByRole('switch').check({ force: true })
  await expect(page.locator('#username-help')).toHaveText('Delivered to .My_Long_Name')
  const ordered = page.waitForRequest(ORDER)
  await page.route(ORDER, (route) => route.abort())
  await expect(checkoutButton(page)).toBeEnabled({ timeout: 30_000 })
  await checkoutButton(page).click()
  const body = (await ordered).postDataJSON()
  expect(Object.keys(body).sort()).toEqual(['paymentMethod', 'productId', 'turnstileToken', 'username'])
  expect([body.username, body.paymentMethod]).toEqual(['be.My_Long_Name', 'QRIS'])
})

test('the button is disabled until username and bot check are valid', async ({ page }) => {
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

/** The response to an order and the message of the toast; null is a network error. */
const FAILURES = [
  ['a server error', { status: 500, json: {} }, 'Failed to create transaction'],
  [
    'an expired check',
    { status: 403, json: { error: 'x', code: 'security_check_expired' } },
    'Security check expired. Please complete it again.',
  ],
  [
    'too many orders',
    { status: 429, json: { error: 'x', code: 'too_many_requests' } },
    'Too many orders in a short time. Please wait a minute.',
  ],
  [
    'a checkout URL on another host',
    { json: { checkoutUrl: 'https://other.example/' } },
    'Failed to process purchase',
  ],
  ['a network error', null, 'Failed to process purchase'],
] as const

test('a failed order shows a toast, preserves the form and restarts the bot check', async ({ page }) => {
  let challenges = 0
  page.on('request', (request) => {
    if (request.url().endsWith(CHALLENGE)) challenges += 1
  })
  await page.clock.install()
  await fillCheckout(page)
  for (const [name, response, message] of FAILURES) {
    await test.step(name, async () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      await page.route(ORDER, async (route) => {
        await promise
        await (response ? route.fulfill(response) : route.abort())
      })
      await expect(checkoutButton(page)).toBeEnabled({ timeout: 30_000 })
      const before = challenges
      await checkoutButton(page).click()
      await expect(checkoutButton(page)).toHaveText('Processing...')
      await expect(checkoutButton(page)).toBeDisabled()
      resolve()
      await expect(toast(page, message)).toBeVisible()
      await expect.poll(() => challenges).toBeGreaterThan(before)
      await expect(page).toHaveURL(/\/store\/product\//)
      await expect(checkoutButton(page)).toBeEnabled({ timeout: 30_000 })
      // Remove this toast before the next one.
      await page.clock.runFor(5_000)
      await expect(page.locator('.toast')).toHaveCount(0)
    })
  }
})

test('username and edition are stored with an order, not while typing; the method starts with QRIS', async ({
  page,
}) => {
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
  expect(await stored()).toBe(`{"username":"${name}","bedrock":true}`)
  const other = await productAt(page, 0)
  await page.goto(`/id/store/product/${other._id}`)
  await expect(page.getByLabel('Username game')).toHaveValue(name)
  await expect(page.getByRole('switch')).toBeChecked()
  await expect(page.locator('input[value=QRIS]')).toBeChecked()
})

test('hydration preserves what was typed before', async ({ page }) => {
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
