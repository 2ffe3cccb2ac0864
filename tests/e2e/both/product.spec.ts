// A product and its checkout form: names, methods, sums, the check, and every way an order can fail.
import { expect, type Page, untilListening } from '#tests/support/browser.ts'
import {
  checkoutButton,
  fillCheckout,
  listProducts,
  productAt,
  test,
} from '#tests/support/browser-checkout.ts'

const ORDER = '**/api/store/transactions?*'

const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text })

/** The shop says that a product costs something else. */
async function pretend(page: Page, changes: Record<string, unknown>): Promise<void> {
  const product = await productAt(page, 0)
  await page.route(`**/api/store/products/${product._id}?*`, (route) =>
    route.fulfill({ json: { ...product, ...changes } }),
  )
  await page.goto(`/en/store/product/${product._id}`)
  await untilListening(page)
}

test('it shows name, price, picture and bullets, and the way back', async ({ page, visit }) => {
  const product = await productAt(page, 2)
  await visit(`/en/store/product/${product._id}`)
  await expect(page).toHaveTitle(product.name)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('80 Premium Points')
  await expect(page.getByText('Rp77.000').first()).toBeVisible()
  await expect(page.locator('main .ticks li')).toHaveText(product.description)
  await page.getByRole('link', { name: 'Back to Store' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Store')
})

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
  await expect(page.locator('#username-help')).toHaveText('Sent as .My_Long_Name')
  const sent = page.waitForRequest(ORDER)
  await page.route(ORDER, (route) => route.abort())
  await expect(checkoutButton(page)).toBeEnabled({ timeout: 30_000 })
  await checkoutButton(page).click()
  const body = (await sent).postDataJSON()
  expect(Object.keys(body).sort()).toEqual(['paymentMethod', 'productId', 'turnstileToken', 'username'])
  expect([body.username, body.paymentMethod]).toEqual(['be.My_Long_Name', 'QRIS'])
})

test('the fee of a method is in the total before anything is paid', async ({ page, visit }) => {
  const product = await productAt(page, 2)
  await visit(`/en/store/product/${product._id}`)
  const sum = page.locator('form dl')
  await expect(page.locator('input[value=QRIS]')).toBeChecked()
  await expect(sum).toContainText('Rp77.000')
  await page.locator('input[value=BCAVA]').check({ force: true })
  await expect(sum).toContainText('Rp5.500')
  await expect(sum).toContainText('Rp82.500')
  await page.locator('input[value=INDOMARET]').check({ force: true })
  await expect(sum).toContainText('Rp3.000 extra at the cashier')
  await expect(sum).toContainText('Rp77.000')
})

test('methods that cannot carry a price are not offered', async ({ page }) => {
  await pretend(page, { price: 6_000 })
  await expect(page.locator('input[name=paymentMethod]')).toHaveCount(2)
  const values = await page
    .locator('input[name=paymentMethod]')
    .evaluateAll((all) => (all as HTMLInputElement[]).map(({ value }) => value))
  expect(values).toEqual(['QRIS', 'ALFAMIDI'])
})

test('what is free asks for no method', async ({ page }) => {
  await pretend(page, { price: 0 })
  await expect(page.locator('form dl')).toContainText('Free')
  await expect(page.locator('input[name=paymentMethod]')).toHaveCount(0)
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

for (const [name, answer, sentence] of [
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
] as const) {
  test(`${name}: the buyer is told, and the check begins anew`, async ({ page }) => {
    let challenges = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/bot-check/challenge')) challenges += 1
    })
    await page.route(ORDER, (route) => (answer ? route.fulfill(answer) : route.abort()))
    await fillCheckout(page)
    await expect(checkoutButton(page)).toBeEnabled({ timeout: 30_000 })
    const before = challenges
    await checkoutButton(page).click()
    await expect(toast(page, sentence)).toBeVisible()
    await expect.poll(() => challenges).toBeGreaterThan(before)
    await expect(page).toHaveURL(/\/store\/product\//)
    await expect(checkoutButton(page)).toBeEnabled({ timeout: 30_000 })
  })
}

test('while an order is under way the button says so and cannot be pressed again', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(ORDER, async (route) => {
    await promise
    await route.abort()
  })
  await fillCheckout(page)
  await expect(checkoutButton(page)).toBeEnabled({ timeout: 30_000 })
  await checkoutButton(page).click()
  await expect(checkoutButton(page)).toHaveText('Processing...')
  await expect(checkoutButton(page)).toBeDisabled()
  resolve()
  await expect(toast(page, 'Failed to process purchase')).toBeVisible()
})

test('the last good name, edition and method are offered again', async ({ page }) => {
  await fillCheckout(page, { method: 'BRIVA' })
  await page.getByLabel('Game username').fill('My Name')
  await page.getByRole('switch').check({ force: true })
  await expect
    .poll(() => page.evaluate(() => window.localStorage.getItem('checkout')))
    .toBe('{"username":"My Name","bedrock":true,"method":"BRIVA"}')
  const other = await productAt(page, 0)
  await page.goto(`/id/store/product/${other._id}`)
  await expect(page.getByLabel('Username di game')).toHaveValue('My Name')
  await expect(page.getByRole('switch')).toBeChecked()
  await expect(page.locator('input[value=BRIVA]')).toBeChecked()
})

test('a picture that fails gives way to one of ours', async ({ page }) => {
  await pretend(page, { image_url: '/uploads/nothing.webp' })
  await expect(page.locator('main .pic img')).toHaveAttribute('src', /points-handful/)
})

test('a product that is not there is a 404 with a way back', async ({ page }) => {
  const response = await page.goto('/en/store/product/NOTHING')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product not found')
  await page.getByRole('link', { name: 'Back to Store' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Store')
})

test('a product that was taken off meanwhile is not found either', async ({ page }) => {
  const product = await productAt(page, 0)
  await page.route(`**/api/store/products/${product._id}?*`, (route) =>
    route.fulfill({ status: 404, json: { error: 'x', code: 'product_not_found' } }),
  )
  await page.goto(`/en/store/product/${product._id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product not found')
})

test('a call that fails keeps the product and says so', async ({ page, visit }) => {
  const product = await productAt(page, 0)
  await page.route(`**/api/store/products/${product._id}?*`, (route) => route.abort())
  await visit(`/en/store/product/${product._id}`)
  await expect(toast(page, 'Failed to fetch product')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
})

test('the button is on the screen without scrolling', async ({ page, visit }) => {
  const [product] = await listProducts(page)
  await visit(`/en/store/product/${product?._id}`)
  await expect(checkoutButton(page)).toBeInViewport({ ratio: 1 })
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
