// The slide-in menu is a modal dialog: the page behind it is inert and does not scroll.
import { expect, expectLocation, type Page, TEXTS, test } from '#tests/support/browser.ts'
import { violations } from '#tests/support/browser-axe.ts'
import { expectClosed, openMenu } from '#tests/support/browser-menu.ts'

declare global {
  interface Window {
    rolled: Promise<void>
  }
}

test('the menu is a modal dialog: every way to close it ends that, and it holds focus and scrolling', async ({
  page,
  visit,
}) => {
  const expectModal = async () => {
    await expect(page.locator('dialog:modal')).toHaveCount(1)
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
  }
  const expectNotModal = async () => {
    await expect(page.locator('dialog:modal')).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
  }
  await visit('/en/vote')
  await openMenu(page)
  await expectModal()
  await page.keyboard.press('Escape')
  await expectNotModal()

  await test.step('by going back to another page', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Premium Points', exact: true }).click()
    await expectLocation(page, '/en/store')
    // The page that arrives after its address closes the menu.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Store')
    await openMenu(page)
    await expectModal()
    await page.goBack()
    await expectLocation(page, '/en/vote')
    await expectClosed(page)
    await expectNotModal()
  })
  await test.step('by going back to another language', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'ID Indonesia' }).click()
    await expectLocation(page, '/id/vote')
    await page.getByRole('button', { name: TEXTS.id.shell.openMenu, exact: true }).click()
    await expectModal()
    expect.soft(await violations(page)).toEqual([])
    await page.goBack()
    await expectLocation(page, '/en/vote')
    await expectClosed(page)
    await expectNotModal()
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toBeVisible()
  })
  await test.step('the focus stays inside the open menu', () => expectFocusInside(page))
  await test.step('the page behind the open menu does not scroll', () => expectNoScrollBehind(page))
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
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')

  await page.keyboard.press('Escape')
  await expectClosed(page)
  await page.mouse.move(40, 400)
  await roll(300)
  await expect.poll(scrolled).toBeGreaterThan(0)
}
