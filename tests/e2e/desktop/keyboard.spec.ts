// The site by keyboard: an order, and a visible focus ring at every tab stop of every page. Tabs: tiers.spec.ts.
import {
  expect,
  MOST_TAB_STOPS,
  PAGE_NAMES,
  PAGES,
  type Page,
  tabTo,
  test,
  visitPage,
} from '#tests/support/browser.ts'

/** Every tab of the tiers has the same stops. */
const NAMES = PAGE_NAMES.filter((name) => name !== 'tycoon tiers' && name !== 'creative tiers')
const GROUPS = [NAMES.slice(0, 3), NAMES.slice(3, 6), NAMES.slice(6)]

test('a product is bought by keyboard in at most 20 stops', async ({ page }) => {
  const [product] = await (await page.request.get('/api/store/products')).json()
  await visitPage(page, `/en/store/product/${product._id}`)
  let stops = await tabTo(page, page.getByRole('textbox', { name: 'Game username' }))
  await page.keyboard.type('Keyboard_Buyer')
  stops += await tabTo(page, page.getByRole('button', { name: 'Checkout', exact: false }))
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeEnabled({ timeout: 30_000 })
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/en\/store\/checkout\//)
  expect(stops).toBeLessThanOrEqual(20)
})

type Stop = { name: string; ring: boolean; visible: boolean; covered: string | null }

/** The focused element, its ring, and what covers its middle. */
function inspectFocus(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const active = document.activeElement
    if (!active || active === document.body) return null
    const style = getComputedStyle(active)
    const box = active.getBoundingClientRect()
    const visible =
      box.bottom > 0 && box.top < window.innerHeight && box.right > 0 && box.left < window.innerWidth
    const x = Math.min(Math.max(box.left + box.width / 2, 1), window.innerWidth - 1)
    const y = Math.min(
      Math.max((Math.max(box.top, 0) + Math.min(box.bottom, window.innerHeight)) / 2, 1),
      window.innerHeight - 1,
    )
    const over = document.elementFromPoint(x, y)
    const clear = over === null || active.contains(over) || over.contains(active)
    return {
      name: (active.getAttribute('aria-label') ?? active.textContent ?? '').trim().slice(0, 40),
      ring: style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
      visible,
      covered: clear ? null : over.outerHTML.slice(0, 80),
    }
  })
}

for (const group of GROUPS) {
  test(`every tab stop is visible with a focus ring on ${group.join(', ')}`, { tag: '@night' }, async ({
    page,
  }) => {
    for (const name of group) {
      await visitPage(page, `/en${PAGES[name]}`)
      const stops: Stop[] = []
      for (let press = 0; press < MOST_TAB_STOPS; press += 1) {
        await page.keyboard.press('Tab')
        const stop = await inspectFocus(page)
        if (!stop) break
        stops.push(stop)
      }
      expect(stops.length, name).toBeGreaterThan(15)
      expect(stops.length, name).toBeLessThan(MOST_TAB_STOPS)
      expect
        .soft(
          stops.filter(({ ring, visible, covered }) => !ring || !visible || covered),
          name,
        )
        .toEqual([])
      expect(stops.at(-1)?.name, name).toContain('Refund policy')
    }
  })
}
