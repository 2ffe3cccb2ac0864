// A product that changed after the page was rendered: price, picture, deletion, failed call.
import { expect, type Page } from '#tests/support/browser.ts'
import { productAt, test } from '#tests/support/browser-checkout.ts'

const methods = (page: Page) => page.locator('input[name=paymentMethod]')

test('a new price changes the methods, a free product has none, and a broken picture has a fallback', async ({
  page,
  visit,
}) => {
  const product = await productAt(page, 0)
  const payable = (...methods: string[]) =>
    methods.map((method) => ({ method, fee: 0, cashier_fee: 0, total: 6_000 }))
  let changes: Record<string, unknown> = { price: 6_000, payment_methods: payable('QRIS', 'ALFAMIDI') }
  await page.route(`**/api/store/products/${product._id}?*`, (route) =>
    route.fulfill({ json: { ...product, ...changes } }),
  )
  await test.step('methods that cannot carry a price are not offered', async () => {
    await visit(`/en/store/product/${product._id}`)
    await expect(methods(page)).toHaveCount(2)
    const values = await methods(page).evaluateAll((all) =>
      (all as HTMLInputElement[]).map(({ value }) => value),
    )
    expect(values).toEqual(['QRIS', 'ALFAMIDI'])
  })
  await test.step('a free product has no method', async () => {
    changes = { price: 0, payment_methods: [] }
    await visit(`/en/store/product/${product._id}`)
    await expect(page.locator('form dl')).toContainText('Free')
    await expect(methods(page)).toHaveCount(0)
  })
  await test.step('a broken picture is replaced by a built-in one', async () => {
    changes = { image_url: '/uploads/nothing.webp', payment_methods: payable('QRIS') }
    await visit(`/en/store/product/${product._id}`)
    await expect(page.locator('main .pic img')).toHaveAttribute('src', /points-handful/)
  })
})

test('a failed call preserves the product; a deleted product is a 404 with a link to the store', async ({
  page,
  visit,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  const product = await productAt(page, 0)
  const path = `/en/store/product/${product._id}`
  let isDeleted = false
  await page.route(`**/api/store/products/${product._id}?*`, (route) =>
    isDeleted
      ? route.fulfill({ status: 404, json: { error: 'x', code: 'product_not_found' } })
      : route.abort(),
  )
  await test.step('a failed call', async () => {
    await visit(path)
    await expect(page.locator('.toast').filter({ hasText: 'Failed to fetch product' })).toBeVisible()
    await expect(heading).toHaveText(product.name)
  })
  await test.step('deleted after the page was rendered', async () => {
    isDeleted = true
    await page.goto(path)
    await expect(heading).toHaveText('Product not found')
  })
  await test.step('an unknown product', async () => {
    const response = await page.goto('/en/store/product/NOTHING')
    expect(response?.status()).toBe(404)
    await expect(heading).toHaveText('Product not found')
    await page.getByRole('link', { name: 'Back to Store' }).click()
    await expect(heading).toHaveText('Store')
  })
})

test('a long name and a sale do not break inside a word beside the price', async ({ page, visit }) => {
  const product = await productAt(page, 0)
  const name = '1.000 Premium Points and Supercalifragilistic Fireworks'
  const methods = [{ method: 'QRIS', fee: 0, cashier_fee: 0, total: 1_017_000 }]
  const sale = { name, price: 1_017_000, list_price: 1_200_000, payment_methods: methods }
  await page.route(`**/api/store/products/${product._id}?*`, (route) =>
    route.fulfill({ json: { ...product, ...sale } }),
  )
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await visit(`/en/store/product/${product._id}`)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(name)
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
