// The language switcher: the same page in the other language, remembered.
import type { Language } from '#contract/language.ts'
import { BOTH, expect, expectPlace, type Page, test, WORDS } from '#tests/support/browser.ts'

const NAMES: Record<Language, string> = { en: 'EN English', id: 'ID Indonesia' }

function switcher(page: Page, language: Language) {
  return page.getByRole('banner').getByRole('link', { name: NAMES[language], exact: true })
}

function keptLanguage(page: Page): Promise<string | null> {
  return page.evaluate(() => window.localStorage.getItem('i18nextLng'))
}

async function expectToggle(page: Page, path: string): Promise<void> {
  for (const language of ['id', 'en'] as const) {
    await switcher(page, language).click()
    await expectPlace(page, `/${language}${path}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('contentinfo')).toContainText(WORDS[language].shell.disclaimer)
    await expect.poll(() => keptLanguage(page)).toBe(language)
  }
}

test('the toggle changes only the first part of the address', async ({ page, visit }) => {
  for (const path of ['', '/vote', '/maps?x=1#main', '/premiumtiers?tab=tycoon&x=1#a%20b']) {
    await visit(`/en${path}`)
    await expectToggle(page, path)
  }
})

test('the toggle works on unknown pages, too', async ({ page, visit }) => {
  await visit('/en/no/such?q=%26#h')
  await expectToggle(page, '/no/such?q=%26#h')
})

test('the toggle changes the page without loading the document again', async ({ page, visit }) => {
  await visit('/en/vote')
  let documents = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1
  })
  await switcher(page, 'id').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vote buat Angkasa')
  await expect(page).toHaveTitle('Vote · Angkasa Network')
  expect(documents).toBe(0)
})

test('the switcher says which language is shown', async ({ page, visit }) => {
  for (const language of BOTH) {
    await visit(`/${language}/maps`)
    const current = page.getByRole('banner').locator('a[hreflang][aria-current]').first()
    await expect(current).toHaveAttribute('hreflang', language)
    await expect(page.getByRole('banner').locator('fieldset').first().locator('a[aria-current]')).toHaveCount(
      1,
    )
  }
})
