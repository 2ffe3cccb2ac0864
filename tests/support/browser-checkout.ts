// Store helpers: products of the API, and orders placed through the form or the API.
import type { OrderRequest, Product } from '#contract/shop/store.schema.ts'
import { test as base, expect, type Page, untilHydrated } from './browser.ts'
import { createBuyer, referenceOf } from './buyer.ts'
import { SITE_URL } from './e2e-sites.ts'

type Fixtures = { hydration: undefined }
type WorkerFixtures = {
  /** The reference of an unpaid order, for tests that mock its status. */
  pending: string
}

/** Marks hydration on every page of these tests, also on those opened without `visit`. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  hydration: [({ visit: _visit }, use) => use(undefined), { auto: true }],
  pending: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      await use(await orderByApi())
    },
    { scope: 'worker' },
  ],
})

/** Orders are limited per IP address and username, so every order uses a new pair. */
function randomBuyer(): { address: string; name: string } {
  const part = () => Math.floor(Math.random() * 256)
  return { address: `10.${part()}.${part()}.${part()}`, name: `Pemain_${Math.floor(Math.random() * 1e9)}` }
}

export async function listProducts(page: Page): Promise<Product[]> {
  return (await page.request.get('/api/store/products')).json()
}

export async function productAt(page: Page, index: number): Promise<Product> {
  const product = (await listProducts(page))[index]
  if (!product) throw new Error('The store has no products')
  return product
}

export const checkoutButton = (page: Page) =>
  page.locator('form').getByRole('button', { name: /Checkout|Processing/ })

/** Places an order through the API and returns its reference. */
export async function orderByApi(method: OrderRequest['paymentMethod'] = 'QRIS'): Promise<string> {
  const { address, name } = randomBuyer()
  const buyer = createBuyer(SITE_URL, { 'x-forwarded-for': address })
  const productId = (await buyer.products())[2]?._id ?? ''
  const { status, reply } = await buyer.order({ productId, username: name, paymentMethod: method })
  if (status >= 400) throw new Error(`Order failed: ${status} ${reply.code}`)
  return referenceOf(reply.checkoutUrl)
}

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

/** From the form to the payment page. */
export async function placeOrder(
  page: Page,
  options: Parameters<typeof fillCheckout>[1] = {},
): Promise<Product> {
  const product = await fillCheckout(page, options)
  await expect(checkoutButton(page)).toBeEnabled({ timeout: 30_000 })
  await checkoutButton(page).click()
  await page.waitForURL(/\/store\/checkout\//)
  await untilHydrated(page)
  return product
}
