// The store: its products, orders placed through the form or the API, the payment page, and polls with responses that a
// test chooses.
import type { Request } from '@playwright/test'
import type { Payment } from '#contract/shop/payment.schema.ts'
import type { Product } from '#contract/shop/store.schema.ts'
import { type Page, randomBuyer, untilHydrated } from './browser.ts'

export { orderByApi, test } from './browser.ts'

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

const POLL = '**/api/store/transactions/*'

export const badge = (page: Page) => page.locator('[data-status]')
export const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text })
export const simulate = (page: Page, outcome: string) =>
  page.getByRole('region', { name: 'Simulate payment' }).getByRole('button', { name: outcome }).click()

export async function paymentOf(
  page: Page,
  reference = page.url().split('/').at(-1) ?? '',
): Promise<Payment> {
  return (await page.request.get(`/api/store/transactions/${reference}`)).json()
}

/** Responds to every poll with the changed payment (null: aborts it) and counts finished polls. */
export async function mockPolls(
  page: Page,
  reference: string,
  changes: () => Partial<Payment> | null,
): Promise<{ polls: () => number }> {
  const payment = await paymentOf(page, reference)
  await page.route(POLL, (route) => {
    const changed = changes()
    return changed ? route.fulfill({ json: { ...payment, ...changed } }) : route.abort()
  })
  return countPolls(page)
}

function countPolls(page: Page): { polls: () => number } {
  let polls = 0
  const count = (request: Request) => {
    if (request.url().includes('/api/store/transactions/')) polls += 1
  }
  page.on('requestfinished', count)
  page.on('requestfailed', count)
  return { polls: () => polls }
}

export async function openPayment(page: Page, reference: string, language = 'en'): Promise<void> {
  await page.goto(`/${language}/store/checkout/${reference}`)
  await untilHydrated(page)
}
