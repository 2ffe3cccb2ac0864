// Through the door of the admin area and out again; who is sent away: desktop/admin-door.spec.ts.
import { expect, expectPlace, type Page, test } from '#tests/support/browser-admin.ts'
import { ADMIN } from '#tests/support/e2e-sites.ts'

const storedToken = (page: Page) => page.evaluate(() => window.localStorage.getItem('adminToken'))

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Username').fill(ADMIN.username)
  await page.getByLabel('Password').fill(ADMIN.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('at the door the language can be changed and the password be shown', async ({ page, visit }) => {
  await visit('/en/admin/login')
  await page.getByRole('link', { name: 'ID Indonesia' }).click()
  await expectPlace(page, '/id/admin/login')
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

test('an admin signs in, changes the language, and logs out on the server too', async ({ page, visit }) => {
  const token = await test.step('the right password leads home, a fresh token in the pocket', async () => {
    await visit('/en/admin/login')
    await signIn(page)
    await expectPlace(page, '/en/admin/home')
    await expect(page.getByText('Signed in as admin')).toBeVisible()
    const fresh = await storedToken(page)
    expect(fresh).toMatch(/^[\w-]{40,}$/)
    return fresh
  })
  await test.step('the other language keeps the screen and the session', async () => {
    await visit('/en/admin/images')
    await page.getByRole('banner').getByRole('link', { name: 'ID Indonesia', exact: true }).click()
    await expectPlace(page, '/id/admin/images')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gambar Gamemode')
  })
  await test.step('logging out ends the session on the server', async () => {
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
  })
  await test.step('the door opens again', async () => {
    await signIn(page)
    await expectPlace(page, '/en/admin/home')
  })
})
