import { expect, test, vi } from 'vitest'
import * as adminEn from '#content/locales/en/admin-index.ts'
import * as adminId from '#content/locales/id/admin-index.ts'
import { demoSettings } from '#content/settings/index.ts'
import type { Role } from '#contract/permissions.ts'
import type { AuditEntry } from '#contract/platform/audit.schema.ts'
import { AUDIT_ACTIONS, type AuditAction } from '#contract/platform/audit.ts'
import { ONE_PAGE, overviewOf } from '#tests/support/admin-replies.ts'
import { type FakeApi, failure, renderPage } from '#tests/support/render-page.tsx'
import { foldSaves } from './difference.tsx'

const NOW = '2026-11-16T13:14:00.000Z'
let number = 0

function entry(action: AuditAction, change: Partial<AuditEntry> = {}): AuditEntry {
  number += 1
  const nothing = { subject: null, target: null, detail: null, before: null, after: null }
  return { _id: `E${number}`, at: NOW, admin: 'Tiara', action, ...nothing, ...change }
}

const saved = (version: number, change: Partial<AuditEntry> = {}) =>
  entry('settings_saved', {
    subject: 'notices',
    before: { version: version - 1 },
    after: { version },
    ...change,
  })

const DAYS = Array.from({ length: 30 }, (_, index) => ({
  day: new Date(Date.parse('2026-10-18') + index * 86_400_000).toISOString().slice(0, 10),
  entries: index % 3,
  grave: false,
}))

type Opened = { role?: Role; address?: string; api?: FakeApi }

async function openLog(
  entries: AuditEntry[],
  { role = 'owner', address = '/en/admin/audit', api }: Opened = {},
) {
  vi.useFakeTimers({ now: new Date(NOW) })
  return renderPage(address, {
    api: {
      'GET /api/admin/overview': overviewOf(role),
      'GET /api/admin/audit-log': { entries, pagination: ONE_PAGE.pagination },
      'GET /api/admin/audit-log/summary': { days: DAYS, admins: ['Dimas', 'Tiara'] },
      ...api,
    },
  })
}

test('every action has a sentence in both languages with the same parts', () => {
  const partsOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()
  for (const action of AUDIT_ACTIONS) {
    const [en, id] = [adminEn.adminAudit[action], adminId.adminAudit[action]]
    expect([action, partsOf(id)]).toEqual([action, partsOf(en)])
  }
})

test('entries are sentences with links, sums and reasons, below their day', async () => {
  const { texts, get } = await openLog([
    entry('product_edited', {
      subject: '80 Points',
      target: 'P8',
      before: { price: 77_000 },
      after: { price: 78_000 },
    }),
    entry('order_refunded', {
      admin: 'Dimas',
      subject: 'Rangga_07',
      target: 'T1',
      detail: 'bought twice',
      after: { product: '120 Points', amount: 114_000, reference: 'R1' },
    }),
    entry('role_changed', { subject: 'Dimas', before: { role: 'support' }, after: { role: 'manager' } }),
    entry('invitation_created', { after: { role: 'support' } }),
    entry('secret_saved', { subject: 'servers.survival.rcon_password' }),
    entry('password_changed', { admin: '(terminal)', subject: 'ayu' }),
    entry('login', { at: '2026-11-15T13:14:00.000Z' }),
    entry('logout', { at: '2026-11-13T18:00:00.000Z' }),
  ])
  expect(texts('.log h2')).toEqual(['Today Monday 16 Nov', 'Yesterday Sunday 15 Nov', 'Saturday 14 Nov'])
  expect(texts('.log .line p')).toEqual([
    'Tiara changed the price of 80 Points: Rp77.000 → Rp78.000',
    'Dimas marked the order of Rangga_07 as returned, 120 Points, Rp114.000: bought twice',
    'Tiara changed the role of Dimas: Support → Manager',
    'Tiara invited someone as Support',
    'Tiara changed a password or key of Servers, survival',
    'The command line changed the password: ayu',
    'Tiara signed in',
    'Tiara signed out',
  ])
  expect(get('.log a', '80 Points').getAttribute('href')).toBe('/en/admin/store/products/P8')
  expect(get('.log a', 'Rangga_07').getAttribute('href')).toBe('/en/admin/store/transactions/T1')
  expect(texts('.log [data-grave]')).toHaveLength(1)
})

test('entries of version 1.0.0 are shown with labels instead of paths', async () => {
  const { texts } = await openLog([
    entry('settings_saved', { subject: 'notices', detail: 'channels.0.name, channels.0.events' }),
    entry('product_edited', { subject: '80 Points', detail: 'price: 1 → 2' }),
  ])
  expect(texts('.log .line p')).toEqual([
    'Tiara saved Notifications: Name, Events',
    'Tiara edited the product 80 Points: price: 1 → 2',
  ])
})

