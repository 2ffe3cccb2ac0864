import { expect } from 'vitest'
import type { Gift } from '#contract/shop/players.schema.ts'
import { type DatabaseKind, onBothWith, onSqliteWith } from '#tests/support/databases.ts'
import { openShop, PRODUCT_ID, type Shop } from '#tests/support/shop.ts'
import { createGiving } from './giving.service.ts'

const GIFT: Gift = { product_id: PRODUCT_ID, reason: 'Lost items', key: 'key-00000001' }
const OWN: Gift = {
  title: 'A key',
  reason: 'Event',
  key: 'key-00000002',
  execute: [{ type: 'commands', text: 'crate give %player% 1' }],
}

async function openGiving(kind: DatabaseKind) {
  const shop = await openShop(kind)
  const giving = createGiving({
    ...shop,
    log: console,
    reservedUsernames: ['herobrine'],
  })
  const give = (gift: Gift, change: Partial<Parameters<typeof giving.give>[0]> = {}) =>
    giving.give({ username: 'be.Budi', gift, admin: 'sari', mayWriteCommands: false, ...change })
  return Object.assign(shop, { give })
}

const onBoth = onBothWith(openGiving)
const onSqlite = onSqliteWith(openGiving)

const orders = ({ db }: Shop) => db.selectFrom('orders').selectAll().execute()

onBoth('a gift is delivered, costs nothing and is no donation', async (shop) => {
  const id = await shop.give(GIFT)

  expect(await shop.deliverAll()).toEqual(['points give .Budi 40'])
  const [order] = await orders(shop)
  expect(order).toMatchObject({
    id,
    username: 'be.Budi',
    product_id: PRODUCT_ID,
    given_by: 'sari',
    status: 'PAID',
    method: 'FREE',
    price: 0,
    amount: 0,
    fee: 0,
    is_test: 0,
  })
  expect(await shop.donations.topDonators({ from: null, limit: 10 })).toEqual([])
  expect(shop.told).toEqual([])
  const given = await shop.db.selectFrom('given_order').select(['order_id', 'player_key']).execute()
  expect(given).toEqual([{ order_id: id, player_key: 'be.budi' }])
  const events = await shop.db.selectFrom('order_event').selectAll().execute()
  expect(events).toMatchObject([
    { order_id: id, kind: 'given', admin: 'sari', detail: '{"text":"Lost items"}' },
  ])
  const audit = await shop.db.selectFrom('audit_entry').selectAll().execute()
  expect(audit).toMatchObject([
    { admin: 'sari', action: 'order_given', subject: '.Budi', target: id, detail: 'Lost items' },
  ])
})

onBoth('requests with the same key give once, also at the same time', async (shop) => {
  const ids = await Promise.all(Array.from({ length: 5 }, () => shop.give(GIFT)))

  expect(new Set([...ids, await shop.give(GIFT)]).size).toBe(1)
  expect(await orders(shop)).toHaveLength(1)
  expect(await shop.deliverAll()).toHaveLength(1)
})

onSqlite('own commands need the permission to write commands, and a server that exists', async (shop) => {
  await expect(shop.give(OWN)).rejects.toMatchObject({ code: 'permission_missing' })
  const execute = [{ type: 'commands' as const, text: 'say hi', server: 'gone' }]
  await expect(shop.give({ ...OWN, execute }, { mayWriteCommands: true })).rejects.toMatchObject({
    code: 'server_not_found',
  })
  expect(await orders(shop)).toEqual([])

  await shop.give(OWN, { mayWriteCommands: true })
  expect(await shop.deliverAll()).toEqual(['crate give .Budi 1'])
  expect(await orders(shop)).toMatchObject([{ product_name: 'A key', product_id: 'none' }])
})

onSqlite('refuses reserved names and products that do not exist', async (shop) => {
  await expect(shop.give(GIFT, { username: 'Herobrine' })).rejects.toMatchObject({
    code: 'username_reserved',
  })
  await expect(shop.give({ ...GIFT, product_id: 'NONE' })).rejects.toMatchObject({
    code: 'product_not_found',
  })
})
