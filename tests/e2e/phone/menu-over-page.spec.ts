// The slide-in menu is modal: while it is open, the page behind it can be neither scrolled nor focused.
import { expect, expectPlace, test, WORDS } from '#tests/support/browser.ts'
import { expectClosed, openMenu } from '#tests/support/browser-menu.ts'

test('the menu is modal while it is open, and not after it closes in any way', async ({ page, visit }) => {
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
    await page.getByRole('contentinfo').getByRole('link', { name: 'Store', exact: true }).click()
    await expectPlace(page, '/en/store')
    await openMenu(page)
    await expectModal()
    await page.goBack()
    await expectPlace(page, '/en/vote')
    await expectClosed(page)
    await expectNotModal()
  })
  await test.step('by going back to another language', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'ID Indonesia' }).click()
    await expectPlace(page, '/id/vote')
    await page.getByRole('button', { name: WORDS.id.shell.openMenu, exact: true }).click()
    await expectModal()
    await page.goBack()
    await expectPlace(page, '/en/vote')
    await expectClosed(page)
    await expectNotModal()
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
