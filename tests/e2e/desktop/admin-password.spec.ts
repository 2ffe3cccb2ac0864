// A password change ends every session; it uses a site on which no other test signs in.
import { expect, newToken, storeToken, test } from '#tests/support/browser-admin.ts'
import { ADMIN, FLAGLESS_URL } from '#tests/support/e2e-sites.ts'

test('a password change validates its fields, ends every session and is audited', async ({ page, visit }) => {
  const token = await newToken(FLAGLESS_URL)
  await storeToken(page, token)
  await visit(`${FLAGLESS_URL}/en/admin/password`)
  const change = page.getByRole('button', { name: 'Change password' })
  const next = 'a boat beyond the seventh island'
  const fill = async (current: string, repeated = next) => {
    await page.getByLabel('Current password').fill(current)
    await page.getByLabel('New password', { exact: true }).fill(next)
    await page.getByLabel('Repeat the new password').fill(repeated)
    await change.click()
  }
  await fill(ADMIN.password, `${next}s`)
  await expect(page.getByText("The new passwords don't match")).toBeVisible()
  await fill('not my password')
  await expect(page.getByText('The current password is wrong.')).toBeVisible()
  // A wrong password delays the next attempt, so an early one is repeated.
  await expect(async () => {
    const response = page.waitForResponse('**/api/admin/password')
    await fill(ADMIN.password)
    expect((await response).ok()).toBe(true)
  }).toPass()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin sign in')
  const refused = await page.request.get(`${FLAGLESS_URL}/api/admin/overview`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(refused.status()).toBe(401)
  await page.getByLabel('Username').fill(ADMIN.username)
  await page.getByLabel('Password').fill(next)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${FLAGLESS_URL}/en/admin/home`)
  await page.getByRole('link', { name: 'Audit log' }).first().click()
  await expect(page.getByText('changed the password')).toBeVisible()
})
