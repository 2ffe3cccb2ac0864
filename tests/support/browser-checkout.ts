// Ways through the store for browser tests: products as the API lists them, and an order placed by hand.
import type { Product } from '#contract/store.ts'
import { test as base, expect, type Page, untilListening } from './browser.ts'

/** Every page of these tests tells when it listens, however it was opened. */
export const test = base.extend<{ listening: undefined }>({
  listening: [({ visit: _visit }, use) => use(undefined), { auto: true }],
})

/** Orders are limited per address and per name: every order of a test comes from its own. */
function someone(): { address: string; name: string } {
  const part = () => Math.floor(Math.random() * 256)
  return { address: `10.${part()}.${part()}.${part()}`, name: `Pemain_${Math.floor(Math.random() * 1e9)}` }
}

export async function listProducts(page: Page): Promise<Product[]> {
  return (await page.request.get('/api/store/products')).json()
}

export async function productAt(page: Page, place: number): Promise<Product> {
  const product = (await listProducts(page))[place]
  if (!product) throw new Error('The shop is empty')
  return product
}

export const checkoutButton = (page: Page) =>
  page.locator('form').getByRole('button', { name: /Checkout|Processing/ })

/** Opens a product and fills in its form; the check solves itself. */
export async function fillCheckout(
  page: Page,
  { language = 'en', place = 2, method = 'QRIS' } = {},
): Promise<Product> {
  const { address, name } = someone()
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': address })
  const product = await productAt(page, place)
  await page.goto(`/${language}/store/product/${product._id}`)
  await untilListening(page)
  await page.locator('#username').fill(name)
  await page.locator(`input[value=${method}]`).check({ force: true })
  return product
}

/** From the form to the payment page. */
export async function placeOrder(
  page: Page,
  wish: Parameters<typeof fillCheckout>[1] = {},
): Promise<Product> {
  const product = await fillCheckout(page, wish)
  await expect(checkoutButton(page)).toBeEnabled({ timeout: 30_000 })
  await checkoutButton(page).click()
  await page.waitForURL(/\/store\/checkout\//)
  await untilListening(page)
  return product
}
