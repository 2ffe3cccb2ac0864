// Unknown pages: 404, noindex, and a link home in the language.
import { expect, expectLocation, LANGUAGES, navigateInApp, type Page, test } from '#tests/support/browser.ts'

const EXPECTED = {
  en: { title: 'Page Not Found', back: 'Back to Home' },
  id: { title: 'Halaman tidak ditemukan', back: 'Kembali ke Beranda' },
}

async function expectNotFound(page: Page, language: 'en' | 'id'): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(EXPECTED[language].title)
  await expect(page).toHaveTitle(EXPECTED[language].title)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  await expect(
    page.getByRole('main').getByRole('link', { name: EXPECTED[language].back, exact: true }),
  ).toHaveAttribute('href', `/${language}`)
}

for (const language of LANGUAGES) {
  test(`an unknown page in ${language} is a 404 with a link home`, async ({ page, visit }) => {
    await visit(`/${language}/nowhere`)
    await expectNotFound(page, language)
    await page.getByRole('main').getByRole('link', { name: EXPECTED[language].back, exact: true }).click()
    await expectLocation(page, `/${language}`)
    await expect(page).toHaveTitle('Angkasa Network')
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1)

    await test.step('the same page after a navigation inside the site', async () => {
      await visit(`/${language}/maps`)
      await navigateInApp(page, `/${language}/no/such`)
      await expectLocation(page, `/${language}/no/such`)
      await expectNotFound(page, language)
      await expect(page.getByRole('banner')).toBeVisible()
      await navigateInApp(page, `/${language}/no/other`)
      await expectNotFound(page, language)
      await page.goBack()
      await expectLocation(page, `/${language}/no/such`)
      await expectNotFound(page, language)
      await page.getByRole('main').getByRole('link', { name: EXPECTED[language].back, exact: true }).click()
      await expectLocation(page, `/${language}`)
      await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    })
  })
}

test('an unknown address without a language opens the 404 page in the language of the browser', async ({
  visitor,
}) => {
  const page = await visitor({ locale: 'id-ID' })
  await page.goto('/no/such/page')
  await expectLocation(page, '/id/no/such/page')
  await expectNotFound(page, 'id')
})

test('without script the link home works', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false })
  await page.goto('/id/nowhere')
  await expectNotFound(page, 'id')
  await page.getByRole('link', { name: EXPECTED.id.back, exact: true }).click()
  await expectLocation(page, '/id')
})

test('a page in another letter case has no canonical address of its own', async ({ request }) => {
  const html = await (await request.get('/en/Vote')).text()
  expect(html).not.toMatch(/rel="canonical"[^>]*\/en\/Vote"/)
})
