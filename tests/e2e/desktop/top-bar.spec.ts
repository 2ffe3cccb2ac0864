// The top bar of wide screens: its links, and the mark of the current page.
import { expect, expectLocation, LANGUAGES, TEXTS, test } from '#tests/support/browser.ts'
import { bar, litEntries } from '#tests/support/browser-bar.ts'

for (const language of LANGUAGES) {
  const words = TEXTS[language].shell
  test(`the bar in ${language} has its links and More, and marks the page after a navigation`, async ({
    page,
    visit,
  }) => {
    await visit(`/${language}`)
    const links = await bar(page)
      .locator('> a')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
    expect(links).toEqual([
      [words.home, `/${language}`],
      [words.leaderboard, `/${language}/leaderboard`],
      [words.vote, `/${language}/vote`],
      [words.store, `/${language}/store`],
    ])
    await expect(bar(page).getByRole('button')).toHaveText(words.more)

    await test.step('the wide bar has no menu button and no slide-in menu', async () => {
      await expect(page.getByRole('button', { name: words.openMenu })).toBeHidden()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
    await bar(page).getByRole('link', { name: words.vote, exact: true }).click()
    await expectLocation(page, `/${language}/vote`)
    await expect.poll(() => litEntries(page)).toEqual([words.vote])
  })
}
