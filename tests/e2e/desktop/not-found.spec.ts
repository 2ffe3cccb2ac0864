// Unknown pages: 404, not for search engines, and a way home in the language.
import { BOTH, expect, expectPlace, goInside, type Page, test } from '#tests/support/browser.ts'

const SAID = {
  en: { title: 'Page Not Found', back: 'Back to Home' },
  id: { title: 'Halaman tidak ditemukan', back: 'Kembali ke Beranda' },
}

async function expectNotFound(page: Page, language: 'en' | 'id'): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SAID[language].title)
  await expect(page).toHaveTitle(SAID[language].title)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  await expect(
    page.getByRole('main').getByRole('link', { name: SAID[language].back, exact: true }),
  ).toHaveAttribute('href', `/${language}`)
}

for (const language of BOTH) {
  test(`an unknown page in ${language} answers 404 and leads home`, async ({ page, visit }) => {
    for (const path of ['/nowhere', '/deep/er/still', '/vote/1/2', '/%F0%9F%98%80', '/.env']) {
      const reply = await page.goto(`/${language}${path}`, { waitUntil: 'domcontentloaded' })
      expect(reply?.status(), path).toBe(404)
      await expectNotFound(page, language)
    }
    await visit(`/${language}/nowhere`)
    await page.getByRole('main').getByRole('link', { name: SAID[language].back, exact: true }).click()
    await expectPlace(page, `/${language}`)
    await expect(page).toHaveTitle('Angkasa Network')
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1)

    await test.step('one that a link inside the site leads to is the same page', async () => {
      await visit(`/${language}/maps`)
      await goInside(page, `/${language}/no/such`)
      await expectPlace(page, `/${language}/no/such`)
      await expectNotFound(page, language)
      await expect(page.getByRole('banner')).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: SAID[language].back, exact: true }).click()
      await expectPlace(page, `/${language}`)
      await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    })
  })
}

test('an unknown page that a bare address leads to stands in the language of the visitor', async ({
  visitor,
}) => {
  const page = await visitor({ locale: 'id-ID' })
  await page.goto('/no/such/page')
  await expectPlace(page, '/id/no/such/page')
  await expectNotFound(page, 'id')
})

test('going from one unknown page to another keeps the way home', async ({ page, visit }) => {
  await visit('/en/one')
  await goInside(page, '/en/two')
  await expectNotFound(page, 'en')
  await page.goBack()
  await expectPlace(page, '/en/one')
  await expectNotFound(page, 'en')
})

test('without script the way home works', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false })
  await page.goto('/id/nowhere')
  await expectNotFound(page, 'id')
  await page.getByRole('link', { name: SAID.id.back, exact: true }).click()
  await expectPlace(page, '/id')
})

test('a page in another spelling is no second page for search engines', async ({ page }) => {
  const reply = await page.goto('/en/Vote', { waitUntil: 'domcontentloaded' })
  const canonical = page.locator('link[rel=canonical][href$="/en/Vote"]')
  await expect(canonical, `${reply?.status()} ${page.url()}`).toHaveCount(0)
})
