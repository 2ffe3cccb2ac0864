// A checkout in one look: name, methods, total and button, at every screen size, with nothing over them.
import { expect, type Page, visitPage } from '#tests/support/browser.ts'
import { violations } from '#tests/support/browser-axe.ts'
import { checkoutButton, productAt, test } from '#tests/support/browser-checkout.ts'

const SCREENS = [
  { width: 1366, height: 768 },
  { width: 1280, height: 800 },
]

const PARTS = '#username, label.method, .pay-bar b, .pay-bar button'

/** Parts that are outside of the screen, or that something else lies over. */
function unseen(page: Page): Promise<string[]> {
  return page.locator(PARTS).evaluateAll((parts) =>
    parts.flatMap((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect()
      const isInside = top >= 0 && bottom <= window.innerHeight
      const [x, edge] = [(left + right) / 2, 2]
      const isFree = [top + edge, bottom - edge].every((y) => {
        const hit = document.elementFromPoint(x, y)
        return hit !== null && (part.contains(hit) || hit.contains(part))
      })
      return isInside && isFree ? [] : [part.textContent || part.id]
    }),
  )
}

test('name, methods, total and button are in one look, also with the card of an unknown name', async ({
  page,
}) => {
  const product = await productAt(page, 2)
  await visitPage(page, `/id/store/product/${product._id}`)
  for (const screen of SCREENS) {
    await page.setViewportSize(screen)
    for (const name of ['', 'Belum_Pernah']) {
      await page.locator('#username').fill(name)
      if (name) await expect(page.locator('.who')).toBeVisible()
      await page.evaluate(() => window.scrollTo(0, 0))
      expect([screen.width, name, await unseen(page)]).toEqual([screen.width, name, []])
    }
  }
  expect(await violations(page)).toEqual([])
})

test('the form has two thirds of a small or zoomed screen, and no bar over it while it is low', async ({
  page,
}) => {
  const product = await productAt(page, 2)
  for (const screen of [
    { width: 320, height: 640 },
    { width: 640, height: 400 },
  ]) {
    await page.setViewportSize(screen)
    await visitPage(page, `/id/store/product/${product._id}`)
    const form = await page.locator('form.checkout').boundingBox()
    expect(form?.y ?? screen.height).toBeLessThanOrEqual(screen.height / 3)
    await expect(page.locator('header')).not.toHaveCSS('position', 'sticky')
    const position = screen.height >= 600 ? 'sticky' : 'static'
    await expect(page.locator('.pay-bar')).toHaveCSS('position', position)
    await expect(checkoutButton(page)).toBeInViewport({ ratio: 1 })
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await unseen(page)).toEqual([])
})
