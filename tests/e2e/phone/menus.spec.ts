// The top bar of narrow screens and its slide-in menu, which is a modal dialog. Play Now on every page: without-script.spec.ts.
import {
  expect,
  expectLocation,
  joinSheet,
  type Page,
  TEXTS,
  test,
  visitPage,
} from '#tests/support/browser.ts'
import { violations } from '#tests/support/browser-rules.ts'

declare global {
  interface Window {
    rolled: Promise<void>
  }
}

function menuButton(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: 'Open menu', exact: true })
}

function menu(page: Page) {
  return page.getByRole('dialog', { name: 'Menu', exact: true })
}

async function openMenu(page: Page): Promise<void> {
  await menuButton(page).click()
  await expect(menu(page)).toBeVisible()
  await expect(page.locator('dialog:modal')).toHaveCount(1)
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
  await menu(page).evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))
}

/** The page is no longer inert, and scrolls again. */
async function expectClosed(page: Page): Promise<void> {
  await expect(menu(page)).toBeHidden()
  await expect(page.locator('dialog:modal')).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
}

const ADDRESS = 'play.angkasa.example'

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

  test('the narrow bar has a menu at the right edge, and each way closes it', async ({ page }) => {
    await visitPage(page, '/en')
    await test.step('the bar has a menu instead of links, and stays while scrolling', async () => {
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'More', exact: true })).toHaveCount(0)
      await expect(menuButton(page)).toBeInViewport({ ratio: 1 })
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
    })
    await openMenu(page)
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

test('the menu is a modal dialog: it holds focus and scrolling, and back closes it', async ({ page }) => {
  await visitPage(page, '/en/vote')
  await test.step('by going back to another page', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Premium Points', exact: true }).click()
    await expectLocation(page, '/en/store')
    // The page that arrives after its address closes the menu.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Store')
    await openMenu(page)
    await expect(menu(page).locator('[aria-current=page]')).toHaveText(['Store'])
    await page.goBack()
    await expectLocation(page, '/en/vote')
    await expectClosed(page)
  })
  await test.step('by another language, and by going back to the first one', async () => {
    await openMenu(page)
    await menu(page).getByRole('link', { name: 'Indonesia', exact: true }).click()
    await expectLocation(page, '/id/vote')
    await expectClosed(page)
    await page.getByRole('button', { name: TEXTS.id.shell.openMenu, exact: true }).click()
    expect.soft(await violations(page)).toEqual([])
    await page.goBack()
    await expectLocation(page, '/en/vote')
    await expectClosed(page)
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toBeVisible()
  })
  await test.step('the focus stays inside the open menu', () => expectFocusInside(page))
  await test.step('the page behind the open menu does not scroll', () => expectNoScrollBehind(page))
})

test('Play Now in the menu copies the address, closes the menu, and shows the toast and the join sheet', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL })
  await visitPage(page, '/en')
  await openMenu(page)
  await menu(page).getByRole('button', { name: 'Play Now' }).click()
  // First, because the toast leaves after two seconds.
  await expect(page.locator('.toast')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.toast')).toHaveText([`${ADDRESS} copied to clipboard`])
  await expect(menu(page)).toBeHidden()
  await expect(joinSheet(page)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ADDRESS)
})

async function expectFocusInside(page: Page): Promise<void> {
  await openMenu(page)
  const seen = new Set<string>()
  // Around the menu once, and back over its beginning.
  for (const [key, presses] of [
    ['Tab', 20],
    ['Shift+Tab', 22],
  ] as const) {
    for (let press = 0; press < presses; press += 1) {
      await page.keyboard.press(key)
      // Between the last and the first control the focus may be on the browser's own user interface.
      const where = await page.evaluate(() => {
        const active = document.activeElement
        if (!active || active === document.body) return 'browser'
        return active.closest('dialog')
          ? (active.textContent ?? '')
          : `outside: ${active.outerHTML.slice(0, 80)}`
      })
      expect(where).not.toContain('outside')
      seen.add(where)
    }
  }
  for (const name of ['Home', 'Store', 'Maps', 'English', 'Indonesia', 'Play Now'])
    expect([...seen]).toContain(name)
  await page.keyboard.press('Escape')
  await expectClosed(page)
}

async function expectNoScrollBehind(page: Page): Promise<void> {
  const scrolled = () => page.evaluate(() => window.scrollY)
  const roll = async (y: number) => {
    await page.evaluate(() => {
      window.rolled = new Promise((done) => {
        const settle = () => requestAnimationFrame(() => requestAnimationFrame(() => done()))
        window.addEventListener('wheel', settle, { once: true, passive: true })
      })
    })
    await page.mouse.wheel(0, y)
    await page.evaluate(() => window.rolled)
  }
  await page.mouse.move(40, 400)
  await roll(300)
  await expect.poll(scrolled).toBeGreaterThan(0)
  await roll(-2_000)
  await expect.poll(scrolled).toBe(0)

  await openMenu(page)
  await page.mouse.move(40, 400)
  await roll(600)
  await page.mouse.move(300, 400)
  await roll(600)
  await page.keyboard.press('PageDown')
  expect(await scrolled()).toBe(0)

  await page.keyboard.press('Escape')
  await expectClosed(page)
  await page.mouse.move(40, 400)
  await roll(300)
  await expect.poll(scrolled).toBeGreaterThan(0)
}
