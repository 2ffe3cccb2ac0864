// The page of a product with a long name.
import { expect, visitPage } from '#tests/support/browser.ts'
import { productAt, test } from '#tests/support/browser-checkout.ts'

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
