// The top bar of narrow screens and its slide-in menu, which is a modal dialog. Play Now on every page: without-script.spec.ts.
import type { Language } from '#contract/language.ts'
import { expect, expectLocation, navigateInApp, type Page, TEXTS, test } from '#tests/support/browser.ts'
import { expectClosed, joinSheet, menu, menuButton, openMenu } from '#tests/support/browser-menu.ts'
import { ALTERED_URL, FLAGLESS_URL } from '#tests/support/e2e-sites.ts'

const ADDRESS = 'play.angkasa.example'

async function expectLinks(page: Page, language: Language): Promise<void> {
  const words = TEXTS[language].shell
  const links = page.getByRole('dialog', { name: words.menu }).getByRole('navigation').getByRole('link')
  await expect(links).toHaveText([
    words.home,
    words.leaderboard,
    words.vote,
    words.store,
    words.tiers,
    words.maps,
    words.howToJoin,
    new RegExp(words.wiki),
    new RegExp(words.status),
    new RegExp(words.discord),
  ])
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    `/${language}`,
    `/${language}/leaderboard`,
    `/${language}/vote`,
    `/${language}/store`,
    `/${language}/premiumtiers`,
    `/${language}/maps`,
    `/${language}/play`,
    'https://wiki.angkasa.example/',
    'https://status.angkasa.example/',
    expect.stringContaining('discord'),
  ])
}

/** 16rem wide, as high as the screen. */
async function expectAtRightEdge(page: Page): Promise<void> {
  const box = await menu(page).boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(254)
  expect(box?.width).toBeLessThanOrEqual(258)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(360, 0)
  expect(box?.y).toBe(0)
  expect(box?.height).toBe(740)
}

async function expectTouchTargets(page: Page): Promise<void> {
  for (const control of await page.getByRole('banner').locator('a, button').filter({ visible: true }).all()) {
    const box = await control.boundingBox()
    const name = await control.textContent()
    expect(box?.height, `height of ${name}`).toBeGreaterThanOrEqual(44)
    expect(box?.width, `width of ${name}`).toBeGreaterThanOrEqual(44)
  }
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the narrow bar has a menu at the right edge with every link, and each way closes it', async ({
    page,
    visit,
  }) => {
    await visit('/en')
    await test.step('the bar has a menu instead of links, and stays while scrolling', async () => {
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'More', exact: true })).toHaveCount(0)
      await expect(menuButton(page)).toBeInViewport({ ratio: 1 })
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
    })
    await openMenu(page)
    await expectLinks(page, 'en')
    await expectAtRightEdge(page)
    await test.step('the close button closes the menu and returns the focus', async () => {
      await menu(page).getByRole('button', { name: 'Close menu' }).click()
      await expectClosed(page)
      await expect(menuButton(page)).toBeFocused()
    })
    await test.step('a tap outside closes the menu, a tap inside does not', async () => {
      await openMenu(page)
      await page.touchscreen.tap(200, 28)
      await expect(menu(page)).toBeVisible()
      await page.touchscreen.tap(40, 400)
      await expectClosed(page)
      expect(new URL(page.url()).pathname).toBe('/en')
      await expect(menuButton(page)).toBeFocused()
    })
    await test.step('Escape closes the menu and returns the focus', async () => {
      await openMenu(page)
      await page.keyboard.press('Escape')
      await expectClosed(page)
      await expect(menuButton(page)).toBeFocused()
    })
    await test.step('a link closes the menu and opens its page', async () => {
      await openMenu(page)
      await menu(page).getByRole('link', { name: 'Vote', exact: true }).click()
      await expectLocation(page, '/en/vote')
      await expectClosed(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText("Today's expedition")
    })
    await test.step('a link to the current page closes the menu too', async () => {
      await openMenu(page)
      await menu(page).getByRole('link', { name: 'Vote', exact: true }).click()
      await expectClosed(page)
    })
    // The bar of the home page has no Play Now.
    await test.step('the bar has 44 px touch targets', () => expectTouchTargets(page))
    await test.step('everything in the menu can be reached on a low screen', async () => {
      await page.setViewportSize({ width: 568, height: 320 })
      await openMenu(page)
      const links = menu(page).getByRole('link')
      for (const target of [
        links.filter({ hasText: 'Server status' }),
        links.filter({ hasText: 'Home' }),
        menu(page).getByRole('button', { name: 'Play Now' }),
      ]) {
        await target.scrollIntoViewIfNeeded()
        await expect(target).toBeInViewport({ ratio: 1 })
      }
    })
  })
})

test('the menu marks the current page, and the language switcher closes it', async ({ page, visit }) => {
  await visit('/en/vote')
  for (const [path, name, title] of [
    ['/en', 'Home', 'Angkasa Network'],
    ['/en/maps', 'Maps', 'Maps'],
    ['/en/store', 'Store', 'Store'],
  ] as const) {
    await navigateInApp(page, path)
    // A page that arrives later closes the menu: each title differs from the one before.
    await expect(page).toHaveTitle(title)
    await openMenu(page)
    await expect(menu(page).locator('[aria-current=page]')).toHaveText([name])
    await page.keyboard.press('Escape')
    await expectClosed(page)
  }
  await navigateInApp(page, '/en/premiumtiers?tab=creative#x')
  await expect(page.getByRole('tab')).toHaveCount(3)
  await openMenu(page)
  await menu(page).getByRole('link', { name: 'Indonesia', exact: true }).click()
  await expectLocation(page, '/id/premiumtiers?tab=creative#x')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Buka menu', exact: true }).click()
  await expectLinks(page, 'id')
})

test('the flags in the menu come from the configured host, or inline when it does not respond', async ({
  page,
  visit,
}) => {
  await visit(`${ALTERED_URL}/en/vote`)
  await openMenu(page)
  const flags = menu(page).getByRole('group').locator('img')
  await expect(flags).toHaveCount(2)
  await expect
    .poll(() => flags.evaluateAll((all) => (all as HTMLImageElement[]).map((flag) => flag.naturalWidth)))
    .toEqual([20, 20])

  await visit(`${FLAGLESS_URL}/en/vote`)
  await openMenu(page)
  await expect(menu(page).getByRole('group').locator('svg[data-inline-flag]')).toHaveCount(2)
  await expect(menu(page).getByRole('group').locator('img')).toHaveCount(0)
})

test('Play Now in the menu copies the address, closes the menu, and shows the toast and the join sheet', async ({
  page,
  visit,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL })
  await visit('/en')
  await openMenu(page)
  await menu(page).getByRole('button', { name: 'Play Now' }).click()
  // First, because the toast leaves after two seconds.
  await expect(page.locator('.toast')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.toast')).toHaveText([`${ADDRESS} copied to clipboard`])
  await expect(menu(page)).toBeHidden()
  await expect(joinSheet(page)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ADDRESS)
})
