import { expect, test } from 'vitest'
import { systemClock } from '#server/platform/kernel/clock.ts'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { DATABASES, openTestDatabase } from '#tests/support/databases.ts'
import { addProduct } from '#tests/support/orders.ts'
import { inShop, inSqlite, openShop } from '#tests/support/shop.ts'
import { openOwnProducts, seedProducts } from './built-in-products.service.ts'
import { createCatalogue } from './catalogue.service.ts'
import { updateProduct } from './product.repository.ts'
import { fieldsOf } from './product-fields.ts'

inShop('products come lowest sort_id first, without their commands', async (shop) => {
  await shop.addProduct({ name: 'First', sort_id: 0 }, 'FIRST')

  const products = await shop.catalogue.list('en')
  expect(products.map(({ name }) => name)).toEqual(['First', '40 Premium Points'])
  expect(JSON.stringify(products)).not.toContain('points give')
})

test('a product tells how many points its commands give, and whether players may buy it only so often', async () => {
  await using shop = await openShop()
  await shop.addProduct({ commands: [{ text: 'crate give %player% 1' }] }, 'KEY')
  await shop.addProduct({ limit: { count: 1, period: 'ever' } }, 'STARTER')
  const vip = { text: 'lp user %player% parent addtemp vip 30d' }
  await shop.addProduct({ commands: [{ text: 'points give %player% 50' }, vip] }, 'BUNDLE')

  expect(await shop.catalogue.find('BUNDLE', 'en')).toMatchObject({ points: null })
  expect(await shop.catalogue.find('PACK', 'en')).toMatchObject({ points: 40, limited: false })
  expect(await shop.catalogue.find('KEY', 'en')).toMatchObject({ points: null, limited: false })
  expect(await shop.catalogue.find('STARTER', 'en')).toMatchObject({ points: 40, limited: true })
})

inSqlite('without Indonesian text the English one is used', async (shop) => {
  await shop.addProduct({ description_id: ['Empat puluh poin'] }, 'BOTH')

  expect(await shop.catalogue.find('BOTH', 'id')).toMatchObject({ description: ['Empat puluh poin'] })
  expect(await shop.catalogue.find('BOTH', 'en')).toMatchObject({ description: ['Forty points'] })
  expect(await shop.catalogue.find('PACK', 'id')).toMatchObject({ description: ['Forty points'] })
  expect(await shop.catalogue.find('NONE', 'id')).toBeNull()
})

const HOUR_MS = 60 * 60 * 1_000
/** Around the clock of the shop. */
const hours = (ahead: number) => new Date(Date.parse('2026-11-15T12:00:00Z') + ahead * HOUR_MS).toISOString()

test('a hidden product, or one outside its time, is not in the store and cannot be ordered', async () => {
  await using shop = await openShop()
  await shop.addProduct({ visible: false }, 'HIDDEN')
  await shop.addProduct({ available_from: hours(1) }, 'LATER')
  await shop.addProduct({ available_until: hours(0) }, 'ENDED')
  await shop.addProduct({ available_from: hours(0), available_until: hours(1), sort_id: 2 }, 'NOW')

  expect(await shop.catalogue.listIds()).toEqual(['PACK', 'NOW'])
  for (const id of ['HIDDEN', 'LATER', 'ENDED']) {
    expect(await shop.catalogue.find(id, 'en')).toBe('not_for_sale')
    await expect(shop.order({ productId: id })).rejects.toMatchObject({ code: 'product_not_for_sale' })
  }
  expect(await shop.catalogue.find('NOW', 'en')).toMatchObject({ _id: 'NOW' })
})

inSqlite('a window that opens or closes is noticed once, and the list follows', async (shop) => {
  await shop.addProduct({ available_from: hours(1), available_until: hours(2), sort_id: 2 }, 'LATER')
  expect(await shop.catalogue.listIds()).toEqual(['PACK'])
  expect(await shop.catalogue.haveOffersChanged()).toBe(false)

  for (const shown of [['PACK', 'LATER'], ['PACK']]) {
    shop.clock.pass(HOUR_MS)
    expect(await shop.catalogue.haveOffersChanged()).toBe(true)
    expect(await shop.catalogue.haveOffersChanged()).toBe(false)
    expect(await shop.catalogue.listIds()).toEqual(shown)
  }
})

