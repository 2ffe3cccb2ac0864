// A product that is not as the page was drawn: another price, no picture, taken off, or not to be fetched.
import { expect, type Page } from '#tests/support/browser.ts'
import { productAt, test } from '#tests/support/browser-checkout.ts'

const methods = (page: Page) => page.locator('input[name=paymentMethod]')

test('another price offers other methods, what is free asks for none, and a lost picture is replaced', async ({
  page,
  visit,
}) => {
  const product = await productAt(page, 0)
  let changes: Record<string, unknown> = { price: 6_000 }
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
  await test.step('what is free asks for no method', async () => {
    changes = { price: 0 }
    await visit(`/en/store/product/${product._id}`)
    await expect(page.locator('form dl')).toContainText('Free')
    await expect(methods(page)).toHaveCount(0)
  })
  await test.step('a picture that fails gives way to one of ours', async () => {
    changes = { image_url: '/uploads/nothing.webp' }
    await visit(`/en/store/product/${product._id}`)
    await expect(page.locator('main .pic img')).toHaveAttribute('src', /points-handful/)
  })
})

test('a call that fails keeps the product and says so; one that is gone is a 404 with a way back', async ({
  page,
  visit,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  const product = await productAt(page, 0)
  const path = `/en/store/product/${product._id}`
  let isGone = false
  await page.route(`**/api/store/products/${product._id}?*`, (route) =>
    isGone ? route.fulfill({ status: 404, json: { error: 'x', code: 'product_not_found' } }) : route.abort(),
  )
  await test.step('a call that fails', async () => {
    await visit(path)
    await expect(page.locator('.toast').filter({ hasText: 'Failed to fetch product' })).toBeVisible()
    await expect(heading).toHaveText(product.name)
  })
  await test.step('taken off meanwhile', async () => {
    isGone = true
    await page.goto(path)
    await expect(heading).toHaveText('Product not found')
  })
  await test.step('never there', async () => {
    const response = await page.goto('/en/store/product/NOTHING')
    expect(response?.status()).toBe(404)
    await expect(heading).toHaveText('Product not found')
    await page.getByRole('link', { name: 'Back to Store' }).click()
    await expect(heading).toHaveText('Store')
  })
})
