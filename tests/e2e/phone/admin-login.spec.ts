// Signing in to the admin area and out again; redirects and errors: desktop/admin-sign-in.spec.ts.
import { expect, expectLocation, type Page, test, visitPage } from '#tests/support/browser-admin.ts'
import { ADMIN } from '#tests/support/e2e-sites.ts'

const storedToken = (page: Page) => page.evaluate(() => window.localStorage.getItem('adminToken'))

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Username').fill(ADMIN.username)
  await page.getByLabel('Password').fill(ADMIN.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('an admin signs in, changes the language, and logs out on the server too', async ({ page }) => {
  await test.step('the sign-in page changes its language and shows the password', async () => {
    await visitPage(page, '/en/admin/login')
    await page.getByRole('link', { name: 'ID Indonesia' }).click()
    await expectLocation(page, '/id/admin/login')
    const password = page.getByLabel('Password')
    const show = page.getByRole('button', { name: 'Tampilkan password' })
    await password.fill('seven islands')
    await expect(password).toHaveAttribute('type', 'password')
    await show.click()
    await expect(password).toHaveAttribute('type', 'text')
    await expect(password).toHaveValue('seven islands')
    await show.click()
    await expect(password).toHaveAttribute('type', 'password')
  })
  const token =
    await test.step('the right password opens the home screen and stores a new token', async () => {
      await visitPage(page, '/en/admin/login')
      await signIn(page)
      await expectLocation(page, '/en/admin/home')
      await expect(page.getByText('Signed in as admin')).toBeVisible()
      const stored = await storedToken(page)
      expect(stored).toMatch(/^[\w-]{40,}$/)
      return stored
    })
  await test.step('the language switcher preserves the screen and the session', async () => {
    await visitPage(page, '/en/admin/images')
    await page.getByRole('button', { name: 'Account: admin' }).click()
    await page.getByRole('link', { name: 'Indonesia', exact: true }).click()
    await expectLocation(page, '/id/admin/images')
    await expect(page.getByRole('link', { name: 'Indonesia', exact: true })).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gambar Gamemode')
  })
  await test.step('logging out ends the session on the server', async () => {
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
  await test.step('signing in again works', async () => {
    await signIn(page)
    await expectLocation(page, '/en/admin/home')
  })
})
