// The first page of the console: its figures when calls fail, and the queue by keys.
import { expect, test, vi } from 'vitest'
import type { Today } from '#contract/team/today.schema.ts'
import { overviewOf, sendActionDetail } from '#tests/support/admin-replies.ts'
import { type FakeApi, failure, renderPage, unreachable } from '#tests/support/render-page.tsx'

const ITEM = {
  transaction_id: 'T1',
  username: 'Rangga_07',
  product_name: '80 Premium Points',
  at: '2026-11-16T13:02:00.000Z',
  reply: 'User not found',
  product_id: 'P1',
}
const TODAY: Today = {
  queue: [
    { ...ITEM, kind: 'unknown', action_id: 'A1', cause: null },
    { ...ITEM, kind: 'failed', action_id: 'A2', username: 'Intan99', cause: 'name' },
  ],
  more: 0,
  orders: 31,
  paid: 22,
  delivered: 18,
  revenue: null,
  last_orders: [],
}

const openToday = (api: FakeApi = {}) =>
  renderPage('/en/admin/home', {
    api: { 'GET /api/admin/overview': overviewOf('owner'), 'GET /api/admin/today': TODAY, ...api },
  })

test('reports a failed call and retries it; figures that cannot be refreshed stay, with their time', async () => {
  let reply: () => Today | ReturnType<typeof failure> = () => failure(500, 'internal')
  const { click, texts, wait } = await openToday({ 'GET /api/admin/today': () => reply() })
  expect(texts('[role=alert]').join()).toContain('Today could not be loaded')
  reply = () => TODAY
  await click('button', 'Try again')
  expect(texts('main [role=alert]')).toEqual([])
  expect(texts('main h2')).toContain('Last orders')

  reply = unreachable
  await wait(30_000)
  expect(texts('main [role=alert]').join()).toContain('Not up to date. Showing data from')
  expect(texts('main [role=alert]').join()).toContain('The server is not responding.')
  expect(texts('main h2')).toContain('Last orders')
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
