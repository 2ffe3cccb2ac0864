// Around the switcher: what is remembered, what travels, what works without script.
import type { Language } from '#contract/language.ts'
import { BOTH, expect, expectPlace, type Page, test, untilListening, WORDS } from '#tests/support/browser.ts'

const NAMES: Record<Language, string> = { en: 'EN English', id: 'ID Indonesia' }
const OTHER: Record<Language, Language> = { en: 'id', id: 'en' }

function switcher(page: Page, language: Language) {
  return page.getByRole('banner').getByRole('link', { name: NAMES[language], exact: true })
}

function keptLanguage(page: Page): Promise<string | null> {
  return page.evaluate(() => window.localStorage.getItem('i18nextLng'))
}

test('back after the toggle shows the first language again; a chosen one decides the next visit, but the address wins', async ({
  page,
  visit,
}) => {
  await visit('/en/premiumtiers?tab=creative')
  await switcher(page, 'id').click()
  await expectPlace(page, '/id/premiumtiers?tab=creative')
  await expect(page.getByRole('contentinfo')).toContainText(WORDS.id.shell.disclaimer)
  await page.goBack()
  await expectPlace(page, '/en/premiumtiers?tab=creative')
  await expect(page.getByRole('contentinfo')).toContainText(WORDS.en.shell.disclaimer)
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Creative')
  await test.step('a chosen language decides the next visit without a language, whatever the browser prefers', async () => {
    await visit('/en')
    await switcher(page, 'id').click()
    await expect.poll(() => keptLanguage(page)).toBe('id')
    await page.goto('/')
    await expectPlace(page, '/id')
  })
  await test.step('the language of the address wins over the one that was kept', async () => {
    await visit('/id/vote')
    await page.goto('/en/vote')
    await untilListening(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vote for Angkasa')
    expect(await keptLanguage(page)).toBe('en')
  })
})

for (const language of BOTH) {
  test(`only the words of ${language} travel until the other language is chosen`, async ({ page, visit }) => {
    const bodies: Promise<string>[] = []
    page.on('response', (response) => {
      if (['document', 'script', 'fetch'].includes(response.request().resourceType()))
        bodies.push(response.text().catch(() => ''))
    })
    const received = async () => (await Promise.all(bodies)).join('\n')
    const other = OTHER[language]
    const foreignWords = [
      WORDS[other].shell.disclaimer,
      WORDS[other].home.survivalText,
      WORDS[other].vote.note,
    ]

    await visit(`/${language}`)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Vote', exact: true }).click()
    await expect(page.getByText(WORDS[language].vote.note)).toBeVisible()
    const before = await received()
    expect(before).toContain(WORDS[language].shell.disclaimer)
    for (const words of foreignWords) expect(before).not.toContain(words)

    await switcher(page, other).click()
    await expect(page.getByText(WORDS[other].vote.note)).toBeVisible()
    expect(await received()).toContain(WORDS[other].vote.note)
  })
}

test('without script the switcher leads to the same page and tab in the other language', async ({
  visitor,
}) => {
  const page = await visitor({ javaScriptEnabled: false })
  await page.goto('/en/vote')
  await switcher(page, 'id').click()
  await expectPlace(page, '/id/vote')
  await page.goto('/en/premiumtiers?tab=tycoon')
  await switcher(page, 'id').click()
  await expectPlace(page, '/id/premiumtiers?tab=tycoon')
})
