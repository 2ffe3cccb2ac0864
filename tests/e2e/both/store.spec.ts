// The shelf of the store: what is for sale, in order; when a call fails: desktop/store-calls.spec.ts.
import { expect, expectPlace, type Page } from '#tests/support/browser.ts'
import { listProducts, test } from '#tests/support/browser-checkout.ts'

const shelf = (page: Page) => page.getByRole('list', { name: 'Products' }).getByRole('listitem')
const rupiah = (price: number) => `Rp${new Intl.NumberFormat('id-ID').format(price)}`

test('products stand on the shelf with picture, name and price, lowest sort_id first, and lead to it', async ({
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

  const [first] = products
  await shelf(page).first().getByRole('link').click()
  await expectPlace(page, `/en/store/product/${first?._id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.name ?? '')
  await test.step('it leads to the tiers and to the other ways to donate', async () => {
    await visit('/id/store')
    await expect(page.getByRole('link', { name: 'Lihat cara bayar lain' })).toHaveAttribute(
      'href',
      'https://donate.angkasa.example/',
    )
    await page.getByRole('link', { name: /Lihat tier/ }).click()
    await expectPlace(page, '/id/premiumtiers')
  })
})
