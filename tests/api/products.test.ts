// Prices that the console shows are those that the store charges.
import { expect, test } from 'vitest'
import type { AdminProduct } from '#contract/shop/store-admin.schema.ts'
import { DATABASES, openFreshPostgres } from '#tests/support/databases.ts'
import { ADMIN_ENV, signIn } from '#tests/support/settings-client.ts'
import { startSite } from '#tests/support/site.ts'

test.each(DATABASES)('%s: the console lists the price of a running sale, as the store does', async (kind) => {
  await using database = kind === 'postgres' ? await openFreshPostgres() : null
  await using site = await startSite({
    env: { ...ADMIN_ENV, ...(database && { DATABASE_URL: database.url }) },
  })
  const admin = await signIn(site)
  const listProducts = async () => {
    const reply = await (await admin.ask('/products')).json()
    return reply as { products: AdminProduct[]; sales: unknown[] }
  }
  const [before] = (await listProducts()).products
  const [starts_at, ends_at] = ['2020-01-01T00:00:00.000Z', '2099-11-20T00:00:00.000Z']
  const window = { starts_at, ends_at, scope: null, enabled: true }
  await admin.ask('/sales', 'POST', { name: 'A fifth off', kind: 'percent', value: 20, ...window })

  const { products, sales } = await listProducts()
  const store = await (await site.get(`/api/store/products/${before?._id}`)).json()
  expect(store).toMatchObject({ price: (before?.price ?? 0) * 0.8, sale_until: ends_at })
  expect(products[0]).toMatchObject({ price: before?.price, price_now: store.price, sale_ends: ends_at })
  expect(sales).toMatchObject([{ kind: 'percent', value: 20, scope: null, starts_at, ends_at }])
})
