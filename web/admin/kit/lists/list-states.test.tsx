import { expect, test } from 'vitest'
import { NO_PRODUCTS, ONE_PAGE } from '#tests/support/admin-replies.ts'
import { type FakeApi, failure, renderPage } from '#tests/support/render-page.tsx'

const REPLIES: FakeApi = {
  'GET /api/admin/products': NO_PRODUCTS,
  'GET /api/admin/transactions': { transactions: [], ...ONE_PAGE },
  'GET /api/admin/send-actions': { actions: [], ...ONE_PAGE },
  'GET /api/admin/gamemode-images': { images: [] },
  'GET /api/admin/checks': { results: [], parts: [], visitors: [], valid_from: '2026-11-15T12:00:00.000Z' },
  'GET /api/admin/audit-log': { entries: [], pagination: ONE_PAGE.pagination },
}

test.each([
  ['store', 'GET /api/admin/products', 'Failed to fetch products'],
  ['store?tab=transactions', 'GET /api/admin/transactions', 'Failed to fetch transactions'],
  ['store?tab=actions', 'GET /api/admin/send-actions', 'Failed to fetch send actions'],
  ['images', 'GET /api/admin/gamemode-images', 'Failed to fetch images'],
  ['go-live', 'GET /api/admin/checks', 'Failed to load data'],
  ['audit', 'GET /api/admin/audit-log', 'Failed to load data'],
] as const)('the screen %s reports a failed call and retries it', async (path, call, text) => {
  const api: FakeApi = { ...REPLIES, [call]: () => failure(500, 'internal') }
  const { click, texts } = await renderPage(`/en/admin/${path}`, { api })
  expect(texts('[role=alert]').join()).toContain(text)
  Object.assign(api, { [call]: REPLIES[call] })
  await click('button', 'Try again')
  expect(texts('[role=alert]')).toEqual([])
})
