// Passkeys with a virtual authenticator of Chromium. They belong to a domain name, so the site is visited as localhost.

import { freePort } from '#scripts/lib/free-port.ts'
import { expect, newToken, type Page, storeToken, test, visitPage } from '#tests/support/browser-admin.ts'
import { startSite } from '#tests/support/browser-site.ts'
import { ADMIN } from '#tests/support/e2e-sites.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function connectAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  const verifyUser = (isUserVerified: boolean) =>
    client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  return { verifyUser }
}

test('a passkey is added after the sign-in, opens the console, and is removed', async ({ page }) => {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = {
    PORT: String(port),
    PUBLIC_URL: url,
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
  }
  await using site = await startSite({ env })
  const { verifyUser } = await connectAuthenticator(page)
  await storeToken(page, await newToken(site.url))
  await visitPage(page, `${url}/en/admin/account`)

  await test.step('adding it gives recovery codes', async () => {
    await button(page, 'Add a passkey').click()
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(10)
    await button(page, 'I have saved them').click()
    await expect(page.getByText(/^Added /)).toBeVisible()
  })

  await test.step('it opens the console without name and password', async () => {
    await page.evaluate(() => localStorage.clear())
    await visitPage(page, `${url}/id/admin/login`)
    await verifyUser(false)
    await button(page, 'Masuk dengan passkey').click()
    await expect(page.getByText('Passkey tidak diterima atau dibatalkan.')).toBeVisible()
    await verifyUser(true)
    await button(page, 'Masuk dengan passkey').click()
    await expect(page).toHaveURL(`${url}/id/admin/home`)
  })

  await test.step('after the password it stands in for the code', async () => {
    await page.evaluate(() => localStorage.clear())
    await visitPage(page, `${url}/en/admin/login`)
    await page.getByLabel('Username').fill(ADMIN.username)
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
    await button(page, 'Sign in').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two-step verification')
    await button(page, 'Sign in with a passkey').click()
    await expect(page).toHaveURL(`${url}/en/admin/home`)
  })

  await test.step('removing the last one leaves the password alone', async () => {
    await visitPage(page, `${url}/en/admin/account`)
    await expect(page.getByText(/^Last used /)).toBeVisible()
    await page.getByRole('button', { name: /^Remove the passkey of / }).click()
    await expect(page.getByText('Your password alone will open the console.')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText(/^Last used /)).toHaveCount(0)
  })
})
