// The door of the admin area: who is sent there, who stays outside, and what is said.
import { ADMIN_SCREENS, answer, expect, expectPlace, type Page, test } from '#tests/support/browser-admin.ts'
import { ADMIN } from '#tests/support/e2e-sites.ts'

const storedToken = (page: Page) => page.evaluate(() => window.localStorage.getItem('adminToken'))

async function signIn(page: Page, { username, password } = ADMIN): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('without a token every screen leads to the door, also one without a language', async ({
  page,
  visit,
}) => {
  for (const screen of ADMIN_SCREENS) {
    await visit(`/en/admin/${screen}`)
    await expectPlace(page, '/en/admin/login')
  }
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await visit('/en/admin')
  await expectPlace(page, '/en/admin/login')
  for (const screen of ['login', 'home', 'store', 'images']) {
    await page.goto(`/admin/${screen}`)
    await expectPlace(page, '/en/admin/login')
  }
})

test('whoever was on the way somewhere arrives there', async ({ page, visit }) => {
  await visit('/en/admin/store?tab=transactions&page=2')
  await expectPlace(page, '/en/admin/login')
  await signIn(page)
  await expectPlace(page, '/en/admin/store?tab=transactions&page=2')
})

test('both fields are needed, and a wrong password stays at the door and says so', async ({ page, visit }, {
  project,
  retry,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await visit('/en/admin/login')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Please enter your username')).toBeVisible()
  await expect(page.getByText('Please enter your password')).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true')
  expect(asked.filter((url) => url.includes('/api/admin/login'))).toEqual([])

  const username = `stranger-${project.name}-${retry}-${Date.now()}`
  await signIn(page, { username, password: 'wrong' })
  await expect(page.getByRole('alert').locator('b')).toHaveText('Login failed')
  await expect(page.getByRole('alert')).toContainText('Check your username and password')
  await expectPlace(page, '/en/admin/login')
  expect(await storedToken(page)).toBeNull()
})

test('the button says that it is busy, a locked door how long, and a server that is away that it is', async ({
  page,
  visit,
}) => {
  await visit('/en/admin/login')
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  await page.route('**/api/admin/login', async (route) => {
    await opened
    await route.fulfill({
      status: 429,
      headers: { 'retry-after': '125' },
      json: { error: 'Too many login attempts.', code: 'too_many_attempts' },
    })
  })
  await signIn(page)
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled()
  open()
  await expect(page.getByRole('alert')).toHaveText(
    'Too many login attempts. Please wait 3 min and try again.',
  )
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()

  await page.route('**/api/admin/login', (route) => route.abort())
  await signIn(page)
  await expect(page.getByRole('alert')).toHaveText('The server is not responding.')
})

test('a token that the server no longer takes is dropped', async ({ page, visitAdmin }) => {
  await answer(page, 'overview', () => ({
    status: 401,
    json: { error: 'Please sign in.', code: 'unauthorized' },
  }))
  await visitAdmin('/en/admin/home')
  await expectPlace(page, '/en/admin/login')
  await expect(page.getByRole('alert')).toHaveText('Your session has ended. Please sign in again.')
  expect(await storedToken(page)).toBeNull()
})

test('the shell that the server sends holds no data and is kept by nobody', async ({ request }) => {
  const response = await request.get('/en/admin/home')
  expect(response.headers()['cache-control']).toBe('no-store')
  expect(response.headers()['x-robots-tag']).toBe('noindex')
  expect(await response.text()).not.toContain('Signed in as')
})
