// axe on what opens above a page and on states that a page is rarely in; every page as it opens: hygiene.spec.ts.
import { BOTH, expect, type Page, test, WORDS } from '#tests/support/browser.ts'
import { violations } from '#tests/support/browser-axe.ts'
import { ALTERED_URL } from '#tests/support/e2e-sites.ts'

async function expectNoViolations(page: Page): Promise<void> {
  expect.soft(await violations(page), page.url()).toEqual([])
}

/** Opens what the width has: the slide-in menu, or More. */
async function openMenu(page: Page, language: 'en' | 'id'): Promise<void> {
  const { openMenu, more } = WORDS[language].shell
  const button = page.getByRole('button', { name: openMenu, exact: true })
  if (await button.isVisible()) await button.click()
  else await page.getByRole('button', { name: more, exact: true }).press('Enter')
  const menu = page.getByRole('dialog').or(page.locator('#more-menu')).filter({ visible: true })
  await expect(menu).toHaveCount(1)
  await menu.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
}

test('axe finds nothing with the menu open, where something is missing, and in rare states', async ({
  page,
  visit,
}) => {
  for (const language of BOTH) {
    await test.step(`the menu in ${language}`, async () => {
      await visit(`/${language}/maps`)
      await openMenu(page, language)
      await expectNoViolations(page)
    })
  }
  await test.step('a product, a payment and a reference that are not there', async () => {
    for (const path of ['/en/store/product/nothing', '/en/store/checkout/nothing', '/en/store/checkout']) {
      await visit(path)
      await expectNoViolations(page)
    }
  })
  await test.step('a vote page with ticks', async () => {
    await page.evaluate(() => {
      const url = 'https://minecraft-mp.example/server/angkasa/vote'
      window.localStorage.setItem('votesCast', JSON.stringify({ [url]: Date.now() - 5 }))
    })
    await visit('/en/vote')
    await expect(page.getByRole('status')).toHaveText('1 of 9 today')
    await expectNoViolations(page)
  })
  await test.step('maps that are still to come', async () => {
    await visit(`${ALTERED_URL}/en/maps`)
    await expectNoViolations(page)
  })
})

test('axe finds nothing with toasts of both kinds shown, and sees what is wrong', async ({ page, visit }) => {
  await page.clock.install()
  await visit('/id/maps')
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  const playNow = page.getByRole('banner').getByRole('button', { name: /^Main( |$)/ })
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.resolve()
  })
  await playNow.click()
  await expect(page.locator('.toast')).toHaveCount(1)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'))
    document.execCommand = () => false
  })
  await playNow.click()
  await expect(page.locator('.toast')).toHaveCount(2)
  await page
    .locator('.toast')
    .evaluateAll((toasts) =>
      Promise.all(toasts.flatMap((toast) => toast.getAnimations().map(({ finished }) => finished))),
    )
  await page.clock.resume()
  await expectNoViolations(page)
  await expect(page.locator('.toast')).not.toHaveCount(0)

  await page.evaluate(() => {
    document.querySelector('main img')?.removeAttribute('alt')
    for (const text of document.querySelectorAll('main p')) text.setAttribute('style', 'color: #333')
  })
  const found = await violations(page)
  expect(found.join('\n')).toContain('image-alt')
  expect(found.join('\n')).toContain('color-contrast')
})
