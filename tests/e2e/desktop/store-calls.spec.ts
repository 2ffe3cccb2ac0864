// The shelf when the browser asks for it again: another order, nothing, a failure; and without script.
import { expect, type Page } from '#tests/support/browser.ts'
import { listProducts, test } from '#tests/support/browser-checkout.ts'

const CALL = '**/api/store/products?*'

const shelf = (page: Page, name = 'Products') => page.getByRole('list', { name }).getByRole('listitem')

test('the browser asks for the products once; their order is that of sort_id', async ({ page, visit }) => {
  const products = await listProducts(page)
  let calls = 0
  await page.route(CALL, (route) => {
    calls += 1
    const shuffled = products.map((product, place) => ({ ...product, sort_id: 100 - place }))
    return route.fulfill({ json: shuffled })
  })
  await page.goto('/en/store')
  await expect(shelf(page).getByRole('heading')).toHaveText(products.map(({ name }) => name).toReversed())
  expect(calls).toBe(1)

  await test.step('a call that fails keeps what is shown and says so', async () => {
    await page.route(CALL, (route) => route.abort())
    await visit('/en/store')
    await expect(page.getByRole('alert')).toHaveText('Failed to fetch products')
    expect(await shelf(page).count()).toBeGreaterThan(1)
  })
  await test.step('an empty shop says so', async () => {
    await page.route(CALL, (route) => route.fulfill({ json: [] }))
    await visit('/en/store')
    await expect(
      page.getByRole('heading', { name: 'Nothing is for sale right now. Check back later.' }),
    ).toBeVisible()
  })
})

test('without script the shelf is there and its links work', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false })
  await page.goto('/id/store')
  await shelf(page, 'Produk').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('20 Premium Points')
  await expect(page.getByText('Rp20.000').first()).toBeVisible()
})
