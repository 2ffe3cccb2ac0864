// Questions before an export and a deletion, the history of an order, and the screens beside the list.
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  adminOrder,
  ONE_PAGE,
  orderDetail,
  overviewOf,
  sendActionDetail,
} from '#tests/support/admin-replies.ts'
import { type FakeApi, failure, renderPage } from '#tests/support/render-page.tsx'

const open = (address: string, api: FakeApi) =>
  renderPage(`/en/admin/store${address}`, {
    api: {
      'GET /api/admin/overview': overviewOf('owner'),
      'GET /api/admin/transactions/choices': { products: [], methods: [], servers: [], gateways: [] },
      ...api,
    },
  })

test('asks before more than 10,000 orders are exported, with the filters of the list', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  onTestFinished(() => saved.mockRestore())
  const query = '?tab=transactions&status=PAID&method=QRIS&sort=amount'
  const { calls, click, texts } = await open(query, {
    'GET /api/admin/transactions': { transactions: [adminOrder()], ...ONE_PAGE },
    'GET /api/admin/transactions/totals': { sums: null },
    'GET /api/admin/export/orders': 'Reference',
  })
  const exported = () => calls.filter((call) => call.includes('/export/'))
  await click('button', 'Export CSV')
  expect(texts('dialog h2')).toEqual(['Export more than 10,000 orders?'])
  expect(exported()).toEqual([])
  await click('dialog button', 'Export CSV')
  expect(texts('dialog[open]')).toEqual([])
  expect(saved).toHaveBeenCalledTimes(1)
  expect(exported()).toEqual(['GET /api/admin/export/orders?status=PAID&method=QRIS&lng=en'])
})

test('an export that is refused says why', async () => {
  const { click, texts } = await open('?tab=transactions&status=PAID', {
    'GET /api/admin/transactions': { transactions: [adminOrder()], ...ONE_PAGE },
    'GET /api/admin/transactions/totals': { sums: null },
    'GET /api/admin/export/orders': () => failure(400, 'invalid_request'),
  })
  await click('button', 'Export CSV')
  await click('dialog button', 'Export CSV')
  expect(texts('[role=alert], .toast').join()).toContain('The request is not valid.')
})

test('test orders are hidden until they are asked for, counted, and deleted after a preview', async () => {
  let orders = 2
  const { calls, click, texts } = await open('?tab=transactions', {
    'GET /api/admin/transactions': ({ query }) => {
      const test = query.get('test') === 'only' ? 'only' : 'hidden'
      const tests = [adminOrder({ _id: 'T2', username: 'Tester', is_test: true })].slice(0, orders)
      return { ...ONE_PAGE, transactions: test === 'only' ? tests : [adminOrder()], test }
    },
    'GET /api/admin/test-data': () => ({
      ...{ orders, paid: 77_000, deliveries: 3, attempts: 4, donators: 1, is_demo: false },
    }),
    'DELETE /api/admin/test-data': () => {
      orders = 0
      return { orders: 2, deliveries: 3, attempts: 4, left: 0 }
    },
  })
  const deletions = () => calls.filter((call) => call.startsWith('DELETE'))
  expect(texts('tbody').join()).toContain('Rangga_07')
  expect(texts('button')).not.toContain('Delete test data')
  await click('button', 'Filter')
  await click('button', /^Test orders/)
  await click('button', 'only these')
  expect(window.location.search).toBe('?tab=transactions&test=only')
  expect(texts('tbody tr')).toEqual([expect.stringContaining('Tester')])
  expect(texts('tbody .mark')).toContain('Test')
  expect(texts('main').join()).toContain('Test orders: 2. In no total.')

  await click('main button', 'Delete test data')
  expect(texts('dialog dd')).toEqual(['2', 'Rp77.000', '3', '4', '1'])
  expect(deletions()).toEqual([])
  await click('dialog button', 'Delete test data')
  expect(texts('.toast')).toEqual(['Test data deleted: 2 orders'])
  expect(texts('dialog[open]')).toEqual([])
  expect(texts('tbody tr')).toEqual([])
  expect(texts('button')).not.toContain('Delete test data')
  expect(deletions()).toHaveLength(1)
})

