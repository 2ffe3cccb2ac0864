// The API call of the store: order, empty list, failure; and without script.
import { expect, type Page } from '#tests/support/browser.ts'
import { listProducts, test } from '#tests/support/browser-checkout.ts'

const CALL = '**/api/store/products?*'

const productList = (page: Page, name = 'Products') => page.getByRole('list', { name }).getByRole('listitem')

test('products are fetched once and sorted by sort_id; a failed call preserves them', async ({
  page,
  visit,
}) => {
  const products = await listProducts(page)
  let calls = 0
  await page.route(CALL, (route) => {
    calls += 1
    const shuffled = products.map((product, index) => ({ ...product, sort_id: 100 - index }))
    return route.fulfill({ json: shuffled })
  })
  await page.goto('/en/store')
  await expect(productList(page).getByRole('heading')).toHaveText(
    products.map(({ name }) => name).toReversed(),
  )
  expect(calls).toBe(1)

  await test.step('a failed call preserves the products and shows an error', async () => {
    await page.route(CALL, (route) => route.abort())
    await visit('/en/store')
    await expect(page.getByRole('alert')).toHaveText('Failed to fetch products')
    expect(await productList(page).count()).toBeGreaterThan(1)
  })
  await test.step('an empty store says so', async () => {
    await page.route(CALL, (route) => route.fulfill({ json: [] }))
    await visit('/en/store')
    await expect(
      page.getByRole('heading', { name: 'Nothing is for sale right now. Check back later.' }),
    ).toBeVisible()
  })
})

test('without script the products and their links work', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false })
  await page.goto('/id/store')
  await productList(page, 'Produk').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('20 Premium Points')
  await expect(page.getByText('Rp20.000').first()).toBeVisible()
})
