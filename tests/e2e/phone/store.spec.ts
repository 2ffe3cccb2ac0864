// The product list of the store. Without script: tests/pages/without-script.test.ts.
import { expect, expectLocation, type Page } from '#tests/support/browser.ts'
import { listProducts, test } from '#tests/support/browser-checkout.ts'
import { ALTERED_URL } from '#tests/support/e2e-sites.ts'

const productList = (page: Page) => page.getByRole('list', { name: 'Products' }).getByRole('listitem')
const rupiah = (price: number) => `Rp${new Intl.NumberFormat('id-ID').format(price)}`

test('products are listed with picture, name, price and link, lowest sort_id first', async ({
  page,
  visit,
}) => {
  // A site to which no test adds products.
  const products = await listProducts(page, ALTERED_URL)
  await visit(`${ALTERED_URL}/en/store`)
  await expect(page).toHaveTitle('Store')
  await expect(productList(page).getByRole('heading')).toHaveText(products.map(({ name }) => name))
  for (const [index, { name, price }] of products.entries()) {
    const card = productList(page).nth(index)
    await expect(card).toContainText(rupiah(price))
    await expect(card.getByRole('link')).toHaveAttribute('href', /^\/en\/store\/product\/./)
    await expect(card.locator('img'), name).toBeVisible()
  }

  const [first] = products
  await productList(page).first().getByRole('link').click()
  await expectLocation(page, `/en/store/product/${first?._id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.name ?? '')
  await expect(page).toHaveTitle(first?.name ?? '')
  await test.step('the page links to the tiers and to other ways to donate', async () => {
    await visit(`${ALTERED_URL}/id/store`)
    await expect(page.getByRole('link', { name: 'Lihat cara bayar lain' })).toHaveAttribute(
      'href',
      'https://donate.angkasa.example/',
    )
    await page.getByRole('link', { name: /Lihat tier/ }).click()
    await expectLocation(page, '/id/premiumtiers')
  })
})
