// One player has one key: every spelling that the game shows as the same name is the same player everywhere.
import { expect } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { systemClock } from '#server/platform/kernel/clock.ts'
import { filteredSendActions, searchSendActions } from '#server/shop/delivery/send-action-list.repository.ts'
import { searchedNumbers } from '#server/shop/payments/order-search.ts'
import { createSumsCheck } from '#server/shop/sums/sums-check.service.ts'
import { createSearch } from '#server/team/search/search.service.ts'
import { type DatabaseKind, onBothWith } from '#tests/support/databases.ts'
import { openShop } from '#tests/support/shop.ts'
import { hasDelivered } from './player.repository.ts'
import { createPlayers } from './players.service.ts'

const { payments } = demoSettings
/** The limit of orders in ten minutes is another rule. */
const settings = { payments: { ...payments, limits: { ...payments.limits, orders_in_10_minutes: 1_000 } } }

/** In the game all of them are `.Abcdefghijklmno`, apart from case. */
const SPELLINGS = [
  'be.Abcdefghijklmno',
  'be.Abcdefghijklmno1',
  'be.ABCDEFGHIJKLMNOxyz',
  'be..Abcdefghijklmno',
]

async function openPlayers(kind: DatabaseKind) {
  const shop = await openShop(kind, { settings })
  const search = createSearch({ db: shop.db, findOrderNumbers: async () => [] })
  return Object.assign(shop, { search, players: createPlayers({ ...shop, search }) })
}

const onBoth = onBothWith(openPlayers)

onBoth('no spelling of a name passes the limit per player', async (shop) => {
  await shop.addProduct({ price: 0, limit: { count: 1, period: 'ever' } }, 'FREE')
  const order = (username: string) => shop.order({ productId: 'FREE', username })
  await order('be.Abcdefghijklmno')
  for (const username of SPELLINGS)
    await expect(order(username)).rejects.toMatchObject({ code: 'limit_reached' })
  await order('be.Abcdefghijklmn')
  await order('Abcdefghijklmno')
  expect(await shop.deliverAll()).toHaveLength(3)
})

onBoth('no spelling of a name passes a block, but an earlier order is paid', async (shop) => {
  const earlier = await shop.order({ username: 'be.Abcdefghijklmno' })
  await shop.players.block('be.Abcdefghijklmno_x', 'Chargeback', 'sari')
  for (const username of SPELLINGS) {
    await expect(shop.order({ username })).rejects.toMatchObject({ code: 'player_blocked' })
    expect(await shop.players.get(username)).toMatchObject({ block: { reason: 'Chargeback' } })
  }
  await shop.order({ username: 'Abcdefghijklmno' })
  expect(await shop.callback(earlier)).toBe('stored')
  await shop.players.unblock('be..ABCDEFGHIJKLMNO', 'sari')
  await shop.order({ username: 'be.Abcdefghijklmno' })
})

onBoth('sums, notes, orders, donations and searches of a player are one', async (shop) => {
  for (const username of SPELLINGS) {
    await shop.callback(await shop.order({ username }))
    await shop.players.addNote(username, 'Asked', 'sari')
  }
  const { db } = shop
  for (const username of SPELLINGS) {
    const player = await shop.players.get(username)
    expect(player).toMatchObject({ orders: 4, paid: 4, spent: 200_000 })
    expect(player.notes).toHaveLength(4)
    expect((await shop.players.listOrdersOf(username, { page: 1 })).orders).toHaveLength(4)
    for (const typed of [username, username.slice(3), `.${username.slice(3).replace('.', '')}`]) {
      expect((await shop.search.search(typed)).players).toMatchObject([{ orders: 4 }])
      const orders = await searchedNumbers(db, { search: typed, test: 'hidden' })
      expect(await orders.execute()).toHaveLength(4)
      const filter = { needsPerson: false, test: 'hidden' as const, search: typed }
      expect(await searchSendActions(db, filter)).toHaveLength(4)
    }
  }
  expect((await shop.players.list({})).players).toHaveLength(1)
  expect(await filteredSendActions(db, { needsPerson: false, test: 'hidden' }).count()).toBe(4)
  const donators = await shop.donations.topDonators({ from: null, limit: 9 })
  expect(donators).toMatchObject([{ amount: 200_000 }])
  expect(await createSumsCheck({ db, clock: systemClock, log: { warn: () => {} } }).check()).toEqual([])
  const keys = await db.selectFrom('send_action').select('player_key').distinct().execute()
  expect(keys).toEqual([{ player_key: 'be.abcdefghijklmno' }])
})

onBoth('a name is cut as on the server with the shortest prefix', async (shop) => {
  shop.servers.save([
    { id: 'survival', bedrockPrefix: 'bedrock_' },
    { id: 'creative', bedrockPrefix: 'BE_' },
  ])
  await shop.addProduct({ price: 0, limit: { count: 1, period: 'ever' } }, 'FREE')
  const order = (username: string) => shop.order({ productId: 'FREE', username })
  await order('be.Abcdefghijklmno')
  // Thirteen characters are left beside the prefix.
  for (const username of ['be.Abcdefghijklm', 'be..Abcdefghijklmzz'])
    await expect(order(username)).rejects.toMatchObject({ code: 'limit_reached' })
  await order('be.Abcdefghijkl')
  expect(await shop.players.get('be.Abcdefghijklmno')).toMatchObject({ orders: 1 })
})

onBoth('a player is a buyer once an order was delivered', async (shop) => {
  await shop.callback(await shop.order({ username: 'be.Abcdefghijklmno1' }))
  const isBuyer = (withTests = false) => hasDelivered(shop.db, ['be.abcdefghijklmno'], withTests)
  expect(await isBuyer()).toBe(false)
  await shop.deliverAll()
  expect(await isBuyer()).toBe(true)
  await shop.db.updateTable('orders').set({ is_test: 1 }).execute()
  expect([await isBuyer(), await isBuyer(true)]).toEqual([false, true])
})

onBoth('the check of the sums finds and repairs a key that is not that of the name', async (shop) => {
  await shop.callback(await shop.order({ username: 'be..Budi' }))
  const check = createSumsCheck({ db: shop.db, clock: systemClock, log: { warn: () => {} } })
  for (const table of ['orders', 'player_sum'] as const)
    await shop.db.updateTable(table).set({ player_key: 'be..budi' }).execute()

  expect(await check.check()).toEqual([
    { key: 'orders of be..Budi', name: 'player_key', stored: 'be..budi', orders: 'be.budi' },
  ])
  await check.rebuild()
  expect(await check.check()).toEqual([])
  expect(await shop.players.get('be.Budi')).toMatchObject({ orders: 1, paid: 1 })
})
