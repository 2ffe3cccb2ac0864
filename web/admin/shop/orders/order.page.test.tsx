import { expect, test } from 'vitest'
import type { OrderDetail } from '#contract/shop/orders.schema.ts'
import {
  adminOrder,
  ONE_PAGE,
  orderDetail,
  overviewOf,
  pipelineOf,
  sendAction,
  sendActionDetail,
} from '#tests/support/admin-replies.ts'
import { read as piecesOf } from '#tests/support/read-admin.tsx'
import { failure, renderPage } from '#tests/support/render-page.tsx'
import { readListView } from '#web/admin/kit/lists/list-view.ts'
import { enterView, ORDER_VALUES, orderViewOf } from './order-view.ts'
import { MoneyPanel } from './payment-panel.tsx'

test.each([
  ['store/transactions/T1', 'main'],
  ['store?tab=actions&open=A1', 'dialog[open]'],
])('data of %s that cannot be refreshed stays, with its time', async (path, shown) => {
  let isBroken = false
  const { click, texts, wait } = await renderPage(`/en/admin/${path}`, {
    api: {
      'GET /api/admin/transactions/:id': () =>
        isBroken ? failure(500, 'internal') : orderDetail({ send_actions: [] }),
      'GET /api/admin/send-actions': { actions: [sendAction()], ...ONE_PAGE },
      'GET /api/admin/send-actions/pipeline': pipelineOf([]),
      'GET /api/admin/send-actions/:id': () => (isBroken ? failure(500, 'internal') : sendActionDetail()),
    },
  })
  expect(texts(shown).join()).toContain('Rangga_07')
  expect(texts(`${shown} [role=alert]`)).toEqual([])
  isBroken = true
  await wait(5_000)
  expect(texts(`${shown} [role=alert]`).join()).toContain('Not updated since')
  expect(texts(shown).join()).toContain('Rangga_07')
  isBroken = false
  await click(`${shown} button`, 'Try again')
  expect(texts(`${shown} [role=alert]`)).toEqual([])
})

test('a failed refresh of one order is no failure of the next', async () => {
  const other_orders = [adminOrder({ _id: 'T2' })]
  let isBroken = false
  const { click, texts, wait } = await renderPage('/en/admin/store/transactions/T1', {
    api: {
      'GET /api/admin/transactions/:id': ({ params: { id } }) => {
        if (id === 'T2') return new Promise(() => {})
        return isBroken ? failure(500, 'internal') : orderDetail({ other_orders })
      },
    },
  })
  isBroken = true
  await wait(5_000)
  expect(texts('main [role=alert]')).toHaveLength(1)
  await click('main .lines a')
  expect(window.location.pathname).toBe('/en/admin/store/transactions/T2')
  expect(texts('main [role=alert]')).toEqual([])
})

test('a page beyond the end links to the last one', async () => {
  const { click, get, texts } = await renderPage('/en/admin/store?tab=transactions&page=99', {
    api: {
      'GET /api/admin/transactions': ({ query }) => ({
        transactions: Number(query.get('page')) > 3 ? [] : [adminOrder()],
        ...ONE_PAGE,
        pagination: { ...ONE_PAGE.pagination, totalPages: 3 },
      }),
    },
  })
  expect(texts('main').join()).toContain('This page is empty.')
  await click('main button', 'Go to the last page')
  expect(window.location.search).toBe('?tab=transactions&page=3')
  get('main a', 'Rangga_07')
})

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const check = (at: string, reply: string) =>
  orderDetail({
    send_actions: [sendActionDetail({ history: [{ at, command: null, outcome: 'checked', reply }] })],
  })
const note = (at: string, admin: string) => orderDetail({ events: [{ at, kind: 'note', admin }] })

test.each([
  ['en', check(minutesAgo(1), 'Dimas_Helper: seen'), 'Marked as resolved by Dimas_Helper · 1 minute ago'],
  ['id', note(minutesAgo(3), 'Dimas'), 'Catatan Dimas · 3 menit yang lalu'],
  ['en', note(minutesAgo(11), 'Dimas'), undefined],
  ['en', note(minutesAgo(1), 'Tiara'), undefined],
] as const)(
  'an order says in %s who else changed it in the last ten minutes',
  async (lng, order, sentence) => {
    const { texts } = await renderPage(`/${lng}/admin/store/transactions/T1`, {
      api: { 'GET /api/admin/overview': overviewOf('owner'), 'GET /api/admin/transactions/:id': order },
    })
    expect(texts('main .notice[role=status]')[0]).toBe(sentence)
  },
)

