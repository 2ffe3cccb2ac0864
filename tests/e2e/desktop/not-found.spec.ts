// Unknown pages inside the site; as they are served: tests/pages/not-found.test.ts.
import { expect, expectLocation, navigateInApp, type Page, test } from '#tests/support/browser.ts'

const TITLE = 'Halaman tidak ditemukan'

function linkHome(page: Page) {
  return page.getByRole('main').getByRole('link', { name: 'Kembali ke Beranda', exact: true })
}

async function expectNotFound(page: Page, path: string): Promise<void> {
  await expectLocation(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
  await expect(page).toHaveTitle(TITLE)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
}

async function goHome(page: Page): Promise<void> {
  await linkHome(page).click()
  await expectLocation(page, '/id')
  await expect(page).toHaveTitle('Angkasa Network')
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
}

test('an unknown page leads home, after a document load and after a navigation inside the site', async ({
  page,
  visit,
}) => {
  await visit('/id/nowhere')
  await expectNotFound(page, '/id/nowhere')
  await goHome(page)

  await navigateInApp(page, '/id/no/such')
  await expectNotFound(page, '/id/no/such')
  await expect(page.getByRole('banner')).toBeVisible()
  await navigateInApp(page, '/id/no/other')
  await expectNotFound(page, '/id/no/other')
  await page.goBack()
  await expectNotFound(page, '/id/no/such')
  await goHome(page)
})
