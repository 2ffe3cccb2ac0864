// The guard of the admin area, signing in and out. Validation and errors of the form: web/admin/team/session/login.page.test.tsx.
import {
  expect,
  expectLocation,
  navigateInApp,
  type Page,
  test,
  visitPage,
} from '#tests/support/browser-admin.ts'
import { ADMIN } from '#tests/support/e2e-sites.ts'

const storedToken = (page: Page) => page.evaluate(() => window.localStorage.getItem('adminToken'))

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Username').fill(ADMIN.username)
  await page.getByLabel('Password').fill(ADMIN.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('without a token a screen redirects to the sign-in page, and after it back', async ({ page }) => {
  await visitPage(page, '/en/admin')
  await expectLocation(page, '/en/admin/login')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.goto('/admin/images')
  await expectLocation(page, '/en/admin/login')
  // Both kinds of screens; that every screen is one of them: tests/architecture.test.ts.
  for (const screen of ['players', 'site/links']) {
    await navigateInApp(page, `/en/admin/${screen}`)
    await expectLocation(page, '/en/admin/login')
  }
  await visitPage(page, '/en/admin/store?tab=transactions&page=2')
  await expectLocation(page, '/en/admin/login')
  await signIn(page)
  await expectLocation(page, '/en/admin/store?tab=transactions&page=2')
  expect(await storedToken(page)).toMatch(/^[\w-]{40,}$/)
})

test('the sign-in page shows the password, and logging out ends the session on the server too', async ({
  page,
}) => {
  await visitPage(page, '/en/admin/login')
  await page.getByRole('link', { name: 'ID Indonesia' }).click()
  await expectLocation(page, '/id/admin/login')
  const password = page.getByLabel('Password')
  const show = page.getByRole('button', { name: 'Tampilkan password' })
  await password.fill('seven islands')
  for (const type of ['text', 'password']) {
    await show.click()
    await expect(password).toHaveAttribute('type', type)
    await expect(password).toHaveValue('seven islands')
  }
  await visitPage(page, '/en/admin/login')
  await signIn(page)
  await expect(page.getByText('Signed in as admin')).toBeVisible()
  const token = await storedToken(page)

  // The language switcher preserves the screen and the session.
  await visitPage(page, '/en/admin/images')
  await page.getByRole('button', { name: 'Account: admin' }).click()
  await page.getByRole('link', { name: 'Indonesia', exact: true }).click()
  await expectLocation(page, '/id/admin/images')
  await expect(page.getByRole('link', { name: 'Indonesia', exact: true })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gambar mode')
  await visitPage(page, '/en/admin/images')
  const ended = page.waitForResponse('**/api/admin/logout')
  await page.getByRole('button', { name: 'Account: admin' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await ended
  await expectLocation(page, '/en/admin/login')
  expect(await storedToken(page)).toBeNull()
  const refused = await page.request.get('/api/admin/overview', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(refused.status()).toBe(401)
})
