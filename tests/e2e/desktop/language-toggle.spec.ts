// The language switcher shows the same page in the other language and stores it. The next visit: language-detection.spec.ts.
import type { Language } from '#contract/language.ts'
import {
  expect,
  expectLocation,
  navigateInApp,
  type Page,
  TEXTS,
  test,
  visitPage,
} from '#tests/support/browser.ts'

const NAMES: Record<Language, string> = { en: 'EN English', id: 'ID Indonesia' }

function switcher(page: Page, language: Language) {
  return page.getByRole('banner').getByRole('link', { name: NAMES[language], exact: true })
}

function storedLanguage(page: Page): Promise<string | null> {
  return page.evaluate(() => window.localStorage.getItem('i18nextLng'))
}

async function expectShown(page: Page, language: Language): Promise<void> {
  const current = page.getByRole('banner').locator('fieldset').first().locator('a[aria-current]')
  await expect(current).toHaveCount(1)
  await expect(current).toHaveAttribute('hreflang', language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('contentinfo')).toContainText(TEXTS[language].shell.disclaimer)
}

test('changes only the first path segment, without a document load', async ({ page }) => {
  let documents = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1
  })
  await visitPage(page, '/en')
  for (const path of ['/vote', '/premiumtiers?tab=tycoon&x=1#a%20b', '/no/such?q=%26#h']) {
    await test.step(path, async () => {
      await navigateInApp(page, `/en${path}`)
      const [pathname] = path.split(/[?#]/)
      await expect(switcher(page, 'id')).toHaveAttribute('href', new RegExp(`^/id${pathname}([?#]|$)`))
      await expectShown(page, 'en')
      for (const language of ['id', 'en'] as const) {
        await switcher(page, language).click()
        await expectLocation(page, `/${language}${path}`)
        await expectShown(page, language)
        await expect(switcher(page, language)).toBeFocused()
        await expect.poll(() => storedLanguage(page)).toBe(language)
        if (path === '/vote') await expect(page).toHaveTitle('Vote · Angkasa Network')
      }
    })
  }
  expect(documents).toBe(1)
})
