// Store helpers: products of the API, and orders placed through the form or the API.
import type { Product } from '#contract/shop/store.schema.ts'
import { type Page, untilHydrated } from './browser.ts'
import { randomBuyer } from './browser-workers.ts'

export { test } from './browser.ts'
export { orderByApi } from './browser-workers.ts'

export async function listProducts(page: Page, site = ''): Promise<Product[]> {
  return (await page.request.get(`${site}/api/store/products`)).json()
}

export async function productAt(page: Page, index: number): Promise<Product> {
  const product = (await listProducts(page))[index]
  if (!product) throw new Error('The store has no products')
  return product
}

export const checkoutButton = (page: Page) =>
  page.locator('form').getByRole('button', { name: /Checkout|Processing/ })

/** Opens a product and fills in its form; the bot check solves itself. */
export async function fillCheckout(
  page: Page,
  { language = 'en', index = 2, method = 'QRIS' } = {},
): Promise<Product> {
  const { address, name } = randomBuyer()
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': address })
  const product = await productAt(page, index)
  await page.goto(`/${language}/store/product/${product._id}`)
  await untilHydrated(page)
  await page.locator(`input[value=${method}]`).check({ force: true })
  await page.locator('#username').fill(name)
  return product
}
