// While the slide-in menu is open, the page behind it rests; whatever closes the menu wakes it.
import { expect, expectPlace, test, WORDS } from '#tests/support/browser.ts'
import { expectClosed, menuButton, openMenu } from '#tests/support/browser-menu.ts'

test("a phone's own way back closes the menu, once for each time it was opened", async ({ page, visit }) => {
  await page.addInitScript(() => {
    const watchers: EventTarget[] = []
    class Watcher extends EventTarget {
      constructor() {
        super()
        watchers.push(this)
      }
      destroy() {
        watchers.splice(watchers.indexOf(this), 1)
      }
    }
    Object.assign(window, { CloseWatcher: Watcher, watchers })
  })
  const watchers = () =>
    page.evaluate(() => (window as unknown as { watchers: EventTarget[] }).watchers.length)
  await visit('/en')
  for (let time = 0; time < 2; time += 1) {
    expect(await watchers()).toBe(0)
    await openMenu(page)
    expect(await watchers()).toBe(1)
    await page.evaluate(() =>
      (window as unknown as { watchers: EventTarget[] }).watchers[0]?.dispatchEvent(new Event('close')),
    )
    await expectClosed(page)
    await expect(menuButton(page)).toBeFocused()
    await expect.poll(watchers).toBe(0)
  }
})

test('the page behind the menu is at rest while it is open, however it closes', async ({ page, visit }) => {
  const resting = () =>
    page.evaluate(() => [...document.body.children].filter((one) => one.matches('[inert]')).length)
  const overflow = () => page.evaluate(() => document.documentElement.style.overflow)
  const expectAwake = async () => {
    await expect.poll(resting).toBe(0)
    expect(await overflow()).toBe('')
  }
  await visit('/en/vote')
  await openMenu(page)
  await expect(page.locator('main')).toHaveAttribute('inert')
  await expect(menuButton(page)).toHaveAttribute('inert')
  expect(await overflow()).toBe('hidden')
  await page.keyboard.press('Escape')
  await expectAwake()

  await test.step('by the way back to another page', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Store', exact: true }).click()
    await expectPlace(page, '/en/store')
    await openMenu(page)
    await expect(page.locator('main')).toHaveAttribute('inert')
    await page.goBack()
    await expectPlace(page, '/en/vote')
    await expectClosed(page)
    await expectAwake()
  })
  await test.step('by the way back to another language', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'ID Indonesia' }).click()
    await expectPlace(page, '/id/vote')
    await page.getByRole('button', { name: WORDS.id.shell.openMenu, exact: true }).click()
    await expect(page.locator('main')).toHaveAttribute('inert')
    await page.goBack()
    await expectPlace(page, '/en/vote')
    await expectClosed(page)
    await expectAwake()
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toBeVisible()
  })
})

test('the focus stays inside the menu while it is open', async ({ page, visit }) => {
  await visit('/en')
  await openMenu(page)
  const seen = new Set<string>()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 28; press += 1) {
      await page.keyboard.press(key)
      // Between the last and the first the browser itself may hold the focus; the page behind never does.
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
})

test('the page behind the menu does not scroll', async ({ page, visit }) => {
  await visit('/en')
  const scrolled = () => page.evaluate(() => window.scrollY)
  const roll = async (y: number) => {
    const heard = page.evaluate(
      () =>
        new Promise<void>((done) => {
          const settle = () => requestAnimationFrame(() => requestAnimationFrame(() => done()))
          window.addEventListener('wheel', settle, { once: true, passive: true })
        }),
    )
    await page.mouse.wheel(0, y)
    await heard
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
})
