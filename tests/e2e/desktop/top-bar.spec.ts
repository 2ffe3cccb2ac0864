// The top bar of wide screens: its links, and the light that moves along.
import { BOTH, expect, expectPlace, test, WORDS } from '#tests/support/browser.ts'
import { bar, litEntries } from '#tests/support/browser-bar.ts'

for (const language of BOTH) {
  const words = WORDS[language].shell
  test(`the bar in ${language} links to home, leaderboard, vote and store, then More, and its light moves along`, async ({
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

    await test.step('the wide bar has no menu button, and the slide-in menu is not there', async () => {
      await expect(page.getByRole('button', { name: words.openMenu })).toBeHidden()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
    await bar(page).getByRole('link', { name: words.vote, exact: true }).click()
    await expectPlace(page, `/${language}/vote`)
    await expect.poll(() => litEntries(page)).toEqual([words.vote])
  })
}
