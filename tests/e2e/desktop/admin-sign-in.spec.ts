// The guard of the admin area. Validation and errors of the form: web/admin/team/session/login.page.test.tsx.
import { expect, expectLocation, navigateInApp, test, visitPage } from '#tests/support/browser-admin.ts'
import { ADMIN } from '#tests/support/e2e-sites.ts'

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
  await page.getByLabel('Username').fill(ADMIN.username)
  await page.getByLabel('Password').fill(ADMIN.password)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/en/admin/store?*', async (route) => {
    await promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/en/admin/store?*')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await asked
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled()
  resolve()
  await expectLocation(page, '/en/admin/store?tab=transactions&page=2')
})
