// The sign-in without script: the page asks for it, and the password stays out of the address.
import { expect, test } from '#tests/support/browser.ts'

test.use({ javaScriptEnabled: false })

test('a password is not in the address when no script runs', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/en/admin/login')
  await expect(page.locator('noscript p')).toContainText('needs JavaScript')
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill('hunter2secret')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/en\/admin\/login$/)
  await expect(page.locator('noscript p')).toContainText('needs JavaScript')
  expect(asked.join(' ')).not.toContain('hunter2secret')
})
