// Export of orders: every row once, in batches, safe for spreadsheets, in the words of the language, audited.
import { buffer, text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import type { GatewayId } from '#contract/settings/gateways.ts'
import type { OrderQuery } from '#contract/shop/orders.schema.ts'
import { createOrders } from '#server/shop/payments/orders.service.ts'
import { openAdminCore } from '#tests/support/admin-core.ts'
import { DATABASES, type DatabaseKind } from '#tests/support/databases.ts'
import { gameServers } from '#tests/support/game-servers.ts'
import { insertOrders, type OrderRow, orderRow } from '#tests/support/orders.ts'
import { createExports } from './export.service.ts'

async function open(
  kind: DatabaseKind,
  rows: OrderRow[],
  batchRows?: number,
  gatewayChoices: readonly GatewayId[] = [],
) {
  const core = await openAdminCore(kind, '2026-11-16T20:00:00Z')
  await insertOrders(core.db, rows)
  const orders = createOrders({
    ...core,
    servers: gameServers(),
    sendActionsOf: async () => [],
    gatewayChoices,
  })
  const exports = createExports({ ...core, orders, batchRows })
  async function lines(query: Parameters<typeof exports.orders>[0]['query'] = {}, language: Language = 'en') {
    const { stream } = await exports.orders({ query, language, admin: 'ayu' })
    return (await text(stream)).split('\r\n').slice(0, -1)
  }
  return { ...core, orders, exports, lines }
}

test.each(DATABASES)('%s: every real order is a row, newest first, over several batches', async (kind) => {
  const rows = Array.from({ length: 25 }, (_, place) => orderRow(place + 1, { is_test: place === 4 ? 1 : 0 }))
  await using site = await open(kind, rows, 10)
  const { stream, day } = await site.exports.orders({ query: {}, language: 'en', admin: 'ayu' })
  const bytes = await buffer(stream)
  const [head, ...lines] = bytes.subarray(3).toString().split('\r\n')

  expect(day).toBe('2026-11-17')
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')
  expect(head).toContain('Reference,Ordered (WIB),Paid (WIB)')
  const references = lines.filter((line) => line !== '').map((line) => line.split(',')[0])
  expect(references).toEqual(
    rows
      .filter(({ is_test }) => is_test === 0)
      .map(({ reference }) => reference)
      .reverse(),
  )
  expect(await site.db.selectFrom('audit_entry').select(['admin', 'action', 'after']).execute()).toEqual([
    { admin: 'ayu', action: 'orders_exported', after: null },
  ])
})

test.each(DATABASES)('%s: chosen orders are exported alone, a test order too', async (kind) => {
  const rows = Array.from({ length: 5 }, (_, place) => orderRow(place + 1, { is_test: place === 4 ? 1 : 0 }))
  await using site = await open(kind, rows, 2)
  const ids = [rows[1], rows[3], rows[4]].map((row) => row?.id).join()
  const references = (await site.lines({ ids })).slice(1)
  expect(references.map((line) => line.split(',')[0])).toEqual(
    [rows[4], rows[3], rows[1]].map((row) => row?.reference),
  )
})

test.each(DATABASES)('%s: a row has words, whole rupiah, times in WIB, and runs no formula', async (kind) => {
  await using site = await open(kind, [
    orderRow(1, {
      username: 'be.Putri',
      product_name: '=HYPERLINK("https://evil.example")',
      method: 'BCAVA',
      status: 'PAID',
      price: 77_000,
      amount: 82_500,
      fee: 5_500,
      gateway_fee: 6_000,
      list_price: 80_000,
      created_at: '2026-11-15T17:00:00.000Z',
      paid_at: '2026-11-15T17:05:09.000Z',
      delivery: 'queued',
      pay_code: '8829012345678901',
    }),
    orderRow(2, { created_at: '2026-11-14T16:59:59.000Z' }),
  ])
  const [, line, ...more] = await site.lines({ from: '2026-11-16', until: '2026-11-16' }, 'id')

  expect(more).toEqual([])
  expect(line).toBe(
    [
      ...['R1', '2026-11-16 00:00:00', '2026-11-16 00:05:09', '', '.Putri'],
      ...['"\'=HYPERLINK(""https://evil.example"")"', 'BCA Virtual Account', 'Lunas', 'Antre'],
      ...['80000', '77000', '5500', '82500', '6000', '76500', '', '', '', '', '', 'T1', "'8829012345678901"],
      ...['2026-11-15T17:00:00.000Z', '', '1', '77000'],
    ].join(';'),
  )
})

test.each(DATABASES)(
  '%s: an order of several lines is a row for the order and one for each line, with money once',
  async (kind) => {
    await using site = await open(kind, [
      orderRow(1, { product_name: 'A + 2 × B', status: 'PAID', price: 90_000, amount: 90_000 }),
    ])
    const line = { product_name_id: '', quantity: 2, list_price: 40_000, price: 30_000, sale_id: null }
    await site.db.updateTable('order_item').set({ product_name: 'A', price: 60_000 }).execute()
    await site.db
      .insertInto('order_item')
      .values({ ...line, number: 1, position: 1, product_id: 'B', product_name: 'B' })
      .execute()
    const [head = [], ...rows] = (await site.lines()).map((row) => row.split(','))
    const column = (name: string) => rows.map((cells) => cells[head.indexOf(name)])
    expect(column('Reference')).toEqual(['R1', 'R1', 'R1'])
    expect(column('Product')).toEqual(['A + 2 × B', 'A', 'B'])
    expect(column('Price')).toEqual(['90000', '', ''])
    expect(column('Buyer paid')).toEqual(['90000', '', ''])
    expect(column('Line (empty: the whole order)')).toEqual(['', '1', '2'])
    expect(column('Quantity of the line')).toEqual(['', '1', '2'])
    expect(column('Price of the line')).toEqual(['', '60000', '30000'])
  },
)

test.each(DATABASES)('%s: the file has exactly the orders that the list shows', async (kind) => {
  const rows = Array.from({ length: 12 }, (_, place) =>
    orderRow(place + 1, {
      status: place % 3 === 0 ? 'EXPIRED' : 'PAID',
      method: place % 2 ? 'QRIS' : 'BCAVA',
      product_id: place < 6 ? 'A' : 'B',
      delivery: place % 3 === 1 ? 'delivered' : null,
      is_test: place === 11 ? 1 : 0,
      needs_person: place === 4 ? 1 : 0,
      amount: 20_000 + place,
      created_at: `2026-11-${String(place + 1).padStart(2, '0')}T05:00:00.000Z`,
    }),
  )
  await using site = await open(kind, rows, 2)
  const queries: Partial<OrderQuery>[] = [
    {},
    { status: 'PAID', method: 'QRIS' },
    { product: 'A', delivery: 'delivered' },
    { needs_person: 'yes' },
    { test: 'only' },
    { test: 'shown', from: '2026-11-05', until: '2026-11-12' },
    { search: 'player', method: 'BCAVA' },
    { search: '20003' },
  ]
  for (const query of queries) {
    const { transactions } = await site.orders.list({ page: 1, ...query })
    const [, ...lines] = await site.lines(query)
    const exported = lines.map((line) => line.split(',')[0])
    expect(exported, JSON.stringify(query)).toEqual(transactions.map(({ reference }) => reference))
    expect(exported, JSON.stringify(query)).not.toHaveLength(0)
  }
})

test('the gateway is a column, and a choice of the list, where several are in use', async () => {
  const rows = [orderRow(1, { gateway: 'midtrans' }), orderRow(2, { gateway: null })]
  await using one = await open('sqlite', rows)
  await using both = await open('sqlite', rows, 10, ['tripay', 'midtrans'])

  expect((await one.lines())[0]).not.toMatch(/,Gateway$/)
  expect((await one.orders.listChoices()).gateways).toEqual([])
  const [head = '', second = '', first = ''] = await both.lines()
  const place = head.split(',').indexOf('Gateway')
  expect([first, second].map((line) => line.split(',')[place])).toEqual(['Midtrans', ''])
  expect((await both.orders.listChoices()).gateways).toEqual([
    { id: 'tripay', name: 'Tripay' },
    { id: 'midtrans', name: 'Midtrans' },
  ])
})
