// Ways through the store for browser tests: products as the API lists them, and an order placed by hand or by a call.
import type { Order, Product } from '#contract/store.schema.ts'
import { test as base, expect, type Page, untilListening } from './browser.ts'
import { createBuyer, referenceOf } from './buyer.ts'
import { SITE_URL } from './e2e-sites.ts'

type Fixtures = { listening: undefined }
type WorkerFixtures = {
  /** The reference of an order that nobody pays: for tests that make up what the shop says about it. */
  pending: string
}

/** Every page of these tests tells when it listens, however it was opened. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  listening: [({ visit: _visit }, use) => use(undefined), { auto: true }],
  pending: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      await use(await orderByCall())
    },
    { scope: 'worker' },
  ],
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

/** An order without its form; gives its reference. */
export async function orderByCall(method: Order['paymentMethod'] = 'QRIS'): Promise<string> {
  const { address, name } = someone()
  const buyer = createBuyer(SITE_URL, { 'x-forwarded-for': address })
  const productId = (await buyer.products())[2]?._id ?? ''
  const { status, reply } = await buyer.order({ productId, username: name, paymentMethod: method })
  if (status >= 400) throw new Error(`The order was answered with ${status} ${reply.code}`)
  return referenceOf(reply.checkoutUrl)
}

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
