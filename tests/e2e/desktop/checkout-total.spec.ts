// The layout of a checkout at every screen size: in one look, with nothing over it, and no word or sum broken.
import { expect, type Page, untilHydrated, visitPage } from '#tests/support/browser.ts'
import { violations } from '#tests/support/browser-rules.ts'
import { siteOfFile } from '#tests/support/browser-site.ts'
import { checkoutButton, productAt, test } from '#tests/support/browser-store.ts'

const site = siteOfFile()

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

const NAME = '1.000 Premium Points and Supercalifragilistic Fireworks for the whole team'
const DISCOUNT = { kind: 'percent', scope: null, starts_at: null, ends_at: null, enabled: true }
const SALE = { ...DISCOUNT, name: 'Sale', value: 15, starts_at: new Date(0), ends_at: new Date(4e12) }
const COUPON = { ...DISCOUNT, code: 'HEMAT20', value: 20, minimum: 0, max_uses: null, per_player: null }

async function send(...[path, method, body]: [string, 'POST' | 'PUT', object]): Promise<void> {
  const reply = await site.admin.ask(path, method, body)
  expect(reply.ok, await reply.text()).toBe(true)
}

/** How far the price is below the name, and whether the picture fills its frame; the featured pack has its own layout. */
function measureCards(page: Page) {
  return page.locator('main li:not(.is-best) > a.pack').evaluateAll((all) =>
    all.map((card) => {
      const [name, price] = [card.querySelector('h2'), card.querySelector('.pack-price')].map((one) =>
        one?.getBoundingClientRect(),
      )
      const picture = card.querySelector('img')?.getBoundingClientRect()
      const frame = card.querySelector('.pack-pic')?.getBoundingClientRect()
      return {
        gap: Math.round((price?.top ?? 0) - (name?.bottom ?? 0)),
        isFilled: Math.abs((picture?.height ?? 0) - (frame?.height ?? 1)) < 1,
      }
    }),
  )
}

/** Words of the heading that stand on two lines. */
function brokenWords(page: Page): Promise<string[]> {
  return page.getByRole('heading', { level: 1, name: NAME }).evaluate((element) => {
    const text = element.firstChild as Text
    const range = document.createRange()
    return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return range.getClientRects().length > 1 ? [word] : []
    })
  })
}

test('a long name and sums of seven digits are in one piece in store, sale and coupon', async ({ page }) => {
  const [first] = (await site.admin.json<{ products: { _id: string }[] }>('/products')).products
  const path = `/products/${first?._id}`
  await send(path, 'PUT', { ...first, name: NAME, price: 1_400_000 })
  await visitPage(page, `${site.url}/en/store`)
  await expect(page.locator('main a.pack').first()).toContainText('1.000 Premium Points and')
  const [measured, ...others] = await measureCards(page)
  expect(measured?.isFilled).toBe(true)
  expect(others).toEqual(others.map(() => measured))

  await send('/sales', 'POST', SALE)
  await visitPage(page, `${site.url}/en/store${path.replace('products', 'product')}`)
  await expect(page.getByText('Rp1.190.000').first()).toBeVisible()
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width)
    expect(await brokenWords(page), String(width)).toEqual([])
  }

  await send('/coupons', 'POST', COUPON)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.reload()
  await untilHydrated(page)
  await page.getByText('Have a coupon code?').click()
  await page.getByLabel('Coupon code').fill('HEMAT20')
  await page.getByLabel('Coupon code').press('Enter')
  const bar = page.locator('.pay-bar')
  const total = bar.locator('b')
  await expect(total).toHaveText('Rp1.120.000')
  expect(await total.evaluate((element) => element.getClientRects().length)).toBe(1)
  const [sum, button] = [await total.boundingBox(), await bar.getByRole('button').boundingBox()]
  expect((sum?.x ?? 0) + (sum?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0)
})
