import { expect, test } from 'vitest'
import { playerKey } from '#contract/network/player-key.ts'
import type { PlayerQuery } from '#contract/shop/players.schema.ts'
import { createSearch } from '#server/team/search/search.service.ts'
import { openAdminCore } from '#tests/support/admin-core.ts'
import { DATABASES, type DatabaseKind } from '#tests/support/databases.ts'
import { gameServers } from '#tests/support/game-servers.ts'
import { insertOrders, orderRow } from '#tests/support/orders.ts'
import { createPlayers } from './players.service.ts'

const AT = '2026-11-15T03:00:00.000Z'

type Sum = { username: string; spent?: number; last_at?: string; is_test?: number }

async function openPlayers(kind: DatabaseKind, sums: Sum[] = []) {
  const core = await openAdminCore(kind)
  const { db } = core
  for (const { username, spent = 0, last_at = AT, is_test = 0 } of sums) {
    await db
      .insertInto('player_sum')
      .values({
        player_key: playerKey(username),
        username,
        is_test,
        orders: 3,
        paid: 2,
        spent,
        first_at: AT,
        last_at,
      })
      .execute()
  }
  const players = createPlayers({
    ...core,
    search: createSearch({ db, findOrderNumbers: async () => [] }),
    servers: gameServers([
      { id: 'survival', name: 'Survival' },
      { id: 'skyblock', name: 'SkyBlock' },
    ]),
  })
  const names = async (query: PlayerQuery = {}) =>
    (await players.list(query)).players.map(({ username }) => username)
  const audited = async () =>
    await db
      .selectFrom('audit_entry')
      .select(['admin', 'action', 'subject', 'detail'])
      .orderBy('number')
      .execute()
  return Object.assign(core, { players, names, audited })
}

const MANY = Array.from({ length: 45 }, (_, index) => ({
  username: `Player_${index}`,
  // Equal sums: the key decides.
  spent: Math.floor(index / 3) * 1_000,
  last_at: new Date(Date.parse(AT) + (index % 7) * 1_000).toISOString(),
}))

test.each(DATABASES)('%s: pages show every player once, forwards and backwards', async (kind) => {
  await using area = await openPlayers(kind, MANY)
  for (const sort of ['spent', 'last'] as const) {
    const pages: string[][] = []
    let cursor: string | undefined
    let previous: string | null = null
    for (;;) {
      const page = await area.players.list({ sort, cursor })
      pages.push(page.players.map(({ username }) => username))
      previous = page.previous
      if (page.next === null) break
      cursor = page.next
    }
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 5])
    expect(new Set(pages.flat()).size).toBe(45)
    const second = await area.players.list({ sort, cursor: previous ?? '' })
    expect(second.players.map(({ username }) => username)).toEqual(pages[1])
    const first = await area.players.list({ sort, cursor: second.previous ?? '' })
    expect(first.players.map(({ username }) => username)).toEqual(pages[0])
    expect(first.previous).toBeNull()
  }
  const spent = (await area.players.list({ sort: 'spent' })).players.map((player) => player.spent)
  expect(spent).toEqual(spent.toSorted((one, other) => other - one))
})

test.each(DATABASES)('%s: finds players by part of a name; test orders are left out', async (kind) => {
  await using area = await openPlayers(kind, [
    { username: 'Budi_One', spent: 5 },
    { username: 'be.Budi', spent: 9 },
    { username: 'Other' },
    { username: 'Budi_Test', is_test: 1 },
  ])
  const orders = ['Budi_One', 'be.Budi', 'Other', 'Budi_Test'].map((username, index) =>
    orderRow(index + 1, { username }),
  )
  await insertOrders(area.db, orders)
  expect(await area.names({ search: 'BUDI', sort: 'spent' })).toEqual(['be.Budi', 'Budi_One'])
  expect(await area.names({ search: '.budi' })).toEqual(['be.Budi'])
  expect(await area.names({ search: '%' })).toEqual([])
  expect(await area.names()).toHaveLength(3)
})

