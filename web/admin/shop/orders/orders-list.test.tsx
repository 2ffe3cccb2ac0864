import { expect, test, vi } from 'vitest'
import type { AdminOrder } from '#contract/shop/orders.schema.ts'
import { adminOrder, ONE_PAGE, orderDetail, sendActionDetail } from '#tests/support/admin-replies.ts'
import { type FakeApi, renderPage } from '#tests/support/render-page.tsx'

const THREE = ['First', 'Second', 'Third'].map((username, place) =>
  adminOrder({ _id: `T${place}`, username }),
)

async function openList(query = '', transactions: AdminOrder[] = THREE, api: FakeApi = {}) {
  const page = await renderPage(`/en/admin/store?tab=transactions${query}`, {
    api: {
      'GET /api/admin/transactions': { transactions, ...ONE_PAGE },
      'GET /api/admin/transactions/choices': { products: [], methods: [], servers: [], gateways: [] },
      'GET /api/admin/transactions/:id': ({ params: { id } }) =>
        orderDetail(transactions.find(({ _id }) => _id === id)),
      ...api,
    },
  })
  const press = (key: string, target: EventTarget = document.activeElement ?? document.body) =>
    page.fire(target, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  return { ...page, press, listed: () => page.calls.filter((call) => /transactions\?/.test(call)).at(-1) }
}

const focused = () => document.activeElement?.textContent

/** Room for the pane beside the list; the page resets it with its other globals. */
const widen = () => vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))

test('statuses have a colour, and are translated into Indonesian, in the filter too', async () => {
  const statuses = ['PENDING', 'PAID', 'EXPIRED', 'FAILED', 'REFUND'] as const
  const labels = ['Menunggu', 'Lunas', 'Kedaluwarsa', 'Gagal', 'Dikembalikan']
  const transactions = statuses.map((status) =>
    adminOrder({ _id: status, status, payment_type: 'FREE', delivery: null }),
  )
  const { click, texts } = await renderPage('/id/admin/store?tab=transactions', {
    api: { 'GET /api/admin/transactions': { transactions, ...ONE_PAGE } },
  })
  expect(texts('tbody .state')).toEqual(labels)
  const colours = [...document.querySelectorAll('tbody .state')].map(({ classList }) => classList.item(1))
  expect(colours).toEqual(['text-wait', 'text-ok', 'text-bad', 'text-bad', 'text-bad'])
  expect(texts('td.max-lg\\:hidden [title=FREE]')).toEqual(labels.map(() => 'Gratis'))
  await click('button', 'Filter')
  await click('.pop button', /^Status/)
  expect(texts('.pop-sheet button')).toEqual(['Status', 'Semua', ...labels])
})

test('the address holds page, cursor and filters, and the columns are those of the specification', async () => {
  const { click, get, listed, texts, type, wait } = await openList('', THREE, {
    'GET /api/admin/transactions': ({ query }) => {
      const page = Number(query.get('page'))
      const pagination = {
        totalPages: 3,
        hasMore: page !== 3,
        next: `next-of-${page}`,
        previous: `previous-of-${page}`,
      }
      return { transactions: [adminOrder()], test: 'hidden', pagination }
    },
  })
  const heads = 'Username, Product, Amount, Status, Delivery, Payment Type, Date'
  expect(texts('thead th').join(', ')).toBe(heads)
  const wide = texts('tbody td').map((text) => text.replace(' · QRIS', ''))
  expect(wide.join(', ')).toBe('Rangga_07, 80 Premium Points, Rp77.000, Paid, Delivered, QRIS, 15 Nov 19:41')
  expect(get('td:last-child').title).toBe('15 Nov 2026, 19:41 WIB')
  expect(texts('nav .num')).toContain('Page 1 of 3')
  await click('button', 'Next')
  expect(window.location.search).toBe('?tab=transactions&page=2&cursor=next-of-1')
  expect(listed()).toContain('page=2&cursor=next-of-1')
  await click('button', 'Next')
  await click('button', 'Previous')
  expect(window.location.search).toBe('?tab=transactions&page=2&cursor=previous-of-3')
  await click('.views a', /^Needs action/)
  await type('input', 'Player, reference, payment code, amount', 'rangga')
  await wait(400)
  expect(window.location.search).toBe('?tab=transactions&search=rangga&needs=yes')
  expect(listed()).toContain('?search=rangga&needs_person=yes&page=1')
})

test('a view is a filter with an address; leaving it removes that filter and no other', async () => {
  const { click, listed, texts } = await openList('&method=QRIS')
  expect(texts('.views [aria-current]')).toEqual(['All'])
  await click('.views a', 'Returned')
  expect(window.location.search).toBe('?tab=transactions&status=REFUND&method=QRIS')
  expect(listed()).toContain('status=REFUND&method=QRIS')
  // The view implies its filter, so that only the other one has a chip.
  expect(texts('span.text-wait:has(> button)')).toEqual(['Payment Type QRIS'])
  await click('.views a', 'All')
  expect(window.location.search).toBe('?tab=transactions&method=QRIS')
})

