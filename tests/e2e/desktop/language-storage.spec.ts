// The language switcher: stored language, downloaded texts, and without script.
import type { Language } from '#contract/language.ts'
import {
  expect,
  expectLocation,
  LANGUAGES,
  type Page,
  TEXTS,
  test,
  untilHydrated,
} from '#tests/support/browser.ts'

const NAMES: Record<Language, string> = { en: 'EN English', id: 'ID Indonesia' }
const OTHER: Record<Language, Language> = { en: 'id', id: 'en' }

function switcher(page: Page, language: Language) {
  return page.getByRole('banner').getByRole('link', { name: NAMES[language], exact: true })
}

function storedLanguage(page: Page): Promise<string | null> {
  return page.evaluate(() => window.localStorage.getItem('i18nextLng'))
}

test('back restores the previous language; the stored one decides the next visit, but the address wins', async ({
  page,
  visit,
}) => {
  await visit('/en/premiumtiers?tab=creative')
  await switcher(page, 'id').click()
  await expectLocation(page, '/id/premiumtiers?tab=creative')
  await expect(page.getByRole('contentinfo')).toContainText(TEXTS.id.shell.disclaimer)
  await page.goBack()
  await expectLocation(page, '/en/premiumtiers?tab=creative')
  await expect(page.getByRole('contentinfo')).toContainText(TEXTS.en.shell.disclaimer)
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Creative')
  await test.step('the chosen language decides the next address without a language', async () => {
    await visit('/en')
    await switcher(page, 'id').click()
    await expect.poll(() => storedLanguage(page)).toBe('id')
    await page.goto('/')
    await expectLocation(page, '/id')
  })
  await test.step('the language of the address wins over the stored one', async () => {
    await visit('/id/vote')
    await page.goto('/en/vote')
    await untilHydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Today's expedition")
    expect(await storedLanguage(page)).toBe('en')
  })
})

for (const language of LANGUAGES) {
  test(`only the texts of ${language} are downloaded until the other language is chosen`, async ({
    page,
    visit,
  }) => {
    const bodies: Promise<string>[] = []
    page.on('response', (response) => {
      if (['document', 'script', 'fetch'].includes(response.request().resourceType()))
        bodies.push(response.text().catch(() => ''))
    })
    const received = async () => (await Promise.all(bodies)).join('\n')
    const other = OTHER[language]
    const foreignTexts = [
      TEXTS[other].shell.disclaimer,
      TEXTS[other].home.pointsText,
      TEXTS[other].vote.tickNote,
    ]

    await visit(`/${language}`)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Vote', exact: true }).click()
    await expect(page.getByText(TEXTS[language].vote.tickNote)).toBeVisible()
    const before = await received()
    expect(before).toContain(TEXTS[language].shell.disclaimer)
    for (const text of foreignTexts) expect(before).not.toContain(text)

    await switcher(page, other).click()
    await expect(page.getByText(TEXTS[other].vote.tickNote)).toBeVisible()
    expect(await received()).toContain(TEXTS[other].vote.tickNote)
  })
}

test('without script the switcher links to the same page and tab in the other language', async ({
  visitor,
}) => {
  const page = await visitor({ javaScriptEnabled: false })
  await page.goto('/en/vote')
  await switcher(page, 'id').click()
  await expectLocation(page, '/id/vote')
  await page.goto('/en/premiumtiers?tab=tycoon')
  await switcher(page, 'id').click()
  await expectLocation(page, '/id/premiumtiers?tab=tycoon')
})