test('a cursor of another order, or one that cannot be read, begins at the first page', async () => {
  await using area = await openPlayers('sqlite', MANY)
  const first = await area.names({ sort: 'spent' })
  const { next } = await area.players.list({ sort: 'last' })
  for (const cursor of [next ?? '', 'x', '']) {
    expect(await area.names({ sort: 'spent', cursor })).toEqual(first)
  }
})

test.each(DATABASES)('%s: a block is written once with its reason, and ends', async (kind) => {
  await using area = await openPlayers(kind, [{ username: 'be.Budi', spent: 7 }, { username: 'Other' }])
  const { players } = area
  await players.block('be.Budi', 'Chargeback', 'sari')
  await players.block('be..BUDI', 'Again', 'ayu')
  await players.block('Never_Ordered', 'Fraud', 'ayu')

  expect((await players.get('be.Budi')).block).toMatchObject({ reason: 'Chargeback', by: 'sari' })
  expect((await players.list({})).players).toMatchObject([
    { username: 'Other', is_blocked: false },
    { username: 'be.Budi', is_blocked: true },
  ])
  expect((await area.names({ show: 'blocked' })).toSorted()).toEqual(['Never_Ordered', 'be.Budi'])
  expect(await area.names({ show: 'blocked', search: 'never' })).toEqual(['Never_Ordered'])

  await players.unblock('be.Budi', 'ayu')
  await players.unblock('be.Budi', 'ayu')
  expect((await players.get('be.Budi')).block).toBeNull()
  expect(await area.audited()).toEqual([
    { admin: 'sari', action: 'player_blocked', subject: '.Budi', detail: 'Chargeback' },
    { admin: 'ayu', action: 'player_blocked', subject: 'Never_Ordered', detail: 'Fraud' },
    { admin: 'ayu', action: 'player_unblocked', subject: '.Budi', detail: null },
  ])
})

test.each(DATABASES)('%s: a player has sums, notes and all orders', async (kind) => {
  await using area = await openPlayers(kind, [{ username: 'be.Budi', spent: 77_000 }])
  const { players } = area
  const rows = Array.from({ length: 45 }, (_, index) =>
    orderRow(index + 1, { username: index < 23 ? 'be.BUDI' : 'Other' }),
  )
  await insertOrders(area.db, rows)
  await players.addNote('be.Budi', 'Uses the account\nof his brother', 'sari')

  const player = await players.get('be.budi')
  expect(player).toMatchObject({
    username: 'be.Budi',
    orders: 3,
    paid: 2,
    spent: 77_000,
    first_order_at: AT,
    block: null,
    given: [],
    in_game: [{ name: '.Budi', servers: ['Survival', 'SkyBlock'] }],
    notes: [{ by: 'sari', text: 'Uses the account\nof his brother' }],
  })
  const page = await players.listOrdersOf('be.budi', { page: 1 })
  expect(page.orders).toHaveLength(20)
  expect(page.pagination.totalPages).toBe(2)
  const rest = await players.listOrdersOf('be.budi', { page: 2, cursor: page.pagination.next ?? '' })
  expect(rest.orders.map(({ _id }) => _id)).toEqual(['P3', 'P2', 'P1'])
})

test.each(DATABASES)('%s: what was given follows a corrected name', async (kind) => {
  await using area = await openPlayers(kind)
  await insertOrders(area.db, [orderRow(1, { username: 'Right', given_by: 'sari' })])
  await area.db
    .insertInto('given_order')
    .values({ key: 'k', order_id: 'P1', player_key: 'wrong', reason: 'Event', at: AT })
    .execute()
  const given = {
    transaction_id: 'P1',
    product_name: '80 Premium Points',
    product_name_id: '',
    by: 'sari',
    reason: 'Event',
    at: AT,
  }
  expect((await area.players.get('Right')).given).toEqual([given])
  // A player who never ordered has a page, so that something can be given.
  const nothing = { orders: 0, spent: 0, first_order_at: null, last_order_at: null, notes: [], given: [] }
  expect(await area.players.get('Wrong')).toMatchObject({ username: 'Wrong', ...nothing })
})
