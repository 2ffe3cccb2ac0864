import { expect, test } from 'vitest'
import type { Database } from '#server/platform/database/schema.ts'
import { systemClock } from '#server/platform/kernel/clock.ts'
import { createSumsCheck } from '#server/shop/sums/sums-check.service.ts'
import { DATABASES, openTestDatabase, type TestDatabase } from '#tests/support/databases.ts'
import { openOrderList } from '#tests/support/order-list.ts'
import { addProduct, insertOrders, type OrderRow, orderRow } from '#tests/support/orders.ts'
import { createSearch } from './search.service.ts'

function searchOf(db: Database, countsTests = false) {
  return createSearch({ db, countsTests, findOrderNumbers: openOrderList(db).orders.findNumbers })
}

async function openShop(kind: (typeof DATABASES)[number], orders: Partial<OrderRow>[]) {
  const database = await openTestDatabase(kind)
  const rows = orders.map((change, index) => orderRow(index + 1, { status: 'PAID', ...change }))
  await insertOrders(database.db, rows)
  await createSumsCheck({ db: database.db, clock: systemClock, log: { warn: () => {} } }).rebuild()
  return Object.assign(database, { search: searchOf(database.db) })
}

type Shop = TestDatabase & { search: ReturnType<typeof createSearch> }

const orderIds = async ({ search }: Shop, typed: string) =>
  (await search.search(typed)).orders.map(({ _id }) => _id)
const playerNames = async ({ search }: Shop, typed: string) =>
  (await search.search(typed)).players.map(({ username }) => username)

test.each(DATABASES)('%s: finds players by part of a name in any capitals', async (kind) => {
  await using shop = await openShop(kind, [
    { username: 'BudiKeren', price: 20_000 },
    { username: 'be.Budi_Santoso', price: 77_000 },
    { username: 'be.Budi_Santoso', price: 39_000 },
    { username: 'be.Budi_Santoso', price: 1_000, status: 'EXPIRED' },
    { username: 'Si_Budi' },
    { username: 'Rangga_07' },
  ])
  expect(await playerNames(shop, 'BUDI')).toEqual(['be.Budi_Santoso', 'BudiKeren', 'Si_Budi'])
  expect(await playerNames(shop, '.budi')).toEqual(['be.Budi_Santoso'])
  expect(await playerNames(shop, 'budi santoso')).toEqual(['be.Budi_Santoso'])
  expect(await playerNames(shop, 'ngga')).toEqual(['Rangga_07'])
  expect(await playerNames(shop, 'be')).toEqual([])
  const { players } = await shop.search.search('santoso')
  expect(players).toEqual([{ username: 'be.Budi_Santoso', orders: 2, spent: 116_000 }])
})

test.each(DATABASES)('%s: sums of a player are those of real or of test orders', async (kind) => {
  await using shop = await openShop(kind, [
    { username: 'Twice', price: 20_000 },
    { username: 'Twice', price: 7_000, is_test: 1 },
  ])
  const found = async (countsTests: boolean) => (await searchOf(shop.db, countsTests).search('twice')).players
  expect(await found(false)).toEqual([{ username: 'Twice', orders: 1, spent: 20_000 }])
  expect(await found(true)).toEqual([{ username: 'Twice', orders: 1, spent: 7_000 }])
})

test.each(DATABASES)(
  '%s: of a beginning that very many payment codes have the newest are found',
  async (kind) => {
    await using shop = await openShop(
      kind,
      Array.from({ length: 1_100 }, (_, index) => ({ pay_code: `8829${String(90_000 - index)}` })),
    )
    expect(await orderIds(shop, '8829')).toEqual(['P1100', 'P1099', 'P1098', 'P1097', 'P1096'])
    expect(await orderIds(shop, '8829 9000')).toEqual(['P1'])
  },
)

test.each(DATABASES)(
  '%s: gives five of a kind, newest first, and the orders of found players',
  async (kind) => {
    await using shop = await openShop(
      kind,
      Array.from({ length: 9 }, (_, index) => ({ username: `Same_${index % 7}`, amount: 5_000 })),
    )
    expect(await orderIds(shop, 'Same_1')).toEqual(['P9', 'P2'])
    expect(await orderIds(shop, 'Rp5.000')).toEqual(['P9', 'P8', 'P7', 'P6', 'P5'])
    expect(await playerNames(shop, 'same')).toHaveLength(5)
  },
)

test.each(DATABASES)('%s: finds products by part of their name', async (kind) => {
  await using shop = await openShop(kind, [])
  await addProduct(shop.db, 'A', { name: '80 Premium Points', price: 77_000 })
  await addProduct(shop.db, 'B', { name: 'Starter' })
  expect((await shop.search.search('PREMIUM')).products).toEqual([
    { _id: 'A', name: '80 Premium Points', price: 77_000 },
  ])
})

test.each(DATABASES)('%s: wildcards and quotes find nothing', async (kind) => {
  await using shop = await openShop(kind, [{ username: 'Rangga_07' }])
  for (const typed of ['%%%%', '____', "' or 1=1 --", '*?*?', 'a%b']) {
    expect(await shop.search.search(typed)).toEqual({ players: [], orders: [], products: [] })
  }
})