test('saves of one section by one person within ten minutes are one line', () => {
  const at = (minutes: number) => new Date(Date.parse(NOW) - minutes * 60_000).toISOString()
  const count = (entries: AuditEntry[]) => foldSaves(entries).map((line) => line.count)
  expect(count([saved(3), entry('login'), saved(2, { at: at(4) }), saved(1, { at: at(10) })])).toEqual([3, 1])
  expect(count([saved(2), saved(1, { at: at(11) })])).toEqual([1, 1])
  expect(count([saved(2), saved(1, { admin: 'Dimas' })])).toEqual([1, 1])
  expect(count([saved(2), saved(2, { subject: 'links' })])).toEqual([1, 1])
  expect(count([saved(3), saved(1)])).toEqual([1, 1])
  expect(count([entry('login'), entry('login')])).toEqual([1, 1])
})

const { notices } = demoSettings
const VERSIONS: FakeApi = {
  'GET /api/admin/settings/:section': {
    section: 'notices',
    version: 2,
    value: notices,
    defaults: { ...notices, summary_hour: 7 },
    updated_at: NOW,
    updated_by: 'Tiara',
    environment: {},
    invalid: false,
  },
  'GET /api/admin/settings/:section/history': {
    entries: [
      { version: 2, at: NOW, by: 'Tiara', value: { ...notices, summary_hour: 9 } },
      { version: 1, at: NOW, by: 'Tiara', value: { ...notices, summary_hour: 8 } },
    ],
  },
}

test('folded saves open in place as one difference with the labels of the settings', async () => {
  const { texts, click, find } = await openLog([saved(2), saved(1)], { api: VERSIONS })
  expect(texts('.log .line p')).toEqual(['Tiara saved Notifications 2 times'])
  await click('button', 'Difference')
  expect(texts('.log .changes li')).toEqual(['Daily summary at 7 9'])
  expect(find('a', 'Open history')?.getAttribute('href')).toBe('/en/admin/notices/history')
  await click('button', 'Difference')
  expect(texts('.log .changes')).toEqual([])
})

test('versions that are no longer stored, or of another role, are not shown', async () => {
  const owner = await openLog([saved(9)], { api: VERSIONS })
  await owner.click('button', 'Difference')
  expect(owner.texts('.log .changes')).toEqual(['The versions are no longer stored.'])
  const manager = await openLog([saved(2)], { role: 'manager', api: VERSIONS })
  expect(manager.find('button', 'Difference')).toBeUndefined()
  expect(manager.find('.log a', 'Notifications')).toBeUndefined()
})

test('several changed fields of a product open with their labels and values', async () => {
  const { texts, click } = await openLog([
    entry('product_edited', {
      subject: '80 Points',
      target: 'P8',
      before: { price: 1_000, visible: false, commands: [] },
      after: { price: 2_000, visible: true, commands: [{ text: 'say hi' }] },
    }),
  ])
  expect(texts('.log .line p')).toEqual(['Tiara edited the product 80 Points: price, visibility, commands'])
  await click('button', 'Difference')
  expect(texts('.log .changes li')).toEqual([
    'Price Rp1.000 Rp2.000',
    'Visibility off on',
    'Commands added: say hi',
  ])
})

test('person, group and day are in the address and in the query', async () => {
  const { calls, click } = await openLog([entry('login')])
  const choose = async (label: string, value: string) => {
    await click('button', /^Filter/)
    await click('.pop button', new RegExp(`^${label}`))
    await click('.pop button', value)
  }
  await choose('Person', 'Dimas')
  await choose('Action', 'Orders')
  await click('button', '16 Nov: 2')
  expect(window.location.search).toBe('?admin=Dimas&action=orders&from=2026-11-16&until=2026-11-16')
  expect(calls.at(-1)).toMatch(/audit-log\?.*admin=Dimas&action=orders&from=2026-11-16&until=2026-11-16$/)
  await click('button', '16 Nov: 2')
  expect(window.location.search).toBe('?admin=Dimas&action=orders')
  await choose('Days', '7 days')
  expect(window.location.search).toBe('?admin=Dimas&action=orders&from=2026-11-10')
})

test('an empty log, a filter without a match, a failure and a closed role say so', async () => {
  expect((await openLog([])).texts('main').join()).toContain('No changes yet.')
  const filtered = await openLog([], { address: '/id/admin/audit?action=team' })
  expect(filtered.texts('main').join()).toContain('Tidak ada yang cocok')
  const failing = await openLog([], { api: { 'GET /api/admin/audit-log': () => failure(500) } })
  expect(failing.texts('[role="alert"]').join()).toContain('Failed to load data')
  const closed = await openLog([entry('login')], { role: 'support' })
  expect(closed.texts('main').join()).toContain('Only owners and managers can open Audit log.')
  expect(closed.texts('.log')).toEqual([])
})
