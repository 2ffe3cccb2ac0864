// The layout of a checkout at every screen size: in one look, with nothing over it, and no word or sum broken.
import { expect, type Page, visitPage } from '#tests/support/browser.ts'
import { violations } from '#tests/support/browser-rules.ts'
import { checkoutButton, productAt, test } from '#tests/support/browser-store.ts'

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

test('name, methods, total and button are in one look, also with an unknown name', async ({ page }) => {
  const product = await productAt(page, 2)
  await visitPage(page, `/id/store/product/${product._id}`)
  for (const screen of SCREENS) {
    await page.setViewportSize(screen)
    for (const name of ['', 'Belum_Pernah']) {
      await page.locator('#username').fill(name)
      if (name) await expect(page.locator('.near')).toBeVisible()
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
    await expect(page.locator('.pay-dock')).toHaveCSS('position', position)
    if (position === 'sticky') await expect(checkoutButton(page)).toBeInViewport({ ratio: 1 })
  }
})

test('a long name and a sale do not break inside a word beside the price', async ({ page }) => {
  const product = await productAt(page, 0)
  const name = '1.000 Premium Points and Supercalifragilistic Fireworks'
  const methods = [{ method: 'QRIS', fee: 0, cashier_fee: 0, total: 1_017_000 }]
  const sale = { name, price: 1_017_000, list_price: 1_200_000, payment_methods: methods }
  await page.route(`**/api/store/products/${product._id}?*`, (route) =>
    route.fulfill({ json: { ...product, ...sale } }),
  )
  await visitPage(page, `/en/store/product/${product._id}`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(name)
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width)
    const broken = await heading.evaluate((element) => {
      const text = element.firstChild as Text
      const range = document.createRange()
      return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return range.getClientRects().length > 1 ? [word] : []
      })
    })
    expect(broken, String(width)).toEqual([])
  }
})

test('the new total of a coupon is on one line beside the button of a narrow phone', async ({ page }) => {
  const product = await productAt(page, 2)
  const payment_methods = [{ method: 'QRIS', fee: 0, cashier_fee: 0, total: 1_069_300 }]
  const quote = { code: 'HEMAT10', applied: true, list_price: 1_077_000, price: 1_069_300, payment_methods }
  await page.route(`**/api/store/products/${product._id}?*`, (route) =>
    route.fulfill({ json: { ...product, price: 1_077_000, payment_methods, takes_coupons: true } }),
  )
  await page.route('**/api/store/quote?*', (route) => route.fulfill({ json: quote }))
  await page.setViewportSize({ width: 320, height: 640 })
  await visitPage(page, `/en/store/product/${product._id}`)
  await page.getByText('Have a coupon code?').click()
  await page.getByLabel('Coupon code').fill('HEMAT10')
  await page.getByLabel('Coupon code').press('Enter')
  const bar = page.locator('.pay-bar')
  const total = bar.locator('b')
  await expect(total).toHaveText('Rp1.069.300')
  expect(await total.evaluate((element) => element.getClientRects().length)).toBe(1)
  const [sum, button] = [await total.boundingBox(), await bar.getByRole('button').boundingBox()]
  expect((sum?.x ?? 0) + (sum?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0)
})