test('a chosen value becomes a chip that changes and removes it; a range has a first and a last day', async () => {
  const { click, listed, texts, type } = await openList()
  expect(texts('span.text-wait:has(> button)')).toEqual([])
  await click('button', 'Filter')
  await click('.pop button', /^Delivery/)
  await click('.pop button', 'Unconfirmed')
  expect(texts('.pop-sheet')).toEqual([])
  expect(texts('span.text-wait:has(> button)')).toEqual(['Delivery Unconfirmed'])
  await click('span.text-wait button', 'Delivery Unconfirmed')
  expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true')
  await click('.pop button', 'Failed')
  expect(window.location.search).toBe('?tab=transactions&delivery=failed')
  await click('button', 'Remove the filter Delivery')
  expect(window.location.search).toBe('?tab=transactions')
  await click('button', 'Filter')
  await click('.pop button', /^Date/)
  await click('.pop button', 'From … to …')
  await type('.pop-sheet input', 'From', '1 Nov 2026')
  expect(listed()).toContain('from=2026-11-01')
})

test('Clear removes all chips and stays in the view', async () => {
  const { click, texts } = await openList('&date=today&status=PAID&method=QRIS&sort=amount')
  expect(texts('span.text-wait:has(> button)')).toEqual([
    'Status Paid',
    'Payment Type QRIS',
    'Sort highest amount',
  ])
  await click('main button', 'Clear filters')
  expect(window.location.search).toBe('?tab=transactions&date=today')
})

test('J and K move between rows, Enter follows the link, and no key acts inside a field', async () => {
  const { get, press } = await openList()
  await press('j', document.body)
  expect(focused()).toBe('First')
  await press('j')
  await press('ArrowDown')
  expect(focused()).toBe('Third')
  await press('j')
  expect(focused()).toBe('Third')
  await press('k')
  expect(focused()).toBe('Second')
  expect(document.activeElement?.getAttribute('href')).toBe('/en/admin/store/transactions/T1')
  get('input', 'Player, reference, payment code, amount').focus()
  await press('j')
  expect(document.activeElement?.tagName).toBe('INPUT')
  await press('f', document.body)
  get('.pop-sheet button', /^Date/)
})

test('the pane shows the order of the address, follows J and K, and closes by Escape', async () => {
  widen()
  const { click, get, press, texts } = await openList()
  await click('main a', 'Second')
  expect(window.location.search).toBe('?tab=transactions&open=T1')
  expect(texts('.pane h2')[0]).toBe('Second')
  expect(texts('.pane-top .num')).toEqual(['2 of 3'])
  const entries = window.history.length
  await press('j', get('main a', 'Second'))
  expect(texts('.pane h2')[0]).toBe('Third')
  await click('.pane button', 'Previous order')
  expect(texts('.pane h2')[0]).toBe('Second')
  // Moving adds no entry, so that back closes the pane.
  expect(window.history.length).toBe(entries)
  await press('n')
  expect(document.activeElement?.tagName).toBe('TEXTAREA')
  await press('Escape', get('main a', 'Second'))
  expect(texts('.pane')).toEqual([])
  expect(window.location.search).toBe('?tab=transactions')
})

test('R in the pane asks before it sends again', async () => {
  widen()
  const { press, texts } = await openList('&open=T0', THREE, {
    'GET /api/admin/transactions/:id': orderDetail({
      ...THREE[0],
      delivery: 'unknown',
      send_actions: [
        sendActionDetail({ state: 'unknown', success: false, needs_person: true, done_commands: 0 }),
      ],
    }),
  })
  expect(texts('.pane .ask .btn')).toEqual(['Yes, it arrived', 'No, send againR'])
  expect(texts('.pane .ask').join()).toContain('Sends 1 command.')
  await press('r', document.body)
  expect(texts('dialog h2')).toEqual(['Resend?'])
})

test('without room for a pane the address of an opened order leads to its page', async () => {
  const { texts } = await openList('&open=T1')
  expect(window.location.pathname).toBe('/en/admin/store/transactions/T1')
  expect(texts('h1')).toEqual(['Second'])
})

test('orders that are chosen are marked as checked, those that need a person', async () => {
  const orders = [...THREE.slice(0, 2), adminOrder({ _id: 'T9', needs_person: true })]
  const { calls, click, texts } = await openList('', orders, {
    'POST /api/admin/transactions/:id/checked': orderDetail(),
  })
  await click('button', 'Filter')
  await click('.pop button', 'Select more')
  // In this mode a row chooses itself.
  await click('main a', 'First')
  await click('main a', 'Rangga_07')
  expect(texts('.save-bar p')).toEqual(['2 selected'])
  await click('.save-bar button', 'Mark as checked')
  await click('dialog button', 'Mark as checked')
  expect(calls.filter((call) => /checked/.test(call))).toEqual(['POST /api/admin/transactions/T9/checked'])
})

test('one line has the sums of the listed orders, or says that they are too many', async () => {
  const sums = { orders: 12, paid: 9, price: 450_000, fees: 9_000, received: 459_000, tests: 2, given: 0 }
  const lineOf = async (reply: typeof sums | null) => {
    const { texts } = await renderPage('/en/admin/store?tab=transactions', {
      api: {
        'GET /api/admin/transactions': { transactions: THREE, ...ONE_PAGE },
        'GET /api/admin/transactions/totals': { sums: reply },
      },
    })
    return texts('main p[aria-live]').join()
  }
  const prices = 'price Rp450.000fees paid by buyers Rp9.000you receive Rp459.000'
  expect(await lineOf(sums)).toBe(`12 orders9 paid${prices}Test orders not counted: 2`)
  expect(await lineOf(null)).toBe('Over 10,000 orders: narrow the filter to see totals')
})
