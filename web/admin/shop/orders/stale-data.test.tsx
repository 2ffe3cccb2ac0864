import { expect, test } from 'vitest'
import {
  adminOrder,
  ONE_PAGE,
  orderDetail,
  overviewOf,
  pipelineOf,
  sendAction,
  sendActionDetail,
} from '#tests/support/admin-replies.ts'
import { failure, renderPage } from '#tests/support/render-page.tsx'

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
  expect(texts(`${shown} [role=alert]`).join()).toContain('Not up to date. Showing data from')
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
  ['en', check(minutesAgo(1), 'Dimas_Helper: seen'), 'Dimas_Helper marked this as delivered 1 minute ago.'],
  ['id', note(minutesAgo(3), 'Dimas'), 'Dimas menambah catatan 3 menit yang lalu.'],
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
