// The first page of the console: waiting entries and outages, its figures when calls fail, and the queue by keys.
import { expect, onTestFinished, test, vi } from 'vitest'
import { adminHome } from '#content/locales/en/admin-home.ts'
import type { Role } from '#contract/permissions.ts'
import { HOLDS } from '#contract/shop/delivery.ts'
import type { Overview } from '#contract/team/overview.schema.ts'
import type { LastOrder, QueueItem, Today } from '#contract/team/today.schema.ts'
import { overviewOf, sendActionDetail } from '#tests/support/admin-replies.ts'
import { OVERVIEW, read, render } from '#tests/support/read-admin.tsx'
import { type FakeApi, failure, renderPage, unreachable } from '#tests/support/render-page.tsx'
import { OverviewContext } from '#web/admin/kit/frame/overview.ts'
import { LastOrders } from './last-orders.tsx'
import { Queue } from './queue.tsx'
import { percentMore, RevenuePanel } from './revenue-panel.tsx'

const ORDER = { transaction_id: 'P1', username: 'be.Budi', product_name: '80 Points' }
type Delivery = Extract<QueueItem, { action_id: string }>
const UNKNOWN: Delivery = {
  ...ORDER,
  kind: 'unknown',
  action_id: 'A1',
  at: '2026-11-16T13:02:00.000Z',
  reply: null,
  cause: null,
  held: null,
  product_id: 'PACK',
}
const FAILED: Delivery = { ...UNKNOWN, kind: 'failed', action_id: 'A2', reply: 'User not found: Budi' }
const FLAGGED: QueueItem = {
  ...ORDER,
  kind: 'flagged',
  amount: 114_000,
  at: UNKNOWN.at,
  flag: 'amount_mismatch',
  status: 'PENDING',
  delivery: null,
}

const NONE = { orders: 0, paid: 0, delivered: 0, queue: [], more: 0, last_orders: [], new_access: [] }
const queue = (items: QueueItem[], more = 0) => <Queue items={items} more={more} onChange={() => {}} />

test('says when nothing needs attention', () => {
  expect(read(queue([]))).toContain('All clear.')
  expect(read(queue([]), 'id')).toContain('Semua beres.')
})

