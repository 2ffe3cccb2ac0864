// Sign-in of the admin area: redirects, validation and error messages.
import {
  ADMIN_SCREENS,
  expect,
  expectLocation,
  mockAdminApi,
  type Page,
  test,
} from '#tests/support/browser-admin.ts'
import { ADMIN } from '#tests/support/e2e-sites.ts'

const storedToken = (page: Page) => page.evaluate(() => window.localStorage.getItem('adminToken'))

async function signIn(page: Page, { username, password } = ADMIN): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('without a token every screen redirects to the sign-in page, and after it back', async ({
  page,
  visit,
}) => {
  for (const screen of ADMIN_SCREENS) {
    await visit(`/en/admin/${screen}`)
    await expectLocation(page, '/en/admin/login')
  }
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await visit('/en/admin')
  await expectLocation(page, '/en/admin/login')
  for (const screen of ['login', 'home', 'store', 'images']) {
    await page.goto(`/admin/${screen}`)
    await expectLocation(page, '/en/admin/login')
  }
  await visit('/en/admin/store?tab=transactions&page=2')
  await expectLocation(page, '/en/admin/login')
  await signIn(page)
  await expectLocation(page, '/en/admin/store?tab=transactions&page=2')
})

test('both fields are required, and a wrong password shows an error', async ({ page, visit }, {
  project,
  retry,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await visit('/en/admin/login')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Please enter your username')).toBeVisible()
  await expect(page.getByText('Please enter your password')).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true')
  expect(requests.filter((url) => url.includes('/api/admin/login'))).toEqual([])

  const username = `stranger-${project.name}-${retry}-${Date.now()}`
  await signIn(page, { username, password: 'wrong' })
  await expect(page.getByRole('alert').locator('b')).toHaveText('Login failed')
  await expect(page.getByRole('alert')).toContainText('Check your username and password')
  await expectLocation(page, '/en/admin/login')
  expect(await storedToken(page)).toBeNull()
})

test('shows that it is busy, how long a lock-out lasts, and that the server does not respond', async ({
  page,
  visit,
}) => {
  await visit('/en/admin/login')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/admin/login', async (route) => {
    await released
    await route.fulfill({
      status: 429,
      headers: { 'retry-after': '125' },
      json: { error: 'Too many login attempts.', code: 'too_many_attempts' },
    })
  })
  await signIn(page)
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled()
  release()
  await expect(page.getByRole('alert')).toHaveText(
    'Too many login attempts. Please wait 3 min and try again.',
  )
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()

  await page.route('**/api/admin/login', (route) => route.abort())
  await signIn(page)
  await expect(page.getByRole('alert')).toHaveText('The server is not responding.')
})

test('a token that the server refuses is removed', async ({ page, visitAdmin }) => {
  await mockAdminApi(page, 'overview', () => ({
    status: 401,
    json: { error: 'Please sign in.', code: 'unauthorized' },
  }))
  await visitAdmin('/en/admin/home')
  await expectLocation(page, '/en/admin/login')
  await expect(page.getByRole('alert')).toHaveText('Your session has ended. Please sign in again.')
  expect(await storedToken(page)).toBeNull()
})

test('the document of the admin area has no data and is not cached', async ({ request }) => {
  const response = await request.get('/en/admin/home')
  expect(response.headers()['cache-control']).toBe('no-store')
  expect(response.headers()['x-robots-tag']).toBe('noindex')
  expect(await response.text()).not.toContain('Signed in as')
})
