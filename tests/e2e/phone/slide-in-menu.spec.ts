// The slide-in menu of narrow screens: its links, and how it closes; the page behind it: menu-over-page.spec.ts.
import { expect, expectLocation, LANGUAGES, TEXTS, test } from '#tests/support/browser.ts'
import { expectClosed, menu, menuButton, openMenu } from '#tests/support/browser-menu.ts'
import { ALTERED_URL, FLAGLESS_URL } from '#tests/support/e2e-sites.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('the menu has every link of the layout in both languages', async ({ page, visit }) => {
  for (const language of LANGUAGES) {
    const words = TEXTS[language].shell
    await visit(`/${language}`)
    await page.getByRole('button', { name: words.openMenu, exact: true }).click()
    const links = page.getByRole('dialog', { name: words.menu }).getByRole('navigation').getByRole('link')
    const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(found).toEqual([
      `/${language}`,
      `/${language}/leaderboard`,
      `/${language}/vote`,
      `/${language}/store`,
      `/${language}/premiumtiers`,
      `/${language}/maps`,
      `/${language}/play`,
      'https://wiki.angkasa.example/',
      'https://status.angkasa.example/',
    ])
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
    ])
  }
})

test('the menu is at the right edge and closes by its button, a tap outside, Escape and a link', async ({
  page,
  visit,
}) => {
  await visit('/en')
  await openMenu(page)
  // 16rem wide, as high as the screen.
  const box = await menu(page).boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(254)
  expect(box?.width).toBeLessThanOrEqual(258)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(360, 0)
  expect(box?.y).toBe(0)
  expect(box?.height).toBe(740)

  await test.step('the close button closes the menu and returns the focus', async () => {
    await menu(page).getByRole('button', { name: 'Close menu' }).click()
    await expectClosed(page)
    await expect(menuButton(page)).toBeFocused()
  })
  await test.step('a tap outside closes the menu, a tap inside does not', async () => {
    await openMenu(page)
    await page.touchscreen.tap(232, 540)
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

test('the menu marks the current page, and the language switcher closes it', async ({ page, visit }) => {
  for (const [path, name] of [
    ['/en', 'Home'],
    ['/en/maps', 'Maps'],
    ['/en/store/product/7', 'Store'],
  ] as const) {
    await visit(path)
    await openMenu(page)
    await expect(menu(page).locator('[aria-current=page]')).toHaveText([name])
  }

  await test.step('the language switcher closes the menu', async () => {
    await visit('/en/premiumtiers?tab=creative#x')
    await openMenu(page)
    await menu(page).getByRole('link', { name: 'Indonesia', exact: true }).click()
    await expectLocation(page, '/id/premiumtiers?tab=creative#x')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Buka menu' })).toBeVisible()
  })
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