test('each item says what happened, to whom, and what to do', () => {
  vi.useFakeTimers({ now: new Date('2026-11-17T01:00:00.000Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const words = read(queue([UNKNOWN, FAILED, FLAGGED]))
  expect(words).toEqual(expect.arrayContaining(['Did it arrive?', '.Budi', '80 Points', 'It arrived']))
  expect(words.some((text) => text.startsWith('No reply from the game.'))).toBe(true)
  expect(words).toEqual(
    expect.arrayContaining(['Delivery failed', 'User not found: Budi', 'Resend', 'Open order', 'Open']),
  )
  expect(words).not.toContain('All clear.')
})

test.each([
  ['name', 'The game does not know this name', 'Correct the name'],
  ['command', 'The game refused the command', 'Edit the product&#x27;s commands'],
  ['offline', 'The player must be online', 'Resend'],
  ['other', 'The game replied with an error', 'Open order'],
] as const)(
  'a delivery refused because of %s says so and offers what helps first',
  (cause, title, action) => {
    const words = read(queue([{ ...FAILED, cause }]))
    expect(words).toEqual(expect.arrayContaining([title, action]))
    expect(words.includes('Correct the name')).toBe(cause === 'name')
  },
)

test.each(HOLDS)('a delivery held because of a %s is asked about once, by who may refund', (held) => {
  const item: QueueItem = { ...UNKNOWN, kind: 'held', held, reply: 'Pack: 2/1' }
  const words = read(queue([item]))
  expect(words).toEqual(expect.arrayContaining([adminHome[`held_${held}`], 'Send', 'Pack: 2/1']))
  const support = { ...OVERVIEW, data: { role: 'support' } as Overview }
  const html = render(<OverviewContext value={support}>{queue([item])}</OverviewContext>)
  expect(html).toContain('Only owners and managers can do this.')
  expect(html).not.toContain('>Send<')
})

test('an owner edits the commands of the product that the game does not know', () => {
  const renderAs = (role: Role) => {
    const overview = { ...OVERVIEW, data: { role } as Overview }
    return render(
      <OverviewContext value={overview}>{queue([{ ...FAILED, cause: 'command' }])}</OverviewContext>,
    )
  }
  expect(renderAs('owner')).toContain('href="/en/admin/store/products/PACK"')
  expect(renderAs('support')).toContain('>Tell an owner<')
})

test('a failing checkout names the gateway, its words and the variable to check', () => {
  const item: QueueItem = {
    kind: 'checkout',
    gateway: 'Tripay',
    reason: 'checkout_refused_variable',
    values: { gateway: 'Tripay', words: 'Invalid signature', variable: 'TRIPAY_PRIVATE_KEY' },
    since: UNKNOWN.at,
    times: 3,
    sells: true,
  }
  const words = read(queue([item])).join('|')
  expect(words).toContain('Tripay refused the last checkout: Invalid signature')
  expect(words).toContain('Check TRIPAY_PRIVATE_KEY')
  expect(read(queue([item]), 'id').join('|')).toContain('Tripay menolak checkout terakhir')
})

test('only the first item has the yellow button until another one is chosen', () => {
  expect(render(queue([UNKNOWN, FAILED, FLAGGED])).match(/btn-primary/g)).toHaveLength(1)
})

test('five items are shown, then how many more there are', () => {
  const many = Array.from({ length: 8 }, (_, index) => ({ ...FAILED, action_id: `A${index}` }))
  const words = read(queue(many, 9))
  expect(words.filter((text) => text === 'Delivery failed')).toHaveLength(5)
  expect(words).toEqual(expect.arrayContaining(['17', '12 more']))
})

test.each([
  [130, 100, 30],
  [70, 100, -30],
  [5, null, null],
  [5, 0, null],
])('%d against %d is %d per cent', (now, compared, percent) => {
  expect(percentMore(now, compared)).toBe(percent)
})

test('test orders are left out where payments are real, also before the first order', () => {
  const revenue = { today: 0, usual: null, compared: null, days: [] }
  const panel = <RevenuePanel today={{ ...NONE, revenue }} queued={null} seesMoney />
  expect(render(panel, 'en', { isPlayMoney: false })).toContain('without tests')
  expect(render(panel, 'en', { isPlayMoney: true })).not.toContain('without tests')
})

test('a payment that only the gateway knows is asked for again, and opens Money', () => {
  const unknown: QueueItem = {
    kind: 'unknown_payment',
    gateway_reference: 'T48',
    amount: 39_000,
    at: UNKNOWN.at,
  }
  expect(read(queue([unknown]))).toEqual(
    expect.arrayContaining(['T48 · Rp39.000', 'Ask the gateway', 'Open']),
  )
})

test('the chart says the sum of today, never an instruction', () => {
  const days = Array.from({ length: 14 }, (_, place) => ({
    day: `2026-11-${String(place + 3).padStart(2, '0')}`,
    revenue: 1_000,
  }))
  const revenue = { today: 1_000, usual: 2_000, compared: 500, days }
  const panel = <RevenuePanel today={{ ...NONE, revenue }} queued={null} seesMoney />
  const words = read(panel)
  expect(words).toContain('today so far: Rp1.000')
  expect(words.join('|')).not.toContain('arrow keys')
  // Only today is compared with a usual day.
  expect(render(panel).match(/class="usual /g)).toHaveLength(1)
  const without = read(<RevenuePanel today={{ ...NONE, revenue: null }} queued={null} seesMoney={false} />)
  expect(without.join('|')).not.toContain('Rp')
})

const TODAY: Today = { ...NONE, queue: [UNKNOWN, { ...FAILED, cause: 'name' }], revenue: null }

const openToday = (api: FakeApi = {}) =>
  renderPage('/en/admin/home', {
    api: { 'GET /api/admin/overview': overviewOf('owner'), 'GET /api/admin/today': TODAY, ...api },
  })

test('reports a failed call and retries it; figures that cannot be refreshed stay, with their time', async () => {
  let reply: () => Today | ReturnType<typeof failure> = () => failure(500, 'internal')
  const { click, texts, wait } = await openToday({ 'GET /api/admin/today': () => reply() })
  expect(texts('[role=alert]').join()).toContain('Failed to load data')
  reply = () => TODAY
  await click('button', 'Try again')
  expect(texts('main [role=alert]')).toEqual([])
  expect(texts('main h2')).toContain('Latest orders')

  reply = unreachable
  await wait(30_000)
  expect(texts('main [role=alert]').join()).toContain('Not updated since')
  expect(texts('main [role=alert]').join()).toContain('The site is not responding.')
  expect(texts('main h2')).toContain('Latest orders')
})

test('the attention queue is used by keys: J begins it, other letters act only inside it', async () => {
  const { calls, fire, get, texts } = await openToday({
    'GET /api/admin/send-actions/:id': ({ params: { id = '' } }) =>
      sendActionDetail({ _id: id, username: 'Intan99', state: 'failed', success: false }),
  })
  const press = (key: string, target: EventTarget = document.activeElement ?? document.body) =>
    fire(target, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  const asked = () => calls.filter((call) => call.includes('/send-actions/'))
  await press('r', document.body)
  expect(asked()).toEqual([])
  await press('j', get('.shell-top button', 'Search'))
  expect(document.activeElement).not.toBe(get('button', 'It arrived'))
  await press('j', document.body)
  expect(document.activeElement).toBe(get('button', 'It arrived'))
  await press('j')
  await press('d')
  expect(asked()).toEqual([])
  const second = get('button', 'Correct the name')
  expect(document.activeElement).toBe(second)
  expect(second.className).toContain('btn-primary')
  await press('r')
  expect(asked()).toEqual(['GET /api/admin/send-actions/A2'])
  expect(texts('dialog[open]').join()).toContain('Intan99')
})

test.each([
  ['03:59', 'malam'],
  ['04:00', 'pagi'],
  ['11:00', 'siang'],
  ['15:00', 'sore'],
  ['18:00', 'malam'],
])('at %s in Jakarta one is greeted with "Selamat %s"', async (time, word) => {
  vi.useFakeTimers({ now: Date.parse(`2026-11-18T${time}:00+07:00`) })
  const { texts } = await renderPage('/id/admin/home', {
    api: { 'GET /api/admin/overview': overviewOf('owner'), 'GET /api/admin/today': TODAY },
  })
  expect(texts('h1').join()).toContain(`Selamat ${word}`)
})

test('a paid order above a limit is held, and does not read as a payment that does not match', () => {
  const order = {
    ...ORDER,
    _id: 'P1',
    amount: 20_000,
    created_at: UNKNOWN.at,
    is_test: false,
    product_name_id: '',
  }
  const paid = { ...order, status: 'PAID' as const, delivery: 'held' as const, needs_person: true }
  const open = { ...paid, _id: 'P2', status: 'PENDING' as const, delivery: null }
  const words = (one: LastOrder) => read(<LastOrders orders={[one]} />, 'id')
  expect(words(paid)).toContain('Ditahan')
  expect(words(paid)).not.toContain('Tidak cocok')
  expect(words(open)).toContain('Tidak cocok')
})
