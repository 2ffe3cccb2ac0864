// The maps page: two cards with external links, or coming soon.
import { demoSettings } from '#content/settings/index.ts'
import { expect, LANGUAGES, TEXTS, test } from '#tests/support/browser.ts'
import { ALTERED_URL } from '#tests/support/e2e-sites.ts'

for (const language of LANGUAGES) {
  const words = TEXTS[language]

  test(`in ${language} two cards open the live maps in a new tab, or say that they are coming soon`, async ({
    page,
    visit,
    context,
  }) => {
    await context.route('https://*.example/**', (route) => route.fulfill({ body: 'outside' }))
    await page.goto(`/${language}/maps`)
    const cards = page.getByRole('main').getByRole('link')
    await expect(cards).toHaveCount(2)
    await expect(cards.getByRole('heading', { level: 2 })).toHaveText(['Survival Mix', 'Creative'])
    const found = await cards.evaluateAll((links) =>
      links.map((link) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name))),
    )
    expect(found).toEqual(
      demoSettings.maps.map(({ url }) => [url, '_blank', expect.stringMatching(/\bnoopener\b/)]),
    )
    await expect(cards.first().getByRole('img')).toHaveAttribute('alt', words.scenes.mapSurvival)
    await expect(cards.first()).toContainText(words.maps.openMap)
    await expect(page.getByText(words.maps.comingSoon)).toHaveCount(0)

    const opened = context.waitForEvent('page')
    await cards.last().click()
    await (await opened).waitForURL(demoSettings.maps[1]?.url ?? '')

    await test.step('a map that is coming soon has no link', async () => {
      await visit(`${ALTERED_URL}/${language}/maps`)
      const main = page.getByRole('main')
      await expect(main.getByRole('link')).toHaveCount(0)
      await expect(main.getByRole('article')).toHaveCount(2)
      await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Survival Mix', 'Creative'])
      await expect(
        main.getByText(language === 'en' ? 'Coming soon' : 'Segera hadir', { exact: true }),
      ).toHaveCount(2)
      await expect(main.getByText(words.maps.openMap)).toHaveCount(0)
      expect(await page.content()).not.toContain(`href="${demoSettings.maps[0]?.url}"`)
    })
  })
}