test('an order shows its history with hostile values as text, and is marked as checked with a reason', async () => {
  const hostile = '<img src=x onerror="document.title=1">'
  const history = [
    { at: '2026-11-15T12:43:00.000Z', command: null, outcome: 'not_sent' as const, reply: 'refused' },
    { at: '2026-11-15T12:44:00.000Z', command: 'points give', outcome: 'done' as const, reply: hostile },
  ]
  const flagged = orderDetail({
    needs_person: true,
    product_name: hostile,
    flags: [{ flag: 'amount_mismatch', at: '2026-11-15T12:42:00.000Z', detail: hostile }],
    send_actions: [sendActionDetail({ history, success_at: '2026-11-15T12:44:00.000Z' })],
  })
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  onTestFinished(() => writeText.mockRestore())
  let needs_person = true
  const { bodies, click, get, texts, type } = await open('/transactions/T1', {
    'GET /api/admin/transactions/:id': () => ({ ...flagged, needs_person }),
    'POST /api/admin/transactions/:id/checked': () => {
      needs_person = false
      return flagged
    },
  })
  expect(texts('section[aria-label="What happened"] li b, .timeline li b')).toEqual([
    ...['Ordered', 'Paid', 'Delivery queued', "The amount doesn't match the order"],
    ...['Not sent', 'Run by the game', 'Delivered'],
  ])
  expect(texts('main').join()).toContain(hostile)
  expect(document.querySelector('main img[src=x]')).toBeNull()
  expect(get('a', /^Public page/).getAttribute('href')).toBe('/en/store/checkout/ANG-REF')
  await click('button', 'Copy T000123')
  expect(writeText).toHaveBeenCalledExactlyOnceWith('T000123')

  await click('main button', 'Mark as checked')
  await type('dialog input', /^Reason \(optional\)/, 'refunded by hand')
  await click('dialog button', 'Mark as checked')
  expect(bodies).toEqual([{ reason: 'refunded by hand' }])
  expect(texts('dialog[open]')).toEqual([])
  expect(texts('.toast')).toContain('Marked as checked')
  expect(texts('main h2')).not.toContain('Check this payment')
})

test('an order shows the codes of its bill, and the question of a refund the commands for its player', async () => {
  const bill = { pay_code: '990000000260', biller_code: '70012' }
  const take = { type: 'commands', text: 'take %player%', server: 'survival', wait_online: false } as const
  const { click, get, texts } = await open('/transactions/T1', {
    'GET /api/admin/transactions/:id': orderDetail({ execute_on_refund: [take], ...bill }),
  })
  expect(texts('.pairs div')).toEqual(
    expect.arrayContaining([
      expect.stringContaining('Company code70012'),
      expect.stringContaining('Payment code9900'),
    ]),
  )
  await click('main button', 'Mark as returned')
  expect(texts('dialog code')).toEqual(['take Rangga_07'])
  const isAble = () => !get('dialog button[type=submit]', 'Mark as returned').hasAttribute('disabled')
  expect(isAble()).toBe(false)
  await click('dialog input[type=checkbox]')
  expect(isAble()).toBe(true)
})

test('screens of one thing stand in one line, and the current one is the heading', async () => {
  const { click, texts } = await open('?tab=transactions', {
    'GET /api/admin/transactions': { transactions: [], ...ONE_PAGE },
    'GET /api/admin/send-actions': { actions: [], ...ONE_PAGE },
    'GET /api/admin/gamemode-images': { images: [] },
  })
  expect(texts('.titles li')).toEqual(['Products', 'Transactions', 'Send Actions'])
  expect(texts('h1')).toEqual(['Transactions'])
  await click('.titles a', 'Send Actions')
  expect(window.location.search).toBe('?tab=actions')
  expect(texts('h1')).toEqual(['Send Actions'])
})

const CHOICES = {
  products: [],
  servers: [],
  methods: [{ id: 'PERMATAVA', name: 'Permata Virtual Account' }],
  gateways: [
    { id: 'tripay', name: 'Tripay' },
    { id: 'midtrans', name: 'Midtrans' },
  ],
}

test.each([
  ['a channel that only the gateway has', 'Permata Virtual Account', /^Payment/, 'method=PERMATAVA'],
  ['their gateway where several are in use', 'Midtrans', /^Gateway/, 'gateway=midtrans'],
])('orders are filtered by %s: %s', async (_, choice, filter, query) => {
  const order = adminOrder({ payment_type: 'PERMATAVA', payment_name: 'Permata Virtual Account' })
  const { calls, click, texts } = await open('?tab=transactions', {
    'GET /api/admin/transactions': { transactions: [order], ...ONE_PAGE },
    'GET /api/admin/transactions/choices': CHOICES,
  })
  expect(texts('[title="PERMATAVA"]')).toContain('Permata VA')
  await click('button', 'Filter')
  await click('.pop button', filter)
  await click('.pop-sheet button', choice)
  expect(calls.findLast((call) => call.includes('transactions?'))).toContain(query)
})
