// The door of the admin area: who gets in, who is sent away, and where to.
import {
  ADMIN_SCREENS,
  answer,
  expect,
  expectPlace,
  newToken,
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

test('without a token every screen leads to the door', async ({ page, visit }) => {
  for (const screen of ADMIN_SCREENS) {
    await visit(`/en/admin/${screen}`)
    await expectPlace(page, '/en/admin/login')
  }
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('the area itself leads to its home, and an address without a language gets one', async ({
  page,
  visit,
}) => {
  await visit('/en/admin')
  await expectPlace(page, '/en/admin/login')
  for (const screen of ['login', 'home', 'store', 'images']) {
    await page.goto(`/admin/${screen}`)
    await expectPlace(page, '/en/admin/login')
  }
})

test('both fields are needed', async ({ page, visit }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await visit('/en/admin/login')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Please enter your username')).toBeVisible()
  await expect(page.getByText('Please enter your password')).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true')
  expect(asked.filter((url) => url.includes('/api/admin/login'))).toEqual([])
})

test('the right password leads to the home, a fresh token in the pocket', async ({ page, visit }) => {
  await visit('/en/admin/login')
  await signIn(page)
  await expectPlace(page, '/en/admin/home')
  await expect(page.getByText('Signed in as admin')).toBeVisible()
  expect(await storedToken(page)).toMatch(/^[\w-]{40,}$/)
})

test('whoever was on the way somewhere arrives there', async ({ page, visit }) => {
  await visit('/en/admin/store?tab=transactions&page=2')
  await expectPlace(page, '/en/admin/login')
  await signIn(page)
  await expectPlace(page, '/en/admin/store?tab=transactions&page=2')
})

test('a wrong password stays at the door and says so', async ({ page, visit }, { project, retry }) => {
  await visit('/en/admin/login')
  const username = `stranger-${project.name}-${retry}-${Date.now()}`
  await signIn(page, { username, password: 'wrong' })
  await expect(page.getByRole('alert')).toHaveText('Login failed')
  await expectPlace(page, '/en/admin/login')
  expect(await storedToken(page)).toBeNull()
})

test('the button says that it is busy, and a locked door says how long', async ({ page, visit }) => {
  await visit('/en/admin/login')
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
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
    'Too many login attempts. Please wait 3 min before the next one.',
  )
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
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

test('logging out ends the session on the server too', async ({ page, visit }) => {
  const token = await newToken()
  await page.addInitScript((kept) => {
    if (!window.sessionStorage.getItem('given')) window.localStorage.setItem('adminToken', kept)
    window.sessionStorage.setItem('given', 'yes')
  }, token)
  await visit('/en/admin/images')
  const ended = page.waitForResponse('**/api/admin/logout')
  await page.getByRole('button', { name: 'Log out' }).click()
  await ended
  await expectPlace(page, '/en/admin/login')
  expect(await storedToken(page)).toBeNull()
  const refused = await page.request.get('/api/admin/overview', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(refused.status()).toBe(401)
  await signIn(page)
  await expectPlace(page, '/en/admin/home')
})

test('the other language keeps the screen and the session', async ({ page, visitAdmin }) => {
  await visitAdmin('/en/admin/images')
  await page.getByRole('banner').getByRole('link', { name: 'ID Indonesia', exact: true }).click()
  await expectPlace(page, '/id/admin/images')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gambar Gamemode')
})

test('the shell that the server sends holds no data and is kept by nobody', async ({ page }) => {
  const response = await page.request.get('/en/admin/home')
  expect(response.headers()['cache-control']).toBe('no-store')
  expect(response.headers()['x-robots-tag']).toBe('noindex')
  expect(await response.text()).not.toContain('Signed in as')
})