const PAID = orderDetail({ fee: 5_500, amount: 82_500, payment_type: 'BCAVA' })
const FREE: OrderDetail = { ...PAID, price: 0, fee: 0, amount: 0, payment_type: 'FREE' }

const read = (order: OrderDetail) => piecesOf(<MoneyPanel order={order} />).join(' ')

test('a paid order shows what the gateway keeps, or that it is not known', () => {
  expect(read(PAID)).toMatch(/Gateway fee\s+not known/)
  expect(read({ ...PAID, gateway_fee: 6_000 })).toMatch(/Gateway fee\s+−Rp6\.000\s+You receive\s+Rp76\.500/)
})

test('a free order has no gateway fee', () => {
  expect(read(FREE)).not.toContain('Gateway fee')
  expect(read(FREE)).toMatch(/You receive\s+Rp0/)
})

test('an order that was given by hand says by whom, and has no sums', () => {
  const words = read({ ...FREE, given_by: 'ayu' })
  expect(words).toContain('Given by hand by ayu')
  expect(words).not.toMatch(/Rp|fee/)
})

test('several lines are listed with their quantities and prices, a single product is not', () => {
  const [line] = PAID.items
  if (!line) throw new Error('no line')
  const items = [
    { ...line, quantity: 2, list_price: 154_000, price: 120_000 },
    { ...line, product_name: 'VIP', quantity: 1 },
  ]
  expect(read({ ...PAID, items })).toMatch(
    /2 × 80 Premium Points\s+Rp154\.000\s+Rp120\.000\s+1 × VIP\s+Rp77\.000/,
  )
  expect(read({ ...PAID, items: items.slice(0, 1) })).toContain('2 × 80')
  expect(read(PAID)).not.toContain('×')
})

const viewOf = (text: string) => readListView(new URLSearchParams(text), ORDER_VALUES)

test('reads the statuses, orders and filters of the API only', () => {
  expect(viewOf('status=PAID&sort=amount&gateway=tripay').gateway).toBe('tripay')
  expect(viewOf('status=unknown&sort=name&gateway=other&delivery=lost&needs=no')).toEqual({ page: 1 })
})

test('a fixed set of filters replaces the one before and keeps the others', () => {
  const view = viewOf('search=a&status=REFUND&method=BCAVA&page=3')
  expect(orderViewOf(view)).toBe('refunds')
  const today = enterView(view, 'today')
  expect(today).toEqual({ page: 1, search: 'a', method: 'BCAVA', date: 'today' })
  expect(orderViewOf(today)).toBe('today')
  expect(enterView(today, 'needs')).toEqual({ page: 1, search: 'a', method: 'BCAVA', needs: 'yes' })
  const days = viewOf('date=range&from=2026-11-01&until=2026-11-16')
  expect(enterView(days, 'refunds')).toEqual({ ...days, status: 'REFUND' })
})

test('a corrected name is looked up before it is saved', async () => {
  const asked: (string | null)[] = []
  const { click, get, texts, type, wait } = await renderPage('/en/admin/store/transactions/T1', {
    api: {
      'GET /api/admin/transactions/:id': orderDetail({ delivery: 'failed' }),
      'GET /api/players/check': ({ query }) => {
        asked.push(query.get('name'))
        const near = [{ name: 'Rangga_07', edition: 'java' as const }]
        return query.get('name') === 'Rangga_07' ? { state: 'seen' } : { state: 'near', near }
      },
    },
  })
  await click('button', 'Correct the name')
  const note = () => texts('dialog [aria-live]').join()
  await type('dialog input', 'New name', 'Ranga_07')
  await wait(500)
  expect(note()).toBe('No player with this name has joined. Close names: Rangga_07.')
  await type('dialog input', 'New name', 'Rangga_07')
  expect(note()).toBe('')
  await wait(500)
  expect(note()).toBe('The game knows this name.')
  expect(asked).toEqual(['Ranga_07', 'Rangga_07'])
  expect(get('dialog button', 'Correct the name')).toBeDefined()
})
