// The order of the packs: on the screen, in the markup and with the Tab key.
import { expect, visitPage } from '#tests/support/browser.ts'
import { listProducts, test } from '#tests/support/browser-store.ts'
import { ALTERED_URL } from '#tests/support/e2e-sites.ts'

const WIDTHS = [320, 768, 1920]

test('packs stand in the order of sort_id, on the screen and by Tab, and leave no hole', async ({ page }) => {
  // A site to which no test adds products.
  const products = await listProducts(page, ALTERED_URL)
  const order = products.map(({ _id }) => `/en/store/product/${_id}`)
  await visitPage(page, `${ALTERED_URL}/en/store`)
  const cards = page.getByRole('list', { name: 'Products' }).getByRole('link')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    const shown = await cards.evaluateAll((all) =>
      all
        // The thicker edge of a picked card stands out of its cell.
        .map((card) => ({
          path: card.getAttribute('href'),
          box: card.closest('li')?.getBoundingClientRect() ?? new DOMRect(),
        }))
        .toSorted((one, other) => one.box.top - other.box.top || one.box.left - other.box.left)
        .map(({ path, box }) => ({ path, top: box.top, left: box.left, right: box.right })),
    )
    expect(
      shown.map(({ path }) => path),
      `at ${width}`,
    ).toEqual(order)
    const rows = Map.groupBy(shown, ({ top }) => Math.round(top))
    for (const row of rows.values()) {
      const [first, last] = [row[0], row.at(-1)]
      expect(Math.round((last?.right ?? 0) - (first?.left ?? 0)), `at ${width}`).toBe(rowWidth(shown))
    }
  }
  await cards.first().focus()
  for (const path of order.slice(1)) {
    // After each link comes the button that adds its product to the basket.
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveText('Add')
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAttribute('href', path)
  }
})

function rowWidth(cards: readonly { left: number; right: number }[]): number {
  const [left, right] = [cards.map((card) => card.left), cards.map((card) => card.right)]
  return Math.round(Math.max(...right) - Math.min(...left))
}
