// The shelf of the store: what is for sale, in order, in both languages, also when a call fails.
import { expect, expectPlace, type Page } from '#tests/support/browser.ts'
import { listProducts, test } from '#tests/support/browser-checkout.ts'

const shelf = (page: Page, name = 'Products') => page.getByRole('list', { name }).getByRole('listitem')
const rupiah = (price: number) => `Rp${new Intl.NumberFormat('id-ID').format(price)}`

test('products stand on the shelf with picture, name and price, lowest sort_id first', async ({
  page,
  visit,
}) => {
  const products = await listProducts(page)
  await visit('/en/store')
  await expect(page).toHaveTitle('Store')
  await expect(shelf(page).getByRole('heading')).toHaveText(products.map(({ name }) => name))
  for (const [place, { name, price }] of products.entries()) {
    const card = shelf(page).nth(place)
    await expect(card).toContainText(rupiah(price))
    await expect(card.getByRole('link')).toHaveAttribute('href', /^\/en\/store\/product\/./)
    await expect(card.locator('img'), name).toBeVisible()
  }
})

test('a click on a product leads to it', async ({ page, visit }) => {
  const [first] = await listProducts(page)
  await visit('/en/store')
  await shelf(page).first().getByRole('link').click()
  await expectPlace(page, `/en/store/product/${first?._id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.name ?? '')
})

test('it leads to the tiers and to the other ways to donate', async ({ page, visit }) => {
  await visit('/id/store')
  await expect(page.getByRole('link', { name: 'Lihat cara donasi lain' })).toHaveAttribute(
    'href',
    'https://donate.angkasa.example/',
  )
  await page.getByRole('link', { name: /Lihat tier/ }).click()
  await expectPlace(page, '/id/premiumtiers')
})

test('the browser asks for the products once; their order is that of sort_id', async ({ page }) => {
  const products = await listProducts(page)
  let calls = 0
  await page.route('**/api/store/products?*', (route) => {
    calls += 1
    const shuffled = products.map((product, place) => ({ ...product, sort_id: 100 - place }))
    return route.fulfill({ json: shuffled })
  })
  await page.goto('/en/store')
  await expect(shelf(page).getByRole('heading')).toHaveText(products.map(({ name }) => name).toReversed())
  expect(calls).toBe(1)
})

test('a call that fails keeps what is shown and says so', async ({ page, visit }) => {
  await page.route('**/api/store/products?*', (route) => route.abort())
  await visit('/en/store')
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch products')
  expect(await shelf(page).count()).toBeGreaterThan(1)
})

test('an empty shop says so', async ({ page, visit }) => {
  await page.route('**/api/store/products?*', (route) => route.fulfill({ json: [] }))
  await visit('/en/store')
  await expect(
    page.getByRole('heading', { name: 'Nothing is for sale right now. Come back later.' }),
  ).toBeVisible()
})

test('without script the shelf is there and its links work', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false })
  await page.goto('/id/store')
  await shelf(page, 'Produk').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('20 Premium Points')
  await expect(page.getByText('Rp20.000').first()).toBeVisible()
})
