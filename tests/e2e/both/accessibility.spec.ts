// axe on every page, in both languages, also with what opens above a page.
import AxeBuilder from '@axe-core/playwright'
import {
  BOTH,
  expect,
  PAGES,
  type Page,
  scrollThrough,
  test,
  untilListening,
  WORDS,
} from '#tests/support/browser.ts'
import { checkoutButton, fillCheckout } from '#tests/support/browser-checkout.ts'
import { ALTERED_URL } from '#tests/support/e2e-sites.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    // The stars behind the page would keep axe from judging any colour in front of them.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('body::before { content: none !important }')
    document.adoptedStyleSheets = [sheet]
  })
  const runOnly = { type: 'tag' as const, values: RULES }
  // Our pages hold no frames: without a second page for them, axe is done sooner.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ runOnly, resultTypes: ['violations'] })
  const found = await axe.analyze()
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}\n${failureSummary}`),
  )
}

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

for (const [name, path] of Object.entries(PAGES)) {
  test(`axe finds nothing on the page ${name} in both languages`, async ({ page, visit }) => {
    for (const language of BOTH) {
      await visit(`/${language}${path}`)
      await scrollThrough(page)
      await expectNoViolations(page)
    }
  })
}

test('axe finds nothing from a product to what was paid, nor where something is missing', async ({
  page,
  visit,
}) => {
  await fillCheckout(page, { language: 'id', method: 'BCAVA' })
  await expect(checkoutButton(page)).toBeEnabled({ timeout: 30_000 })
  await expectNoViolations(page)
  await checkoutButton(page).click()
  await page.waitForURL(/\/store\/checkout\//)
  await untilListening(page)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Lunas', exact: true }).click()
  await expect(page).toHaveTitle(/^Lunas/)
  await expectNoViolations(page)
  for (const path of ['/en/store/product/nothing', '/en/store/checkout/nothing', '/en/store/checkout']) {
    await visit(path)
    await expectNoViolations(page)
  }
})

test('axe finds nothing with the menu open', async ({ page, visit }) => {
  for (const language of BOTH) {
    await visit(`/${language}/maps`)
    await openMenu(page, language)
    await expectNoViolations(page)
  }
})

test('axe finds nothing with toasts of both kinds shown', async ({ page, visit }) => {
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
})

test('axe finds nothing on maps that are still to come', async ({ page, visit }) => {
  await visit(`${ALTERED_URL}/en/maps`)
  await expectNoViolations(page)
})

test('axe sees what is wrong', async ({ page, visit }) => {
  await visit('/en/maps')
  await page.evaluate(() => {
    document.querySelector('main img')?.removeAttribute('alt')
    for (const text of document.querySelectorAll('main p')) text.setAttribute('style', 'color: #333')
  })
  const found = await violations(page)
  expect(found.join('\n')).toContain('image-alt')
  expect(found.join('\n')).toContain('color-contrast')
})

test('axe finds nothing on a vote page with ticks', async ({ page, visit }) => {
  await page.addInitScript(() => {
    const url = 'https://minecraft-mp.example/server/angkasa/vote'
    window.localStorage.setItem('votesCast', JSON.stringify({ [url]: Date.now() - 5 }))
  })
  await visit('/en/vote')
  await expect(page.getByRole('status')).toHaveText('1 of 9 today')
  await expectNoViolations(page)
})
