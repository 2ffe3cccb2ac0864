import { expect, test } from 'vitest'
import type { Role } from '#contract/permissions.ts'
import type { SearchReply } from '#contract/team/search.schema.ts'
import { adminOrder, overviewOf } from '#tests/support/admin-replies.ts'
import { type FakeApi, failure, renderPage } from '#tests/support/render-page.tsx'

const openAs = (role: Role, language = 'en', api: FakeApi = {}) =>
  renderPage(`/${language}/admin/images`, {
    api: {
      'GET /api/admin/overview': overviewOf(role),
      'GET /api/admin/search': () => failure(500, 'internal'),
      ...api,
    },
  })

async function searchAs(role: Role, typed: string) {
  const page = await openAs(role)
  await page.click('[aria-keyshortcuts="Control+K"]')
  await page.type('dialog[open] input', '', typed)
  await page.wait(150)
  return page
}

const press = (key: string, more: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })

test('without a reply of the server the search still finds pages', async () => {
  const { click, texts } = await searchAs('owner', 'audit')
  expect(texts('[role=option]')[0]).toContain('Audit log')
  expect(texts('dialog[open]').join()).toContain('the site did not answer')
  await click('[role=option]')
  expect(window.location.pathname).toBe('/en/admin/audit')
})

test.each([
  [
    'owner',
    'en',
    [
      'Give by hand',
      'Resend failed deliveries',
      'New coupon',
      'New sale',
      'Add product',
      'Report an incident',
    ],
  ],
  [
    'manager',
    'id',
    ['Beri manual', 'Kirim ulang yang gagal', 'Kupon baru', 'Promo baru', 'Umumkan gangguan'],
  ],
  ['support', 'en', ['Resend failed deliveries']],
] as const)('the palette of a role begins with what it may do: %s', async (role, language, actions) => {
  const { fire, texts } = await openAs(role, language)
  await fire(window, press('k', { ctrlKey: true }))
  expect(texts('[role=option]')).toEqual(actions)
})

test('an action is found by its words and opens its form', async () => {
  const { click, texts } = await searchAs('owner', 'kupon')
  expect(texts('[role=option]')[0]).toBe('New coupon')
  await click('[role=option]')
  expect(window.location.pathname).toBe('/en/admin/discounts/coupons/new')
})

test('pages that the role may not open are not offered', async () => {
  const { texts } = await searchAs('support', 'audit')
  expect(texts('[role=option]')).toEqual([])
})

const FOUND: SearchReply = {
  players: [{ username: 'be.Budi', orders: 1, spent: 77_000 }],
  orders: [{ ...adminOrder({ username: 'be.Budi', product_name: '80 Points' }), pay_code: null }],
  products: [],
}

test('a found player and order can be given to and resent; the server is asked when typing pauses', async () => {
  const { calls, click, type, wait, get } = await openAs('manager', 'en', { 'GET /api/admin/search': FOUND })
  const asked = () => calls.filter((call) => call.startsWith('GET /api/admin/search')).length
  await click('[aria-keyshortcuts="Control+K"]')
  await type('dialog[open] input', '', 'bud')
  await wait(100)
  await type('dialog[open] input', '', 'budi')
  await wait(100)
  expect(asked()).toBe(0)
  await wait(50)
  expect(asked()).toBe(1)
  const hrefOf = (name: string) => get('[role=option]', name).getAttribute('href')
  expect(hrefOf('Give to .Budi by hand')).toBe('/en/admin/players/be.Budi#give')
  expect(hrefOf('Resend 80 Points to .Budi')).toBe('/en/admin/store/transactions/T1')
})

test('a question mark lists the keys, but not while somebody types', async () => {
  const { fire, texts, click, get } = await openAs('support')
  await fire(window, press('?'))
  expect(texts('dialog[open] h2')).toEqual(['Shortcuts'])
  expect(texts('dialog[open] dt')).toEqual(
    expect.arrayContaining(['Search and actions', 'This list of keys', 'Resend']),
  )
  await click('dialog[open] button', /Close$/)
  await click('[aria-keyshortcuts="Control+K"]')
  await fire(get('dialog[open] input'), press('?'))
  expect(texts('dialog[open] h2')).toEqual([])
  await click('dialog[open] button', /^Shortcuts/)
  expect(texts('dialog[open] h2')).toEqual(['Shortcuts'])
})