inShop('the sale price is shown, charged and stored on the order in its time', async (shop, _kind) => {
  await shop.addProduct(
    { price: 50_000, sale_price: 40_000, sale_from: hours(0), sale_until: hours(1), name_id: 'Promo' },
    'SALE',
  )
  const onSale = { price: 40_000, list_price: 50_000, sale_until: hours(1) }
  expect(await shop.catalogue.find('SALE', 'id')).toMatchObject({ ...onSale, name: 'Promo' })
  await shop.order({ productId: 'SALE', total: 40_000 })
  await expect(shop.order({ productId: 'SALE', total: 50_000 })).rejects.toMatchObject({
    code: 'amount_changed',
  })

  shop.clock.pass(HOUR_MS)
  expect(await shop.catalogue.find('SALE', 'en')).toMatchObject({ price: 50_000, list_price: null })
  await shop.order({ productId: 'SALE', total: 50_000 })
  const orders = await shop.db.selectFrom('orders').selectAll().orderBy('number').execute()
  expect(orders).toMatchObject([
    {
      price: 40_000,
      amount: 40_000,
      list_price: 50_000,
      discount: JSON.stringify({ kind: 'product', until: hours(1) }),
    },
    { price: 50_000, amount: 50_000, list_price: null, discount: null },
  ])
})

test.each(DATABASES)('%s: products of a fresh site are sold only while it is a demo', async (kind) => {
  const database = await openTestDatabase(kind)
  const core = { ...database, clock: systemClock, random: systemRandom, listSales: async () => [] }
  await seedProducts(database.db, core)
  const products = await openOwnProducts(database.db)
  const demo = createCatalogue({ ...core, onChange: () => {} })
  const live = createCatalogue({ ...core, isDemo: () => false, onChange: () => {} })
  const [first] = await demo.listIds()
  expect(first).toBeDefined()
  expect(await live.listIds()).toEqual([])
  expect(await live.find(first ?? '', 'en')).toBe('not_for_sale')
  await expect(live.findForSale([{ productId: first ?? '', quantity: 1 }])).rejects.toMatchObject({
    code: 'product_not_for_sale',
  })
  expect(products.current().some).toBe(false)

  const stored = await live.findStored(first ?? '')
  if (!stored) throw new Error('no product')
  await updateProduct(database.db, stored.id, fieldsOf(stored))
  const after = createCatalogue({ ...core, isDemo: () => false, onChange: () => {} })
  expect(await after.listIds()).toEqual([first])
  await products.reload()
  expect(products.current().some).toBe(true)
})

test('image origins are the last known ones while the database is unavailable', async () => {
  const database = await openTestDatabase('sqlite')
  const catalogue = createCatalogue({
    ...database,
    clock: systemClock,
    onChange: () => {},
    listSales: async () => [],
  })
  await addProduct(database.db, 'A', { image_url: 'https://cdn.example/a.png' })
  await addProduct(database.db, 'B', { image_url: '/art/points-pouch-1024.webp' })
  await addProduct(database.db, 'C', { image_url: 'https://' })
  expect(await catalogue.imageOrigins()).toEqual(['https://cdn.example'])

  await database.db.destroy()
  expect(await catalogue.imageOrigins()).toEqual(['https://cdn.example'])
})

inSqlite('tells to which servers a product, or everything that is for sale, delivers', async (shop) => {
  const commands = [{ text: 'a', server: 'skyblock' }, { text: 'b' }, { text: 'c', server: 'skyblock' }]
  await shop.addProduct({ commands }, 'BOTH')
  await shop.addProduct({ commands: [{ text: 'a', server: 'hidden' }], visible: false }, 'HIDDEN')

  expect(await shop.catalogue.listServers(['PACK'])).toEqual([null])
  expect(await shop.catalogue.listServers(['BOTH'])).toEqual(['skyblock', null])
  expect(await shop.catalogue.listServers(['PACK', 'BOTH', 'NONE'])).toEqual([null, 'skyblock'])
  for (const ids of [undefined, ['NONE'], ['HIDDEN']])
    expect(new Set(await shop.catalogue.listServers(ids))).toEqual(new Set([null, 'skyblock']))
})
