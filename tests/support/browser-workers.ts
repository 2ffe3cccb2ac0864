// Sessions and an order that a worker makes once. All are fixtures of one test object, because Playwright starts another
// worker and browser for tests that have other worker fixtures.
import { test as base } from '@playwright/test'
import type { OrderRequest } from '#contract/shop/store.schema.ts'
import { createBuyer } from './buyer.ts'
import { ADMIN, SITE_URL } from './e2e-sites.ts'
import { signIn } from './settings-client.ts'

type WorkerFixtures = {
  /** A session of the admin area. */
  token: string
  /** The reference of an unpaid order, for tests that mock its status. */
  pending: string
}

/** A fixture that is made once per worker; the pattern names no other fixture. */
const once = <Made>(make: () => Promise<Made>) =>
  [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}: object, use: (made: Made) => Promise<void>) => use(await make()),
    { scope: 'worker' },
  ] as const

export const test = base.extend<object, WorkerFixtures>({
  token: [...once(() => newToken())],
  pending: [...once(() => orderByApi())],
})

export const newToken = async (url = SITE_URL): Promise<string> => (await signIn({ url }, ADMIN)).token

/** Orders are limited per IP address and username, so every order uses a new pair. */
export function randomBuyer(): { address: string; name: string } {
  const part = () => Math.floor(Math.random() * 256)
  return { address: `10.${part()}.${part()}.${part()}`, name: `Pemain_${Math.floor(Math.random() * 1e9)}` }
}

/** Places an order through the API and returns its reference. */
export async function orderByApi(method: OrderRequest['paymentMethod'] = 'QRIS'): Promise<string> {
  const { address, name } = randomBuyer()
  const buyer = createBuyer(SITE_URL, { 'x-forwarded-for': address })
  const productId = (await buyer.products())[2]?._id ?? ''
  const { status, reply, reference } = await buyer.order({ productId, username: name, paymentMethod: method })
  if (status >= 400) throw new Error(`Order failed: ${status} ${reply.code}`)
  return reference
}
